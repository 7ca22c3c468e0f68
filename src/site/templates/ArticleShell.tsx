import Link from 'next/link';
import type { ReactNode } from 'react';
import { Container } from '@/design/layout/Container';
import { formatDate } from '@/design/ui/format-time';
import { Prose } from '@/design/ui/Prose';
import { Ruler } from '@/design/ui/Ruler';
import type { LinkView } from '@/design/view-models';

export interface ArticleShellProps {
  title: string;
  category: string;
  /** ISO date. */
  publishedOn: string;
  readTimeMinutes: number;
  author: string;
  /** First sentence or two, set larger. */
  lead: string | null;
  children: ReactNode;
  related: { heading: string; links: (LinkView & { meta: string | null })[] } | null;
}

/** A blog post or a guide: its facts in the margin, the text in its measure. */
export function ArticleShell({
  title,
  category,
  publishedOn,
  readTimeMinutes,
  author,
  lead,
  children,
  related,
}: ArticleShellProps) {
  const facts = [
    ['Category', category],
    ['Published', formatDate(publishedOn)],
    ['Reading time', `${readTimeMinutes} min`],
    ['Written by', author],
  ];
  return (
    <article className="pt-8 pb-section lg:pt-12">
      <Container>
        <header>
          <h1 className="max-w-[16em] text-h1 font-[670]">{title}</h1>
          {lead ? <p className="mt-6 max-w-note text-lead text-muted">{lead}</p> : null}
          <Ruler className="mt-10 lg:mt-14" />
        </header>
        <div className="grid grid-cols-1 gap-x-12 gap-y-10 border-t border-ink pt-8 lg:grid-cols-12 lg:pt-12">
          <dl className="grid grid-cols-2 gap-x-6 gap-y-3 self-start text-small sm:grid-cols-4 lg:sticky lg:top-28 lg:col-span-3 lg:grid-cols-1 lg:gap-y-0">
            {facts.map(([term, description]) => (
              <div key={term} className="lg:border-b lg:border-rule lg:py-2.5 lg:first:pt-0">
                <dt className="font-mono text-label text-muted">{term}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
          <div className="min-w-0 lg:col-span-8 lg:col-start-5">
            <Prose>{children}</Prose>
            {related && related.links.length > 0 ? (
              <nav aria-labelledby="related-heading" className="mt-16 print:hidden">
                <h2 id="related-heading" className="text-h3">
                  {related.heading}
                </h2>
                <ul className="mt-4 border-t border-ink">
                  {related.links.map((link) => (
                    <li key={link.href} className="border-b border-rule">
                      <Link
                        href={link.href}
                        className="flex min-h-14 items-baseline justify-between gap-6 py-3.5 no-underline hover:underline"
                      >
                        <span>{link.label}</span>
                        {link.meta ? (
                          <span className="flex-none font-mono text-label text-muted">
                            {link.meta}
                          </span>
                        ) : null}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ) : null}
          </div>
        </div>
      </Container>
    </article>
  );
}
