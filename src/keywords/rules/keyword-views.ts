/** What somebody who types a keyword is after. */
export const keywordIntents = [
  { value: 'transactional', label: 'Ready to buy' },
  { value: 'commercial', label: 'Comparing' },
  { value: 'informational', label: 'Learning' },
  { value: 'local', label: 'Looking nearby' },
] as const;

export type KeywordIntent = (typeof keywordIntents)[number]['value'];

/** What staff call an intent. */
export function intentLabel(intent: KeywordIntent): string {
  return keywordIntents.find(({ value }) => value === intent)?.label ?? intent;
}

/** Whether a value is one of the intents. */
export function isIntent(value: unknown): value is KeywordIntent {
  return keywordIntents.some((intent) => intent.value === value);
}

const signs: readonly [KeywordIntent, RegExp][] = [
  ['informational', /\b(how|what|why|when|which|who|does|should|guide|tips|ideas|examples)\b/],
  ['local', /\b(near|nearby|local)\b/],
  [
    'commercial',
    /\b(best|top|compare|comparison|vs|versus|review|reviews|price|prices|cost|costs|cheap|affordable|fixed)\b/,
  ],
  [
    'transactional',
    /\b(buy|hire|order|quote|quotes|agency|company|services?|designers?|developers?)\b/,
  ],
];

/**
 * Guesses from its words what somebody who types a keyword is after, where nobody said it.
 *
 * @param keyword as `normaliseKeyword` writes it
 */
export function guessIntent(keyword: string): KeywordIntent {
  return signs.find(([, sign]) => sign.test(keyword))?.[0] ?? 'commercial';
}

/** How a keyword is answered. `gone`: nothing is published at its address any more. */
export type AnswerState = 'live' | 'gone' | 'none';

/** A line of the list. Money is pence. */
export interface KeywordView {
  id: number;
  keyword: string;
  volume: number | null;
  cpcPence: number | null;
  intent: KeywordIntent;
  place: string | null;
  topic: string | null;
  answer: AnswerState;
  /** Where its page is now, redirects followed; `null` without one. */
  page: string | null;
}

/** What keywords come to together. */
export interface KeywordFigures {
  count: number;
  /** Searches per month, of those whose volume is known. */
  searches: number;
  /** Over those that have a price per click; `null` when none has. Fractions of a penny stay. */
  averageCpcPence: number | null;
  /** Without a live page. */
  withoutPage: number;
  withoutVolume: number;
}

/** Figures of the keywords that share a value; `null` is those that have none. */
export interface KeywordGroup extends KeywordFigures {
  value: string | null;
}

/** One look at a set of keywords. */
export interface KeywordSummary {
  all: KeywordFigures;
  intents: KeywordGroup[];
  /** Most searches first, then most keywords. */
  places: KeywordGroup[];
  topics: KeywordGroup[];
}

export const noFigures: KeywordFigures = {
  count: 0,
  searches: 0,
  averageCpcPence: null,
  withoutPage: 0,
  withoutVolume: 0,
};

export const emptySummary: KeywordSummary = { all: noFigures, intents: [], places: [], topics: [] };

type ShownFigures = Pick<
  KeywordFigures,
  'count' | 'searches' | 'averageCpcPence' | 'withoutVolume'
>;

/** A page with the keywords that it answers. */
export interface CoveredPage extends ShownFigures {
  path: string;
  title: string;
  /** Its most searched keywords. */
  keywords: string[];
}

/** Keywords of one topic in one place that no page answers. */
export interface CoverageGap extends ShownFigures {
  place: string | null;
  topic: string | null;
  /** The most searched one. */
  example: string;
}

/**
 * Shows an average price with both decimals (specification, section 2, `/seo-dashboard`).
 *
 * @param pence may be a fraction
 * @returns e.g. `£1.20`; a dash for none
 */
export function formatAverageCpc(pence: number | null): string {
  if (pence === null) return '–';
  return (pence / 100).toLocaleString('en-GB', {
    style: 'currency',
    currency: 'GBP',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}

/**
 * Shows a count of searches or keywords.
 *
 * @returns e.g. `1,300`; a dash for an unknown one
 */
export function formatCount(count: number | null): string {
  return count === null ? '–' : count.toLocaleString('en-GB');
}

/**
 * Shows the searches of a set of keywords.
 *
 * @returns a dash while no volume is known: nobody searching is something else
 */
export function formatSearches({
  count,
  searches,
  withoutVolume,
}: Pick<KeywordFigures, 'count' | 'searches' | 'withoutVolume'>): string {
  return formatCount(count > 0 && withoutVolume === count ? null : searches);
}

/** `1 keyword`, `1,300 keywords`. */
export function keywordCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'keyword' : 'keywords'}`;
}
