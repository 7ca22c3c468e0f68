import type { Metadata } from 'next';
import { demandAdmin } from '@/accounts/store/viewer';
import { Container } from '@/design/layout/Container';
import { Tag } from '@/design/ui/Tag';
import { defaultKeywordFilter, keywordQuery, seoPagesPath } from '@/keywords/rules/keyword-filter';
import {
  type CoveredPage,
  formatAverageCpc,
  formatCount,
  formatSearches,
} from '@/keywords/rules/keyword-views';
import { readPageCoverage } from '@/keywords/store/keywords-dashboard';
import { DashboardHead, UnreadNotice } from '@/keywords/ui/DashboardHead';
import { FigureTable } from '@/keywords/ui/KeywordFigures';
import { seoDashboardPath } from '@/platform/paths';

export const metadata: Metadata = { title: 'Keywords by page' };

function PageName({ page: { path, title, keywords, count } }: { page: CoveredPage }) {
  return (
    <>
      <a href={path} className="font-semibold no-underline hover:underline">
        {title}
      </a>
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-mono text-label break-all text-muted">{path}</span>
        {count === 0 ? <Tag tone="amber">No keywords</Tag> : null}
      </span>
      {count > 0 ? (
        <span className="block text-muted">
          {keywords.join(', ')}
          {count > keywords.length ? ' …' : ''}
        </span>
      ) : null}
    </>
  );
}

/** All pages open to search engines, with their keywords. */
export default async function KeywordPagesPage() {
  await demandAdmin();
  const { figures, pages, isComplete } = await readPageCoverage();
  const idle = pages.filter(({ count }) => count === 0).length;
  return (
    <>
      <DashboardHead figures={figures} current={seoPagesPath} />
      <Container className="pt-6 pb-16 lg:pb-24">
        {isComplete ? null : <UnreadNotice />}
        <p className="max-w-measure pb-5 text-small text-muted">
          {formatCount(pages.length)} pages can be found by a search, {formatCount(idle)} of them{' '}
          {idle === 1 ? 'has' : 'have'} no keyword yet. Legal pages and pages that are kept out of
          search engines are not listed.
        </p>
        <FigureTable
          caption="Pages"
          heading="Page"
          rows={pages.map((page) => ({
            key: page.path,
            name: <PageName page={page} />,
            hrefOfCount:
              page.count > 0
                ? seoDashboardPath + keywordQuery(defaultKeywordFilter, { page: page.path })
                : null,
            figures: [
              formatCount(page.count),
              formatSearches(page),
              formatAverageCpc(page.averageCpcPence),
            ],
          }))}
        />
      </Container>
    </>
  );
}
