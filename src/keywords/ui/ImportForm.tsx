'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/design/ui/Button';
import { classNames } from '@/design/ui/class-names';
import { Icon } from '@/design/ui/Icon';
import { Notice } from '@/design/ui/Notice';
import { postForm } from '@/platform/own-server';
import { keywordImportPath } from '../rules/dashboard-paths';
import type { ImportOutcome, ImportStep } from '../rules/import-outcome';
import { ImportResult } from './ImportResult';

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

/**
 * A file of keywords: looked at first, saved then. The same form works without script, where a
 * browser can’t keep the file between the two.
 */
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
                {saveLabel(outcome.report.created + outcome.report.changed)}
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

function saveLabel(count: number): string {
  return `Save ${count.toLocaleString('en-GB')} ${count === 1 ? 'keyword' : 'keywords'}`;
}
