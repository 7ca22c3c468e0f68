'use client';

import { Receipt, type ReceiptLine } from '@/design/ui/Receipt';
import { formatPence } from '@/prices/rules/money';
import type { FrozenLine } from '../rules/frozen';
import { chosenLines } from '../rules/totals';
import { useChoice } from './use-choice';

export interface TotalReceiptsProps {
  depositPercent: number;
  /** Terms such as the months of notice. */
  note: string | null;
}

function toReceiptLines(lines: readonly FrozenLine[]): ReceiptLine[] {
  const seen = new Map<string, number>();
  return lines.map(({ label, amountPence }) => {
    // Two lines may share a name, but a receipt keys its rows by name.
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return {
      label: count > 1 ? `${label} (${count})` : label,
      amount: formatPence(amountPence),
    };
  });
}

/** Sums of the chosen lines: one-off, with the payment schedule, and monthly. */
export function TotalReceipts({ depositPercent, note }: TotalReceiptsProps) {
  const { lines, chosen, totals } = useChoice();
  const counted = chosenLines(lines, chosen);
  const once = counted.filter(({ every }) => every === 'once');
  const monthly = counted.filter(({ every }) => every === 'month');
  return (
    <div className="grid gap-5">
      {once.length > 0 ? (
        <Receipt
          live
          title="Once"
          lines={toReceiptLines(once)}
          totalLabel="Total"
          total={formatPence(totals.oncePence)}
          note={
            <PaidIn
              depositPercent={depositPercent}
              depositPence={totals.depositPence}
              restPence={totals.restPence}
            />
          }
        />
      ) : null}
      {monthly.length > 0 ? (
        <Receipt
          live
          title="Every month"
          lines={toReceiptLines(monthly)}
          totalLabel="Total a month"
          total={formatPence(totals.monthlyPence)}
          note={note}
        />
      ) : null}
    </div>
  );
}

function PaidIn(paid: { depositPercent: number; depositPence: number; restPence: number }) {
  const { depositPercent, depositPence, restPence } = paid;
  const steps = [
    [`On acceptance (${depositPercent}%)`, depositPence],
    ['Before launch', restPence],
  ] as const;
  return (
    <dl>
      {steps.map(([term, pence]) => (
        <div key={term} className="flex justify-between gap-4 border-t border-rule py-1.5">
          <dt>{term}</dt>
          <dd className="font-mono text-ink">{formatPence(pence)}</dd>
        </div>
      ))}
    </dl>
  );
}
