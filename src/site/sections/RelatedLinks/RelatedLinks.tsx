import Link from 'next/link';
import { useId } from 'react';
import { listRelatedPages } from '@/content/store/related';
import { Section } from '@/design/layout/Section';
import { SectionHead } from '@/design/ui/SectionHead';
import type { RelatedLinksBlock } from '@/payload-types';
import { sectionHead } from '../section-head';

export interface RelatedLinksProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  intro: string | null;
  pages: { path: string; title: string; description: string }[];
}

/** Links to related pages, with their descriptions. */
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

/** Loads the most relevant pages; the section is omitted if none is relevant enough. */
export async function loadRelatedLinks(
  block: RelatedLinksBlock,
  path: string,
): Promise<RelatedLinksProps | null> {
  const pages = await listRelatedPages(path, { limit: block.limit, minimum: block.minimum });
  return pages.length > 0 ? { ...sectionHead(block), pages } : null;
}
