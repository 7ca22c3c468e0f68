import type { Metadata } from 'next';
import { demandAdmin } from '@/accounts/store/viewer';
import { Container } from '@/design/layout/Container';
import { assignPages } from '@/keywords/actions/keyword-actions';
import { seoGapsPath, seoSuggestPath } from '@/keywords/rules/keyword-filter';
import { formatCount, keywordCount } from '@/keywords/rules/keyword-views';
import { listPageSuggestions } from '@/keywords/store/keywords-suggestions';
import { ChoiceForm } from '@/keywords/ui/ChoiceForm';
import { TaskHead } from '@/keywords/ui/DashboardHead';
import { Answer, ChoiceRow } from '@/keywords/ui/KeywordList';

export const metadata: Metadata = { title: 'Suggested pages' };

/** Suggested pages for unanswered keywords, for review before saving. */
export default async function SuggestPage() {
  await demandAdmin();
  const { suggestions, withoutAnswer, isPart } = await listPageSuggestions();
  return (
    <>
      <TaskHead path={seoSuggestPath} heading="Suggested pages">
        For each keyword the published page that suits it best: the niche in the city, else the
        city, else the industry, else the page about the same thing. Untick what should stay without
        one.
      </TaskHead>
      <Container className="pt-8 pb-16 lg:pb-24">
        {withoutAnswer > 0 ? (
          <p className="pb-4 text-small text-muted">
            For {keywordCount(withoutAnswer)} {isPart ? 'of the most searched ones ' : ''}no page
            suits. <a href={seoGapsPath}>See which pages are missing</a>
          </p>
        ) : null}
        {suggestions.length === 0 ? (
          <p className="border-y border-ink py-6">There is nothing to suggest.</p>
        ) : (
          <ChoiceForm
            key={suggestions.map(({ id, page }) => `${id}${page}`).join()}
            total={suggestions.length}
            verb="Save the page of"
            plainLabel="Save the ticked pages"
            busyLabel="Saving…"
            save={assignPages}
          >
            <ul>
              {suggestions.map(({ id, keyword, volume, before, page, title }) => (
                <ChoiceRow
                  key={id}
                  value={`${id} ${page}`}
                  name={keyword}
                  about={
                    <>
                      {title}
                      {volume === null ? null : ` · ${formatCount(volume)} searches`}
                      {before === null ? null : (
                        <span className="block">
                          instead of <span className="font-mono text-label">{before}</span>, which
                          is gone
                        </span>
                      )}
                    </>
                  }
                  page={<Answer answer="live" page={page} isLink={false} />}
                />
              ))}
            </ul>
          </ChoiceForm>
        )}
      </Container>
    </>
  );
}
