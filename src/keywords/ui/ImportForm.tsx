'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/design/ui/Button';
import { classNames } from '@/design/ui/class-names';
import { FactStrip } from '@/design/ui/FactStrip';
import { Icon } from '@/design/ui/Icon';
import { Notice } from '@/design/ui/Notice';
import { postForm } from '@/platform/own-server';
import type { ImportOutcome, ImportReport, ImportStep } from '../rules/import-outcome';
import { keywordImportPath } from '../rules/keyword-filter';
import { formatCount, keywordCount } from '../rules/keyword-views';

interface ImportResultProps {
  status: 'checked' | 'saved';
  report: ImportReport;
  children: ReactNode;
}

function headingOf({ status, report }: Pick<ImportResultProps, 'status' | 'report'>): string {
  if (status === 'saved') return `${report.fileName} is saved`;
  if (report.created + report.changed === 0) return 'There is nothing new in it';
  return 'Nothing is saved yet';
}

function More({ shown, total }: { shown: number; total: number }) {
  if (total <= shown) return null;
  return <p className="mt-2 text-small text-muted">… and {formatCount(total - shown)} more.</p>;
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

function ImportResult({ status, report, children }: ImportResultProps) {
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
          { term: 'New', value: formatCount(created) },
          { term: 'Changed', value: formatCount(changed) },
          { term: 'As they were', value: formatCount(unchanged) },
          { term: 'Left out', value: formatCount(wrong) },
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

const unreachable: ImportOutcome = {
  status: 'refused',
  problem: 'The file could not be sent. Check your connection and try again.',
};

async function send(file: File, step: ImportStep): Promise<ImportOutcome> {
  const body = new FormData();
  body.set('file', file);
  body.set('step', step);
  try {
    const answer = await postForm(keywordImportPath, body);
    return (await answer.json()) as ImportOutcome;
  } catch {
    return unreachable;
  }
}

/** Checked first, then saved. Without script, a browser can’t keep the file in between. */
export function ImportForm() {
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const [busy, setBusy] = useState<ImportStep | null>(null);
  const [name, setName] = useState('');
  const [isOver, setIsOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isChecked = outcome?.status === 'checked';
  const isWorthSaving = isChecked && outcome.report.created + outcome.report.changed > 0;

  async function act(step: ImportStep): Promise<void> {
    const file = field.current?.files?.[0];
    if (!file) {
      setOutcome({ status: 'refused', problem: 'Choose a file first.' });
      return;
    }
    setBusy(step);
    setOutcome(await send(file, step));
    setBusy(null);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    const pressed = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value');
    // The report is a download; the browser does that by itself.
    if (pressed === 'report') return;
    event.preventDefault();
    if (busy === null) void act(pressed === 'save' ? 'save' : 'check');
  }

  return (
    <form action={keywordImportPath} method="post" encType="multipart/form-data" onSubmit={submit}>
      <div
        className={classNames(
          'relative flex min-h-40 flex-col items-center justify-center gap-2 rounded-control border border-dashed px-5 py-8 text-center',
          'focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-orchard',
          isOver ? 'border-orchard bg-mist' : 'border-edge bg-sheet hover:border-ink',
        )}
      >
        <Icon name="plus" className="size-6 text-orchard" />
        <label htmlFor="keyword-file" className="font-semibold">
          {name || 'Choose a CSV file, or drop one here'}
        </label>
        <p id="keyword-file-help" className="text-small text-muted">
          Up to 5 MB and 50,000 lines
        </p>
        {/* The whole box is the field: dropping and pressing work without script as well. */}
        <input
          ref={field}
          id="keyword-file"
          type="file"
          name="file"
          required
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-describedby="keyword-file-help"
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
          onChange={({ target }) => {
            setName(target.files?.[0]?.name ?? '');
            setOutcome(null);
          }}
        />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          type="submit"
          name="step"
          value="check"
          variant={isWorthSaving ? 'line' : 'primary'}
          busy={busy === 'check'}
          busyLabel="Reading…"
        >
          Check the file
        </Button>
        <Button type="submit" name="step" value="save" className="scripting:hidden">
          Save it at once
        </Button>
        <Button type="submit" name="step" value="report" className="scripting:hidden">
          Report as CSV
        </Button>
      </div>
      <div aria-live="polite" className="mt-6">
        {outcome?.status === 'refused' ? (
          <Notice tone="error" title="Nothing was saved">
            <p>{outcome.problem}</p>
          </Notice>
        ) : null}
        {outcome && outcome.status !== 'refused' ? (
          <ImportResult status={outcome.status} report={outcome.report}>
            {isWorthSaving ? (
              <Button
                type="submit"
                name="step"
                value="save"
                variant="primary"
                busy={busy === 'save'}
                busyLabel="Saving…"
              >
                {`Save ${keywordCount(outcome.report.created + outcome.report.changed)}`}
              </Button>
            ) : null}
            {outcome.report.wrong > 0 ? (
              <Button type="submit" name="step" value="report">
                Download the report
              </Button>
            ) : null}
          </ImportResult>
        ) : null}
      </div>
    </form>
  );
}
