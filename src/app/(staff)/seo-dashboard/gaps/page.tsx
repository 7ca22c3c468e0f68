import type { Metadata } from 'next';
import { demandAdmin } from '@/accounts/store/viewer';
import { Container } from '@/design/layout/Container';
import { Button } from '@/design/ui/Button';
import {
  defaultKeywordFilter,
  keywordQuery,
  seoGapsPath,
  seoSuggestPath,
  withoutValue,
} from '@/keywords/rules/keyword-filter';
import { nationwide } from '@/keywords/rules/keyword-text';
import {
  type CoverageGap,
  formatAverageCpc,
  formatCount,
  formatSearches,
  keywordCount,
} from '@/keywords/rules/keyword-views';
import { readKeywordGaps } from '@/keywords/store/keywords-dashboard';
import { DashboardHead, UnreadNotice } from '@/keywords/ui/DashboardHead';
import { FigureTable } from '@/keywords/ui/KeywordFigures';
import { seoDashboardPath } from '@/platform/paths';

export const metadata: Metadata = { title: 'Keyword gaps' };

function placed(place: string | null): string {
  if (place === null) return ', no place';
  return place === nationwide ? ', everywhere' : ` in ${place}`;
}

function hrefOf({ place, topic }: CoverageGap): string {
  const changes = {
    gap: 'no-page',
    place: place ?? withoutValue,
    topic: topic ?? withoutValue,
  } as const;
  return seoDashboardPath + keywordQuery(defaultKeywordFilter, changes);
}

/** Searched keywords without a page, by topic and place. */
export default async function KeywordGapsPage() {
  await demandAdmin();
  const { figures, gaps, isComplete } = await readKeywordGaps();
  const { withoutPage } = figures;
  return (
    <>
      <DashboardHead figures={figures} current={seoGapsPath} />
      <Container className="pt-6 pb-16 lg:pb-24">
        {isComplete ? null : <UnreadNotice />}
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 pb-5">
          <p className="max-w-measure text-small text-muted">
            Topics in a place that people search for and no published page answers, most searches
            first. Each is a page to write, or keywords to give to a page that is there.
          </p>
          {withoutPage > 0 ? (
            <Button href={seoSuggestPath} size="small">
              Suggest pages for {keywordCount(withoutPage)}
            </Button>
          ) : null}
        </div>
        {gaps.length > 0 ? (
          <FigureTable
            caption="Gaps"
            heading="Topic and place"
            rows={gaps.map((gap) => ({
              key: `${gap.topic} ${gap.place}`,
              name: (
                <>
                  <span className="font-semibold">{gap.topic ?? 'No topic'}</span>
                  {placed(gap.place)}
                  <span className="block text-muted">e.g. {gap.example}</span>
                </>
              ),
              hrefOfCount: hrefOf(gap),
              figures: [
                formatCount(gap.count),
                formatSearches(gap),
                formatAverageCpc(gap.averageCpcPence),
              ],
            }))}
          />
        ) : (
          <p className="border-y border-ink py-6">Every keyword has a page that answers it.</p>
        )}
      </Container>
    </>
  );
}
