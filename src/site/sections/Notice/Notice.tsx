import { useId } from 'react';
import { Container } from '@/design/layout/Container';
import { classNames } from '@/design/ui/class-names';
import { FigureText } from '@/design/ui/Figures';
import { Icon } from '@/design/ui/Icon';
import type { NoticeBlock } from '@/payload-types';

/** A full-width note between sections; hidden with the page that it is about. */
export function NoticeSection({ block }: { block: NoticeBlock }) {
  const id = useId();
  const { tone, title, text, linkLabel, linkHref } = block;
  // An empty link means that its target is unpublished.
  if (linkLabel && linkHref === '') return null;
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'border-y',
        tone === 'warning' ? 'border-amber bg-wash' : 'border-rule bg-mist',
      )}
    >
      <Container className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-1.5 py-6 lg:grid-cols-[auto_minmax(0,4fr)_minmax(0,7fr)] lg:gap-x-8 lg:py-8">
        <Icon
          name={tone === 'warning' ? 'alert' : 'info'}
          className={classNames('mt-0.75 size-5.5', tone === 'info' && 'text-orchard')}
        />
        <h2 id={id} className="text-h3 lg:-ms-4.5">
          {title}
        </h2>
        <div className="max-lg:col-start-2">
          <FigureText text={text} className="max-w-measure" />
          {linkLabel && linkHref ? (
            <a
              href={linkHref}
              className="touch mt-1 -mb-2 inline-flex items-center font-semibold print-hidden"
            >
              {linkLabel}
            </a>
          ) : null}
        </div>
      </Container>
    </section>
  );
}
