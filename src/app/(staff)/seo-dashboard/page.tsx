import type { Metadata } from 'next';
import { demandAdmin } from '@/accounts/store/viewer';
import { Container } from '@/design/layout/Container';
import {
  type AddressQuery,
  isKeywordFilterActive,
  type KeywordFilter,
  keywordQuery,
  readKeywordFilter,
  withoutValue,
} from '@/keywords/rules/keyword-filter';
import { intentLabel, isKeywordIntent } from '@/keywords/rules/keyword-views';
import { readDashboard } from '@/keywords/store/keywords-dashboard';
import { DashboardHead, DoneNotice, UnreadNotice } from '@/keywords/ui/DashboardHead';
import { GroupBars } from '@/keywords/ui/KeywordFigures';
import { KeywordFilters } from '@/keywords/ui/KeywordFilters';
import { EmptyList, KeywordPaging, KeywordTable, ListHead } from '@/keywords/ui/KeywordList';
import { seoDashboardPath } from '@/platform/paths';

export const metadata: Metadata = { title: 'SEO dashboard' };

const narrow =
  (filter: KeywordFilter, name: 'intent' | 'place' | 'topic') => (value: string | null) =>
    seoDashboardPath + keywordQuery(filter, { [name]: value ?? withoutValue });

/** Keyword figures and keyword table (specification, section 2, `/seo-dashboard`). */
export default async function SeoDashboardPage(props: { searchParams: Promise<AddressQuery> }) {
  await demandAdmin();
  const query = await props.searchParams;
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
            nameOf={(value) => (isKeywordIntent(value) ? intentLabel(value) : 'None')}
            hrefOf={narrow(filter, 'intent')}
          />
          {(['place', 'topic'] as const).map((name) => (
            <GroupBars
              key={name}
              heading={name === 'place' ? 'Place' : 'Topic'}
              groups={shown[`${name}s`]}
              nameOf={(value) => value ?? `No ${name}`}
              hrefOf={narrow(filter, name)}
            />
          ))}
        </div>
        <KeywordFilters filter={filter} all={all} />
        <ListHead filter={filter} figures={shown.all} />
        {keywords.length > 0 ? (
          <KeywordTable keywords={keywords} filter={filter} />
        ) : (
          <EmptyList isNarrowed={isKeywordFilterActive(filter)} />
        )}
        <KeywordPaging filter={filter} total={shown.all.count} />
      </Container>
    </>
  );
}
