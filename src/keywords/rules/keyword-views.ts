import { optionLabel } from '@/platform/option-label';

export const keywordIntents = [
  { value: 'transactional', label: 'Ready to buy' },
  { value: 'commercial', label: 'Comparing' },
  { value: 'informational', label: 'Learning' },
  { value: 'local', label: 'Looking nearby' },
] as const;

export type KeywordIntent = (typeof keywordIntents)[number]['value'];

export function intentLabel(intent: KeywordIntent): string {
  return optionLabel(keywordIntents, intent);
}

export function isKeywordIntent(value: unknown): value is KeywordIntent {
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

/** @param keyword as `normaliseKeyword` writes it */
export function guessIntent(keyword: string): KeywordIntent {
  return signs.find(([, sign]) => sign.test(keyword))?.[0] ?? 'commercial';
}

/** Whether a page answers a keyword. `gone`: its page is no longer published. */
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
  /** The current page, redirects followed; `null` without one. */
  page: string | null;
}

export interface KeywordFigures {
  count: number;
  /** Searches per month, over keywords with a known volume. */
  searches: number;
  /** Over keywords with a price per click; `null` without any. Fractions of a penny are kept. */
  averageCpcPence: number | null;
  withoutPage: number;
  withoutVolume: number;
}

/** Totals of the keywords that share a value; `null` for no value. */
export interface KeywordGroup extends KeywordFigures {
  value: string | null;
}

export interface KeywordSummary {
  all: KeywordFigures;
  intents: KeywordGroup[];
  /** By searches, then by number of keywords. */
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

export interface CoveredPage extends ShownFigures {
  path: string;
  title: string;
  /** Its keywords with the most searches. */
  keywords: string[];
}

/** Keywords of one topic in one place without a page. */
export interface CoverageGap extends ShownFigures {
  place: string | null;
  topic: string | null;
  /** The one with the most searches. */
  example: string;
}

/** Two decimals (specification, section 2, `/seo-dashboard`), e.g. `£1.20`; a dash for none. */
export function formatAverageCpc(pence: number | null): string {
  if (pence === null) return '–';
  return (pence / 100).toLocaleString('en-GB', {
    style: 'currency',
    currency: 'GBP',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}

/** E.g. `1,300`; a dash for an unknown one. */
export function formatCount(count: number | null): string {
  return count === null ? '–' : count.toLocaleString('en-GB');
}

/** A dash without any known volume, which differs from no searches. */
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
