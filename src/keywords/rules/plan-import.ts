import { toPoundsInput } from '@/prices/rules/money';
import { intentLabel, type KeywordIntent } from './keyword-views';
import type { ImportLine } from './read-import';

export interface StoredKeyword {
  id: number;
  keyword: string;
  volume: number | null;
  cpcPence: number | null;
  intent: KeywordIntent;
  borough: string | null;
  cluster: string | null;
  page: string | null;
}

/** One changed field, as text. */
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

/** The effect of saving a file. */
export interface ImportPlan {
  created: ImportLine[];
  changed: ChangedKeyword[];
  unchanged: number;
}

const count = (value: number | null) => (value === null ? 'none' : value.toLocaleString('en-GB'));
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
  compare('Volume', stored.volume, line.volume, count);
  compare('CPC', stored.cpcPence, line.cpcPence, pounds);
  compare<KeywordIntent>('Intent', stored.intent, line.intent, (intent) =>
    intent === null ? 'none' : intentLabel(intent),
  );
  compare('Place', stored.borough, line.borough, name);
  compare('Topic', stored.cluster, line.cluster, name);
  compare('Page', stored.page, line.page, name);
  return changes;
}

/**
 * Compares a file with the stored keywords.
 * @param stored by keyword
 */
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
