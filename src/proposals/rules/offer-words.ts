import { formatPence } from '@/prices/rules/money';
import type { ProposalTotals } from './totals';

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
