import { type Estimate, pagesInWords } from './calculate-estimate';
import { formatPence } from './money';

/** An amount of an estimate as receipts show it: `£500`, or `included`. */
export function amountInWords(amountPence: number | null): string {
  return amountPence === null ? 'included' : formatPence(amountPence);
}

/** An estimate in a few words, e.g. `Multi-page website, 8 pages, £1,500`. */
export function estimateInWords({ typeLabel, pages, totalPence }: Estimate): string {
  return `${typeLabel}, ${pagesInWords(pages)}, ${formatPence(totalPence)}`;
}

/**
 * An estimate as plain text, for a mail or a note: the receipt with one line for each of its lines.
 *
 * @returns e.g. `Business Starter`, `Multi-page website, 5 pages … £1,200`, `Estimate … £1,200`,
 *   `Ready in 2–4 weeks`
 */
export function describeEstimate(estimate: Estimate): string {
  const { headline, budgetBand, lines, totalPence, timeline } = estimate;
  return [
    headline,
    ...(budgetBand === null ? [] : [`Budget band: ${budgetBand}`]),
    ...lines.map(({ label, amountPence }) => `${label} … ${amountInWords(amountPence)}`),
    `Estimate … ${formatPence(totalPence)}`,
    `Ready in ${timeline}`,
  ].join('\n');
}
