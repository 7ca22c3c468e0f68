import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { longestQuestion } from '@/chat/rules/limits';
import { findAnswer } from '@/chat/store/find-answer';
import { SearchResults } from '@/chat/ui/SearchResults';
import { pageMetadata } from '@/content/rules/page-metadata';
import { getSearchPicture, getSiteIdentity } from '@/content/store/site';
import { besideWords, PageHead } from '@/design/layout/PageHead';
import { PathBreadcrumb } from '@/design/layout/PathBreadcrumb';
import { Section } from '@/design/layout/Section';
import { Button } from '@/design/ui/Button';
import { Picture } from '@/design/ui/Picture';
import { getEnv } from '@/platform/env';
import { searchPath } from '@/platform/paths';
import { takePoint } from '@/platform/rate-limit/take-points';
import { JsonLd, pageStructuredData } from '@/site/sections/structured-data';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Rendered on request, because the answer depends on the query. */
export const dynamic = 'force-dynamic';

async function readQuestion({ searchParams }: Props): Promise<string> {
  const { q } = await searchParams;
  return typeof q === 'string' ? q.slice(0, longestQuestion).trim() : '';
}

const described = {
  path: searchPath,
  metaTitle: 'Search our pages',
  metaDescription:
    'Type a question about websites, prices or the way we work. The search finds pages, packages, questions and articles.',
};

export async function generateMetadata(): Promise<Metadata> {
  const { brandName } = await getSiteIdentity();
  return pageMetadata(getEnv().siteUrl, brandName, { ...described, noIndex: true });
}

async function search(question: string) {
  if (!question) return null;
  const { allowed } = await takePoint('search', { headers: await headers() });
  return allowed ? findAnswer(question) : 'limited';
}

/** The site's search: a plain form; the chat gives the same answers. */
export default async function SearchPage(props: Props) {
  const question = await readQuestion(props);
  const [{ email, phone }, found, picture] = await Promise.all([
    getSiteIdentity(),
    search(question),
    question ? null : getSearchPicture(),
  ]);
  return (
    <>
      <JsonLd nodes={await pageStructuredData(described)} />
      <PathBreadcrumb path={searchPath} />
      <PageHead
        eyebrow="Search"
        heading="Search this site"
        lead="Ask in your own words. You get what we’ve published, with today’s prices, or we say that we haven’t written about it."
        aside={picture ? <Picture picture={picture} {...besideWords} /> : null}
        asideLast
      >
        <search id="chat" className="block max-w-measure">
          <form action={searchPath} className="flex gap-2">
            <input
              type="search"
              name="q"
              aria-label="Your question or a few words"
              placeholder="e.g. price for a salon"
              defaultValue={question}
              required
              maxLength={longestQuestion}
              className="touch min-w-0 flex-1 rounded-control border border-edge bg-sheet px-3.5"
            />
            <Button type="submit" variant="primary" size="small">
              Search
            </Button>
          </form>
        </search>
      </PageHead>
      {question ? (
        <Section>
          <SearchResults found={found} email={email} phone={phone} />
        </Section>
      ) : null}
    </>
  );
}
