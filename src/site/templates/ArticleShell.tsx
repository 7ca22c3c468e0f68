import type { ReactNode } from 'react';
import type { RelatedPost } from '@/content/rules/posts';
import type { PersonView, PostCardView } from '@/content/rules/view-models';
import { Container } from '@/design/layout/Container';
import { besideWords } from '@/design/layout/PageHead';
import { formatDate } from '@/design/ui/format-time';
import { Picture } from '@/design/ui/Picture';
import { Prose } from '@/design/ui/Prose';
import { Ruler } from '@/design/ui/Ruler';
import { Tag } from '@/design/ui/Tag';
import type { LinkView } from '@/design/view-models';
import { EmojiSign } from '../blog/EmojiSign';

interface ArticleShellProps {
  post: PostCardView & { author: PersonView | null };
  /** Signs posts without an author. */
  studio: string;
  children: ReactNode;
  related: RelatedPost[];
  /** Links to the parts of the text. */
  parts: LinkView[];
}

function Author({ person: { name, role, isSample } }: { person: PersonView }) {
  return (
    <>
      {name}
      <span className="block text-muted">{role}</span>
      {isSample ? <Tag className="mt-1.5">Sample person</Tag> : null}
    </>
  );
}

/** A small cover beside the title of a post, or its emoji alone. */
function RelatedLink({ label, href, meta, emoji, cover }: RelatedPost) {
  return (
    <a href={href} className="flex min-h-14 items-center gap-4 py-3 no-underline hover:underline">
      {cover ? (
        <Picture
          picture={{ ...cover, alt: '' }}
          sizes="7rem"
          className="aspect-16/9 w-24 flex-none rounded-[3px] object-cover sm:w-28"
        />
      ) : null}
      <span className="min-w-0 flex-1">{label}</span>
      <span className="flex flex-none items-center gap-2 font-mono text-label text-muted max-sm:flex-col">
        <EmojiSign emoji={emoji} />
        {meta}
      </span>
    </a>
  );
}

/** A blog post: its facts in the margin, the text in its measure. */
export function ArticleShell({ post, studio, children, related, parts }: ArticleShellProps) {
  const { author, cover, emoji } = post;
  const facts: [string, ReactNode][] = [
    [
      'Category',
      <span key="category" className="inline-flex items-center gap-2">
        <EmojiSign emoji={emoji} />
        {post.category}
      </span>,
    ],
    ['Published', formatDate(post.publishedOn)],
    ['Reading time', `${post.readTimeMinutes} min`],
    ['Written by', author ? <Author key="author" person={author} /> : studio],
  ];
  return (
    <article className="pt-8 pb-section lg:pt-12">
      <Container>
        <header>
          <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-12 lg:items-end xl:gap-x-16">
            <div className={cover ? 'lg:col-span-7' : 'lg:col-span-10'}>
              <h1 className="max-w-[16em] text-h1 font-[670]">{post.title}</h1>
              <p className="mt-6 max-w-note text-lead text-muted">{post.excerpt}</p>
            </div>
            {cover ? (
              <div className="lg:col-span-5">
                <Picture picture={cover} {...besideWords} isFirst />
              </div>
            ) : null}
          </div>
          <Ruler className="mt-10 lg:mt-14" />
        </header>
        <div className="grid grid-cols-1 gap-x-12 gap-y-10 border-t border-ink pt-8 lg:grid-cols-12 lg:pt-12">
          <div className="self-start text-small lg:sticky lg:top-28 lg:col-span-3 lg:-ms-2 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:ps-2">
            <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4 lg:grid-cols-1 lg:gap-y-0">
              {facts.map(([term, description]) => (
                <div key={term} className="lg:border-b lg:border-rule lg:py-2.5 lg:first:pt-0">
                  <dt className="font-mono text-label text-muted">{term}</dt>
                  <dd>{description}</dd>
                </div>
              ))}
            </dl>
            {parts.length > 1 ? (
              <nav aria-labelledby="parts-heading" className="mt-7 max-lg:hidden print:hidden">
                <p id="parts-heading" className="font-mono text-label text-muted">
                  In this post
                </p>
                <ol className="mt-1">
                  {parts.map(({ label, href }) => (
                    <li key={href}>
                      <a
                        href={href}
                        className="block py-1.5 text-small/5 no-underline hover:underline"
                      >
                        {label}
                      </a>
                    </li>
                  ))}
                </ol>
              </nav>
            ) : null}
          </div>
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
                      <RelatedLink {...link} />
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
