import type { Metadata } from 'next';
import { readDashboard } from '@/cms/queries/keywords-dashboard';
import { Container } from '@/components/layout/Container';
import { intentLabel, isIntent } from '@/domain/keywords/intents';
import {
  type AddressQuery,
  isNarrowed,
  type KeywordFilter,
  keywordQuery,
  readKeywordFilter,
  withoutValue,
} from '@/domain/keywords/keyword-filter';
import { seoDashboardPath } from '@/domain/routing/paths';
import { demandAdmin } from '@/server/sign-in/viewer';
import { DashboardHead } from './_templates/DashboardHead';
import { DoneNotice } from './_templates/DoneNotice';
import { EmptyList } from './_templates/EmptyList';
import { GroupBars } from './_templates/GroupBars';
import { KeywordFilters } from './_templates/KeywordFilters';
import { KeywordPaging } from './_templates/KeywordPaging';
import { KeywordTable } from './_templates/KeywordTable';
import { ListHead } from './_templates/ListHead';
import { UnreadNotice } from './_templates/UnreadNotice';

export const metadata: Metadata = { title: 'SEO dashboard' };

const narrow =
  (filter: KeywordFilter, name: 'intent' | 'place' | 'topic') => (value: string | null) =>
    seoDashboardPath + keywordQuery(filter, { [name]: value ?? withoutValue });

/** Keyword figures and keyword table (specification, section 2, `/seo-dashboard`). */
export default async function SeoDashboardPage({
  searchParams,
}: {
  searchParams: Promise<AddressQuery>;
}) {
  await demandAdmin();
  const query = await searchParams;
  const filter = readKeywordFilter(query);
  const { all, shown, keywords, isComplete } = await readDashboard(filter);
  return (
    <>
      <DashboardHead figures={all.all} current={seoDashboardPath} query={keywordQuery(filter)} />
      <Container className="pt-6 pb-16 lg:pb-24">
        <DoneNotice query={query} />
        {isComplete ? null : <UnreadNotice />}
        <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 pb-8 md:grid-cols-2 xl:grid-cols-3">
          <GroupBars
            heading="Intent"
            groups={shown.intents}
            nameOf={(value) => (isIntent(value) ? intentLabel(value) : 'None')}
            hrefOf={narrow(filter, 'intent')}
          />
          <GroupBars
            heading="Place"
            groups={shown.places}
            nameOf={(value) => value ?? 'No place'}
            hrefOf={narrow(filter, 'place')}
          />
          <GroupBars
            heading="Topic"
            groups={shown.topics}
            nameOf={(value) => value ?? 'No topic'}
            hrefOf={narrow(filter, 'topic')}
          />
        </div>
        <KeywordFilters filter={filter} all={all} />
        <ListHead filter={filter} figures={shown.all} />
        {keywords.length > 0 ? (
          <KeywordTable keywords={keywords} filter={filter} />
        ) : (
          <EmptyList isNarrowed={isNarrowed(filter)} />
        )}
        <KeywordPaging filter={filter} total={shown.all.count} />
      </Container>
    </>
  );
}
