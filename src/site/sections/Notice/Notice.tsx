import Link from 'next/link';
import { useId } from 'react';
import { Container } from '@/design/layout/Container';
import { classNames } from '@/design/ui/class-names';
import { Figures } from '@/design/ui/Figures';
import { Icon } from '@/design/ui/Icon';
import type { LinkView } from '@/design/view-models';
import type { NoticeBlock } from '@/payload-types';

export interface NoticeSectionProps {
  tone: 'info' | 'warning';
  title: string;
  text: string;
  link: LinkView | null;
}

/** A full-width note between the sections that it concerns. */
export function NoticeSection({ tone, title, text, link }: NoticeSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'border-y',
        tone === 'warning' ? 'border-amber bg-wash' : 'border-rule bg-mist',
      )}
    >
      <Container className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-1.5 py-8 lg:grid-cols-[auto_minmax(0,4fr)_minmax(0,7fr)] lg:gap-x-8 lg:py-10">
        <Icon
          name={tone === 'warning' ? 'alert' : 'info'}
          className={classNames('mt-0.75 size-5.5', tone === 'info' && 'text-orchard')}
        />
        <h2 id={id} className="text-h3 lg:-ms-4.5">
          {title}
        </h2>
        <div className="max-lg:col-start-2">
          <p className="max-w-measure">
            <Figures text={text} />
          </p>
          {link ? (
            <Link
              href={link.href}
              className="touch mt-1 -mb-2 inline-flex items-center font-semibold print-hidden"
            >
              {link.label}
            </Link>
          ) : null}
        </div>
      </Container>
    </section>
  );
}

/** Texts of the notice. A notice for an unpublished page is hidden with that page. */
export function loadNotice({
  tone,
  title,
  text,
  linkLabel,
  linkHref,
}: NoticeBlock): NoticeSectionProps | null {
  // An empty link means that its target is unpublished.
  if (linkLabel && linkHref === '') return null;
  return {
    tone,
    title,
    text,
    link: linkLabel && linkHref ? { label: linkLabel, href: linkHref } : null,
  };
}
