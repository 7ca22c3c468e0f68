import { formatPence } from '@/prices/rules/money';
import type { ProposalTotals } from './totals';

/** Ids of the parts that every proposal has; headings of its texts have ids of their words. */
export const partIds = { offer: 'the-offer', terms: 'the-terms', answer: 'the-answer' } as const;

/** The form that accepts; the boxes of optional lines belong to it, so that it is sent with them. */
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
