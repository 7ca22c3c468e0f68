import type { ReactNode } from 'react';
import { FactStrip } from '@/design/ui/FactStrip';
import { Notice } from '@/design/ui/Notice';
import type { ImportReport } from '../rules/import-outcome';

export interface ImportResultProps {
  status: 'checked' | 'saved';
  report: ImportReport;
  /** Buttons: what can be done now. */
  children: ReactNode;
}

const count = (number: number) => number.toLocaleString('en-GB');

function headingOf({ status, report }: Pick<ImportResultProps, 'status' | 'report'>): string {
  if (status === 'saved') return `${report.fileName} is saved`;
  if (report.created + report.changed === 0) return 'There is nothing new in it';
  return 'Nothing is saved yet';
}

function More({ shown, total }: { shown: number; total: number }) {
  if (total <= shown) return null;
  return <p className="mt-2 text-small text-muted">… and {count(total - shown)} more.</p>;
}

function Faults({ report }: { report: ImportReport }) {
  if (report.wrong === 0) return null;
  return (
    <section aria-labelledby="import-faults" className="mt-8">
      <h3 id="import-faults" className="text-h4">
        Left out
      </h3>
      <table className="mt-3 w-full border-collapse text-small">
        <thead>
          <tr className="border-b border-ink text-start">
            {['Line', 'Keyword', 'What is wrong'].map((title) => (
              <th
                key={title}
                scope="col"
                className="py-2 pe-4 text-start font-mono text-label font-medium text-muted"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.firstFaults.map(({ row, keyword, problem }) => (
            <tr key={row} className="border-b border-rule align-top">
              <th scope="row" className="py-2 pe-4 text-start font-mono font-medium">
                {row}
              </th>
              <td className="max-w-[16em] py-2 pe-4 break-words">{keyword || '–'}</td>
              <td className="py-2">{problem}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <More shown={report.firstFaults.length} total={report.wrong} />
    </section>
  );
}

/** What a file holds, or what was made of it. */
export function ImportResult({ status, report, children }: ImportResultProps) {
  const { created, changed, unchanged, wrong } = report;
  return (
    <section aria-labelledby="import-heading">
      <Notice tone={status === 'saved' ? 'success' : 'info'}>
        <h2 id="import-heading" className="text-h4">
          {headingOf({ status, report })}
        </h2>
      </Notice>
      <FactStrip
        className="mt-4 border-b border-rule"
        facts={[
          { term: 'New', value: count(created) },
          { term: 'Changed', value: count(changed) },
          { term: 'As they were', value: count(unchanged) },
          { term: 'Left out', value: count(wrong) },
        ]}
      />
      <div className="mt-5 flex flex-wrap gap-3">{children}</div>
      <Faults report={report} />
      {changed > 0 ? (
        <section aria-labelledby="import-changed" className="mt-8">
          <h3 id="import-changed" className="text-h4">
            Changed
          </h3>
          <ul className="mt-3 border-t border-ink text-small">
            {report.firstChanged.map(({ keyword, changes }) => (
              <li
                key={keyword}
                className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-2"
              >
                <span>{keyword}</span>
                <span className="font-mono text-label leading-6">
                  {changes.map(({ label, from, to }) => (
                    <span key={label} className="ms-4 first:ms-0">
                      <span className="text-muted">{label}</span> {from}{' '}
                      <span className="text-muted">to</span> {to}
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </ul>
          <More shown={report.firstChanged.length} total={changed} />
        </section>
      ) : null}
      {created > 0 ? (
        <section aria-labelledby="import-created" className="mt-8">
          <h3 id="import-created" className="text-h4">
            New
          </h3>
          <p className="mt-2 text-small">{report.firstCreated.join(', ')}</p>
          <More shown={report.firstCreated.length} total={created} />
        </section>
      ) : null}
    </section>
  );
}
