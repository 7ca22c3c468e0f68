import { z } from 'zod';
import { toPoundsInput } from '@/prices/rules/money';
import { intentLabel, type KeywordIntent } from './keyword-views';
import type { ImportFault, ImportLine, ReadImport } from './read-import';

export type StoredKeyword = Omit<ImportLine, 'row' | 'intent'> & {
  id: number;
  intent: KeywordIntent;
};

export interface ImportedChange {
  label: string;
  from: string;
  to: string;
}

export interface ChangedKeyword {
  id: number;
  line: ImportLine;
  changes: ImportedChange[];
}

export interface ImportPlan {
  created: ImportLine[];
  changed: ChangedKeyword[];
  unchanged: number;
}

const figure = (value: number | null) => (value === null ? 'none' : value.toLocaleString('en-GB'));
const pounds = (pence: number | null) => (pence === null ? 'none' : `£${toPoundsInput(pence)}`);
const name = (value: string | null) => value || 'none';

function changesOf(stored: StoredKeyword, line: ImportLine): ImportedChange[] {
  const changes: ImportedChange[] = [];
  function compare<Value>(
    label: string,
    from: Value | null,
    to: Value | null,
    word: (value: Value | null) => string,
  ): void {
    // An empty cell never deletes a known value.
    if (to === null || to === (from || from === 0 ? from : null)) return;
    changes.push({ label, from: word(from), to: word(to) });
  }
  compare('Volume', stored.volume, line.volume, figure);
  compare('CPC', stored.cpcPence, line.cpcPence, pounds);
  compare<KeywordIntent>('Intent', stored.intent, line.intent, (intent) =>
    intent === null ? 'none' : intentLabel(intent),
  );
  compare('Place', stored.borough, line.borough, name);
  compare('Topic', stored.cluster, line.cluster, name);
  compare('Page', stored.page, line.page, name);
  return changes;
}

export function planImport(
  lines: readonly ImportLine[],
  stored: ReadonlyMap<string, StoredKeyword>,
): ImportPlan {
  const plan: ImportPlan = { created: [], changed: [], unchanged: 0 };
  for (const line of lines) {
    const known = stored.get(line.keyword);
    if (!known) {
      plan.created.push(line);
      continue;
    }
    const changes = changesOf(known, line);
    if (changes.length > 0) plan.changed.push({ id: known.id, line, changes });
    else plan.unchanged += 1;
  }
  return plan;
}

/** `check` previews, `report` downloads the faults as a file. */
export const importSteps = ['check', 'save', 'report'] as const;
export type ImportStep = (typeof importSteps)[number];

const shownLines = { created: 12, changed: 30, faults: 100 } as const;

export interface ImportReport {
  fileName: string;
  created: number;
  changed: number;
  unchanged: number;
  wrong: number;
  firstCreated: string[];
  firstChanged: { keyword: string; changes: ImportedChange[] }[];
  firstFaults: ImportFault[];
}

export type ImportOutcome =
  | { status: 'checked' | 'saved'; report: ImportReport }
  | { status: 'refused'; problem: string };

export function reportImport(
  fileName: string,
  { faults }: Pick<ReadImport & { status: 'read' }, 'faults'>,
  plan: ImportPlan,
): ImportReport {
  return {
    fileName,
    created: plan.created.length,
    changed: plan.changed.length,
    unchanged: plan.unchanged,
    wrong: faults.length,
    firstCreated: plan.created.slice(0, shownLines.created).map(({ keyword }) => keyword),
    firstChanged: plan.changed
      .slice(0, shownLines.changed)
      .map(({ line, changes }) => ({ keyword: line.keyword, changes })),
    firstFaults: faults.slice(0, shownLines.faults),
  };
}

type Counts = Pick<ImportReport, 'created' | 'changed' | 'unchanged' | 'wrong'>;

/** One line about an import: `12 new, 3 changed, 40 as they were, 2 left out`. */
export function sumUpImport({ created, changed, unchanged, wrong }: Counts): string {
  const count = (number: number) => number.toLocaleString('en-GB');
  return `${count(created)} new, ${count(changed)} changed, ${count(unchanged)} as they were, ${count(wrong)} left out`;
}

const count = z.coerce.number().int().min(0).max(1_000_000);
const told = z.object({
  import: z.enum(['checked', 'saved']),
  created: count,
  changed: count,
  unchanged: count,
  wrong: count,
});

/** Result in the page's address after a form sent without script. */
export type ImportNote = Counts & { import: 'checked' | 'saved' };

export function importNoteQuery(
  status: ImportNote['import'],
  { created, changed, unchanged, wrong }: Counts,
): string {
  const values = { import: status, created, changed, unchanged, wrong };
  return `?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}`;
}

/** @returns `null` without an import's parameters */
export function readImportNote(query: unknown): ImportNote | null {
  return told.safeParse(query).data ?? null;
}
