import { getEnv } from '@/platform/env';
import { logFailure } from '@/platform/log-failure';
import {
  type ImportOutcome,
  type ImportStep,
  reportImport,
  sumUpImport,
} from '../rules/import-outcome';
import { type ImportFault, importLimits, readImport } from '../rules/read-import';
import type { Author } from '../store/import-keywords';
import { importKeywords, previewImport } from '../store/import-keywords';
import { readCsv } from './read-csv';

/** An outcome with everything that is wrong, not only the first lines of it. */
export type ReceivedImport = { outcome: ImportOutcome; faults: ImportFault[] };

const refused = (problem: string): ReceivedImport => ({
  outcome: { status: 'refused', problem },
  faults: [],
});

/** As it may be shown and kept: without folders, and not without end. */
function plainName(name: string): string {
  const [last = ''] = name.split(/[\\/]/).slice(-1);
  return last.replaceAll(/\p{Cc}/gu, '').slice(0, 80) || 'keywords.csv';
}

async function readAndSave(
  file: unknown,
  step: ImportStep,
  author: Author,
): Promise<ReceivedImport> {
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) {
    return refused('Choose a file first.');
  }
  if (file.size > importLimits.bytes)
    return refused('A file may have 5 MB. Divide it into several.');
  const csv = readCsv(new Uint8Array(await file.arrayBuffer()));
  if (csv.status === 'refused') return refused(csv.problem);
  const read = readImport(csv.rows, getEnv().siteUrl);
  if (read.status === 'refused') return refused(read.problem);
  const { lines, faults } = read;
  const fileName = plainName(file.name);
  if (step !== 'save') {
    const plan = await previewImport(lines);
    return { outcome: { status: 'checked', report: reportImport(fileName, read, plan) }, faults };
  }
  const plan = await importKeywords(lines, author, (made) => {
    return `${fileName}: ${sumUpImport(reportImport(fileName, read, made))}.`;
  });
  return { outcome: { status: 'saved', report: reportImport(fileName, read, plan) }, faults };
}

/** A server error is answered like a refusal, and nothing is saved. */
export function receiveImport(
  file: unknown,
  step: ImportStep,
  author: Author,
): Promise<ReceivedImport & { failed?: true }> {
  const failed = { ...refused('It could not be saved. Try again.'), failed: true } as const;
  return logFailure<ReceivedImport>('A file of keywords could not be imported.', failed, () =>
    readAndSave(file, step, author),
  );
}
