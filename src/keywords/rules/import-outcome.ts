import { z } from 'zod';
import type { ImportedChange, ImportPlan } from './plan-import';
import type { ImportFault, ReadImport } from './read-import';

/** `check` previews, `report` downloads the faults as a file. */
export const importSteps = ['check', 'save', 'report'] as const;
export type ImportStep = (typeof importSteps)[number];

/** Lines of each kind that a preview shows. */
const shownLines = { created: 12, changed: 30, faults: 100 } as const;

/** What saving a file does or did. */
export interface ImportReport {
  fileName: string;
  created: number;
  changed: number;
  unchanged: number;
  wrong: number;
  /** The first of each kind. */
  firstCreated: string[];
  firstChanged: { keyword: string; changes: ImportedChange[] }[];
  firstFaults: ImportFault[];
}

export type ImportOutcome =
  | { status: 'checked' | 'saved'; report: ImportReport }
  | { status: 'refused'; problem: string };

/** Summarises an import for staff. */
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

/** @returns parameters for the page's address */
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
