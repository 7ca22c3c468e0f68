import type { Metadata } from 'next';
import { demandAdmin } from '@/accounts/store/viewer';
import { Container } from '@/design/layout/Container';
import { Notice } from '@/design/ui/Notice';
import { readImportNote, sumUpImport } from '@/keywords/rules/import-outcome';
import { type AddressQuery, seoImportPath } from '@/keywords/rules/keyword-filter';
import { TaskHead } from '@/keywords/ui/DashboardHead';
import { ImportForm } from '@/keywords/ui/ImportForm';
import { seoDashboardPath } from '@/platform/paths';

export const metadata: Metadata = { title: 'Import keywords' };

const columns: readonly [name: string, what: string][] = [
  ['Keyword', 'Needed. One that is listed already is brought up to date.'],
  ['Volume', 'Searches per month: 1300, 1,300 or 1.3K.'],
  ['CPC', 'In pounds: 1.20 or £1.20.'],
  [
    'Intent',
    'Transactional, commercial, informational or local. Guessed for new keywords without one.',
  ],
  ['Borough', 'The place, e.g. Reading.'],
  ['Cluster', 'The topic, e.g. Plumbers.'],
  ['Page', 'Address on this site, e.g. /pricing. Suggested for new keywords without one.'],
];

/** Import of keywords from a file, the source of volumes and prices per click. */
export default async function ImportPage(props: { searchParams: Promise<AddressQuery> }) {
  await demandAdmin();
  const note = readImportNote(await props.searchParams);
  return (
    <>
      <TaskHead path={seoImportPath} heading="Import keywords">
        A file from your keyword tool or a spreadsheet. You see what it changes before anything is
        saved.
      </TaskHead>
      <Container className="grid grid-cols-1 items-start gap-x-12 gap-y-10 pt-8 pb-16 lg:grid-cols-12 lg:pb-24">
        <div className="min-w-0 lg:col-span-7">
          {note ? (
            <Notice
              tone={note.import === 'saved' ? 'success' : 'info'}
              role="status"
              className="mb-6"
            >
              <p>
                {note.import === 'saved' ? 'Saved: ' : 'Nothing is saved yet: '}
                {sumUpImport(note)}. <a href={seoDashboardPath}>See the keywords</a>
              </p>
            </Notice>
          ) : null}
          <ImportForm />
        </div>
        <aside aria-labelledby="import-columns" className="lg:col-span-5">
          <h2 id="import-columns" className="text-h4">
            What the file looks like
          </h2>
          <p className="mt-2 text-small text-muted">
            The first line names the columns, in any order; only Keyword is needed. Other columns
            are ignored, and names that tools use, such as “Search volume”, are understood.
          </p>
          <dl className="mt-4 border-t border-ink text-small">
            {columns.map(([name, what]) => (
              <div
                key={name}
                className="grid grid-cols-[6.5em_1fr] gap-3 border-b border-rule py-2"
              >
                <dt className="font-mono text-label leading-6 font-semibold">{name}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-small text-muted">
            An empty cell leaves what is known as it is. A line with a mistake is left out whole,
            and the report says why.
          </p>
        </aside>
      </Container>
    </>
  );
}
