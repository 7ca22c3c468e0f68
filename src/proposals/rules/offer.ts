import { formatPence, percentOf } from '@/prices/rules/money';
import type { FrozenLine, FrozenProposal } from './frozen';

export type SummedLine = Pick<FrozenLine, 'id' | 'amountPence' | 'every' | 'isOptional'>;

/** Integer pence. */
export interface ProposalTotals {
  /** One-off payments: `depositPence` on acceptance, `restPence` before launch. */
  oncePence: number;
  depositPence: number;
  restPence: number;
  monthlyPence: number;
  /** The part of both sums from chosen optional lines. */
  optional: { oncePence: number; monthlyPence: number };
}

/** Reduces submitted ids to a valid choice: optional lines, each once, in the proposal's order. */
export function knownChoice(
  lines: readonly Pick<FrozenLine, 'id' | 'isOptional'>[],
  wanted: Iterable<string>,
): string[] {
  const ids = new Set(wanted);
  return lines.filter(({ id, isOptional }) => isOptional && ids.has(id)).map(({ id }) => id);
}

/** Required lines, and chosen optional ones; unknown ids are ignored. */
export function chosenLines<Line extends Pick<FrozenLine, 'id' | 'isOptional'>>(
  lines: readonly Line[],
  chosenIds: Iterable<string>,
): Line[] {
  const ids = new Set(chosenIds);
  return lines.filter(({ id, isOptional }) => !isOptional || ids.has(id));
}

function sumOf(lines: readonly SummedLine[], every: FrozenLine['every']): number {
  return lines.reduce((sum, line) => sum + (line.every === every ? line.amountPence : 0), 0);
}

/** @param depositPercent 0 to 100, the policy figure at the time of sending */
export function proposalTotals(
  lines: readonly SummedLine[],
  chosenIds: Iterable<string>,
  depositPercent: number,
): ProposalTotals {
  const chosen = chosenLines(lines, chosenIds);
  const optional = chosen.filter(({ isOptional }) => isOptional);
  const oncePence = sumOf(chosen, 'once');
  const depositPence = percentOf(oncePence, depositPercent);
  return {
    oncePence,
    depositPence,
    restPence: oncePence - depositPence,
    monthlyPence: sumOf(chosen, 'month'),
    optional: { oncePence: sumOf(optional, 'once'), monthlyPence: sumOf(optional, 'month') },
  };
}

/** Ids of the fixed parts; headings within texts have ids derived from their words. */
export const partIds = { offer: 'the-offer', terms: 'the-terms', answer: 'the-answer' } as const;

/** Id of the accept form; the tick boxes of optional lines belong to it, so they are submitted. */
export const acceptFormId = 'answer-accept';

/** e.g. `£2,100 once + £99 a month`. */
export function totalInWords({
  oncePence,
  monthlyPence,
}: Pick<ProposalTotals, 'oncePence' | 'monthlyPence'>): string {
  const once = oncePence > 0 || monthlyPence === 0 ? [`${formatPence(oncePence)} once`] : [];
  const monthly = monthlyPence > 0 ? [`${formatPence(monthlyPence)} a month`] : [];
  return [...once, ...monthly].join(' + ');
}

/** `choice` marks a choice, `with` names each line, `recount` lines only just counted. */
const choiceName = 'choice';
export const lineName = 'with';
export const recountName = 'recount';

export function isChoiceName(name: string): boolean {
  return name === choiceName || name === lineName || name === recountName;
}

/** A query that may hold a choice; a parameter may occur several times. */
type Query = Record<string, string | string[] | undefined>;

/** `null` without a choice, which differs from an empty choice. */
export function readChoice(query: Query): string[] | null {
  return query[choiceName] === undefined ? null : [query[lineName] ?? []].flat();
}

/** Whether the total was just recounted, and the client has to read it again. */
export function isRecounted(query: Query): boolean {
  return query[recountName] !== undefined;
}

export function writeChoice(chosen: readonly string[]): string {
  const query = new URLSearchParams({ [choiceName]: '1' });
  for (const id of chosen) query.append(lineName, id);
  return query.toString();
}

/** @param path may have a query without a choice */
export function withChoice(path: string, chosen: readonly string[]): string {
  return `${path}${path.includes('?') ? '&' : '?'}${writeChoice(chosen)}`;
}

export function withRecount(path: string, ticked: readonly string[]): string {
  return `${withChoice(path, ticked)}&${recountName}=1`;
}

/** Accepted lines, or those in the address: consumer law forbids pre-ticked boxes. */
export function shownChoice(
  lines: readonly Pick<FrozenLine, 'id' | 'isOptional'>[],
  { accepted, wanted }: { accepted: readonly string[] | null; wanted: readonly string[] | null },
): string[] {
  return knownChoice(lines, accepted ?? wanted ?? []);
}

/** Sorts object keys, because PostgreSQL's `jsonb` does not keep their order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, item]) => [key, canonical(item)]),
  );
}

/** Always the same text: its SHA-256 is the fingerprint of the acceptance. */
export function acceptedText(frozen: FrozenProposal, chosenIds: Iterable<string>): string {
  const chosen = knownChoice(frozen.lines, chosenIds).toSorted();
  return JSON.stringify(canonical({ proposal: frozen, chosen }));
}
