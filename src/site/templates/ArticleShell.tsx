import type { ReactNode } from 'react';
import type { PostCardView } from '@/content/rules/view-models';
import { Container } from '@/design/layout/Container';
import { formatDate } from '@/design/ui/format-time';
import { Prose } from '@/design/ui/Prose';
import { Ruler } from '@/design/ui/Ruler';
import type { LinkView } from '@/design/view-models';

interface ArticleShellProps {
  post: PostCardView;
  author: string;
  children: ReactNode;
  related: (LinkView & { meta: string })[];
}

/** A blog post: its facts in the margin, the text in its measure. */
export function ArticleShell({ post, author, children, related }: ArticleShellProps) {
  const facts = [
    ['Category', post.category],
    ['Published', formatDate(post.publishedOn)],
    ['Reading time', `${post.readTimeMinutes} min`],
    ['Written by', author],
  ];
  return (
    <article className="pt-8 pb-section lg:pt-12">
      <Container>
        <header>
          <h1 className="max-w-[16em] text-h1 font-[670]">{post.title}</h1>
          <p className="mt-6 max-w-note text-lead text-muted">{post.excerpt}</p>
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
            {related.length > 0 ? (
              <nav aria-labelledby="related-heading" className="mt-16 print:hidden">
                <h2 id="related-heading" className="text-h3">
                  Read next
                </h2>
                <ul className="mt-4 border-t border-ink">
                  {related.map((link) => (
                    <li key={link.href} className="border-b border-rule">
                      <a
                        href={link.href}
                        className="flex min-h-14 items-baseline justify-between gap-6 py-3.5 no-underline hover:underline"
                      >
                        <span>{link.label}</span>
                        <span className="flex-none font-mono text-label text-muted">
                          {link.meta}
                        </span>
                      </a>
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
