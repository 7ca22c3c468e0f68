import type { Metadata } from 'next';
import { demandAdmin } from '@/accounts/store/viewer';
import { Container } from '@/design/layout/Container';
import { Button } from '@/design/ui/Button';
import { Select } from '@/design/ui/Field';
import { addKeywords } from '@/keywords/actions/keyword-actions';
import type { AddressQuery } from '@/keywords/rules/keyword-filter';
import { seoGeneratePath } from '@/keywords/rules/keyword-filter';
import {
  formatCount,
  intentLabel,
  keywordCount,
  keywordIntents,
} from '@/keywords/rules/keyword-views';
import { readProposalWish } from '@/keywords/rules/propose-keywords';
import { listProposals, readProposalSource } from '@/keywords/store/keywords-suggestions';
import { ChoiceForm } from '@/keywords/ui/ChoiceForm';
import { TaskHead } from '@/keywords/ui/DashboardHead';
import { Answer, ChoiceRow } from '@/keywords/ui/KeywordList';

export const metadata: Metadata = { title: 'Generate New Set' };

const options = (items: readonly { slug: string; name: string }[]) =>
  items.map(({ slug, name }) => ({ value: slug, label: name }));

/** New keywords from cities × niches × intents (decisions on the specification). */
export default async function GeneratePage(props: { searchParams: Promise<AddressQuery> }) {
  await demandAdmin();
  const wish = readProposalWish(await props.searchParams);
  const [{ proposals, total }, { cities, niches }] = await Promise.all([
    listProposals(wish),
    readProposalSource(),
  ]);
  return (
    <>
      <TaskHead path={seoGeneratePath} heading="Generate New Set">
        What people type who look for a website, made of your published cities and niches. Keywords
        that are listed already are left out. Volume and CPC stay empty until you import them.
      </TaskHead>
      <Container className="pt-8 pb-16 lg:pb-24">
        <form
          key={JSON.stringify(wish)}
          action={seoGeneratePath}
          className="grid grid-cols-1 gap-x-4 sm:grid-cols-[1fr_1fr_1fr_auto]"
        >
          {[
            { name: 'place', label: 'Place', options: options(cities), chosen: wish.city },
            { name: 'niche', label: 'Niche', options: options(niches), chosen: wish.niche },
            { name: 'intent', label: 'Intent', options: [...keywordIntents], chosen: wish.intent },
          ].map(({ chosen, ...field }) => (
            <Select key={field.name} {...field} placeholder="All" defaultValue={chosen ?? ''} />
          ))}
          <div className="pb-5 sm:pt-7.5 sm:pb-0">
            <Button type="submit" size="small" className="min-h-12.5">
              Show
            </Button>
          </div>
        </form>
        {proposals.length === 0 ? (
          <p className="border-y border-ink py-6">
            Everything of this kind is listed already. Publish a city or a niche, and there is more.
          </p>
        ) : (
          <>
            <p className="pb-3 text-small text-muted">
              {total > proposals.length
                ? `The first ${formatCount(proposals.length)} of ${keywordCount(total)} that are not listed yet.`
                : `${keywordCount(total)} not listed yet.`}
            </p>
            <ChoiceForm
              key={proposals.map(({ keyword }) => keyword).join()}
              total={proposals.length}
              verb="Add"
              plainLabel="Add the ticked keywords"
              busyLabel="Adding…"
              save={addKeywords}
            >
              <ul>
                {proposals.map(({ keyword, intent, borough, cluster, page }) => (
                  <ChoiceRow
                    key={keyword}
                    value={keyword}
                    name={keyword}
                    about={`${intentLabel(intent)} · ${borough} · ${cluster}`}
                    page={<Answer answer="live" page={page} isLink={false} />}
                  />
                ))}
              </ul>
            </ChoiceForm>
          </>
        )}
      </Container>
    </>
  );
}
