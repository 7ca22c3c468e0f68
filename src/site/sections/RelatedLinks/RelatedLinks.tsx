import Link from 'next/link';
import { useId } from 'react';
import { Section } from '@/design/layout/Section';
import { SectionHead } from '@/design/ui/SectionHead';

export interface RelatedLinksProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  intro: string | null;
  pages: { path: string; title: string; description: string }[];
}

/** Where to read on, each with what it is about. */
export function RelatedLinks({ anchor, eyebrow, heading, intro, pages }: RelatedLinksProps) {
  const id = useId();
  return (
    <Section id={anchor ?? undefined} shared labelledBy={id}>
      <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={intro} />
      <ul className="mt-9 grid grid-cols-1 gap-x-10 border-t border-ink sm:grid-cols-2 lg:mt-12">
        {pages.map(({ path, title, description }) => (
          <li key={path} className="group relative border-b border-rule py-5">
            <Link
              href={path}
              className="font-semibold no-underline group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </Link>
            {description ? <p className="mt-1 text-small text-muted">{description}</p> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
