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
