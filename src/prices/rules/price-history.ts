import { formatPence } from './money';
import type { PriceEdit } from './price-board';
import { type FigureId, parseFigureId } from './price-figures';

/** One price of a history entry. Pence; `null`: no price, or not on the site. */
export interface PriceChange {
  figure: FigureId;
  /** Its name at that time, e.g. `Growth, from`. */
  label: string;
  beforePence: number | null;
  afterPence: number | null;
}

/** Hours for which an unsaved price draft is kept. */
const draftHours = 24;

/** Expiry limit: price drafts older than this moment are hidden. */
export function oldestPriceDraft(now: Date): Date {
  return new Date(now.getTime() - draftHours * 60 * 60 * 1000);
}

/** Formats an amount, or words its absence. */
export function formatAmount(pence: number | null): string {
  return pence === null ? 'none' : formatPence(pence);
}

const longestSummary = 200;

function shorten(text: string): string {
  return text.length <= longestSummary ? text : `${text.slice(0, longestSummary - 1)}…`;
}

/** Unique names of the priced items: `Growth, from` and `Growth, up to` are one. */
function namesOf(changes: readonly PriceChange[]): string[] {
  const things = new Map<string, string>();
  for (const { figure, label } of changes) {
    const parsed = parseFigureId(figure);
    const thing = parsed && parsed.id !== null ? `${parsed.source}/${parsed.id}` : figure;
    const name = parsed && parsed.id !== null ? label.replace(/, (from|up to)$/, '') : label;
    if (!things.has(thing)) things.set(thing, name);
  }
  return [...things.values()];
}

/** Summarises a history entry in a line of at most 200 characters. */
export function summarisePrices(changes: readonly PriceChange[], isRevert = false): string {
  const start = isRevert ? 'Taken back: ' : '';
  const [only] = changes;
  if (only && changes.length === 1) {
    const { label, beforePence, afterPence } = only;
    return shorten(`${start}${label}: ${formatAmount(beforePence)} → ${formatAmount(afterPence)}`);
  }
  const names = namesOf(changes);
  const rest = names.length - 3;
  const listed = rest > 0 ? `${names.slice(0, 3).join('; ')} and ${rest} more` : names.join('; ');
  return shorten(`${start}${changes.length} prices: ${listed}`);
}

/** Effect of reverting an entry, given the present prices. */
export interface RevertPlan {
  /** Prices unchanged since the entry. */
  edits: PriceEdit[];
  /** Prices changed since the entry; reverting would overwrite them. */
  overwrites: (PriceEdit & { label: string })[];
  /** Prices without a former one, removed from the board, or on application. */
  impossible: string[];
}

/** Computes the effect of reverting an entry, without prices already reset. */
export function planRevert(
  changes: readonly PriceChange[],
  prices: ReadonlyMap<FigureId, { pence: number | null; isOptional: boolean }>,
): RevertPlan {
  const plan: RevertPlan = { edits: [], overwrites: [], impossible: [] };
  for (const { figure, label, beforePence, afterPence } of changes) {
    const now = prices.get(figure);
    if (now?.pence === beforePence) continue;
    if (!now || (beforePence === null && !now.isOptional)) {
      plan.impossible.push(label);
      continue;
    }
    const edit = { figure, seenPence: now.pence, pence: beforePence };
    if (now.pence === afterPence) plan.edits.push(edit);
    else plan.overwrites.push({ ...edit, label });
  }
  return plan;
}
