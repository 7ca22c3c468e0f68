import { Receipt } from '@/design/ui/Receipt';
import { addUpHiddenFees } from '../../rules/comparisons';
import { formatPence } from '../../rules/money';
import type { HiddenFeeView } from '../../rules/price-book';

/** Three-year bill of the ticked fees, beside ours for the same items. */
export function FeesReceipt({ fees, note }: { fees: HiddenFeeView[]; note: string | null }) {
  const sums = addUpHiddenFees(fees);
  return (
    <Receipt
      live
      title="Fees on top of the quote"
      meta="three years"
      lines={
        fees.length === 0
          ? [{ label: 'Nothing ticked', amount: formatPence(0), muted: true }]
          : fees.map(({ name, monthlyPence }) => ({
              label: name,
              amount: `${formatPence(monthlyPence)}/month`,
            }))
      }
      subtotals={[
        { label: 'Each month', amount: formatPence(sums.monthlyPence) },
        { label: 'Year 1', amount: formatPence(sums.firstYearPence) },
        { label: 'Years 2 and 3', amount: formatPence(sums.laterYearsPence) },
        { label: 'All three years', amount: formatPence(sums.totalPence) },
        { label: 'What we charge for these', amount: formatPence(sums.oursPence) },
      ]}
      totalLabel="Saving over three years"
      total={formatPence(sums.savingPence)}
      note={note}
    />
  );
}
