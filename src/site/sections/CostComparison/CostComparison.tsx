import { DimensionLine } from '@/design/ui/DimensionLine';
import { FigureText } from '@/design/ui/Figures';
import { Receipt, type ReceiptLine } from '@/design/ui/Receipt';
import type { CostComparisonBlock } from '@/payload-types';
import { describeSaving, monthsInWords } from '@/prices/rules/comparisons';
import { formatPence } from '@/prices/rules/money';
import type { CostComparisonView, CostLineView } from '@/prices/rules/price-book';
import { getPriceBook } from '@/prices/store/price-book';
import { CostRuler } from '../../lazy-parts';
import { HeadedSection } from '../HeadedSection';

/** Receipts of two payment models, summed over the years; omitted if the comparison is unpublished. */
export async function CostComparison({ block }: { block: CostComparisonBlock }) {
  const { costComparisons } = await getPriceBook();
  const comparison = costComparisons.find(
    ({ id }) =>
      id === (typeof block.comparison === 'object' ? block.comparison?.id : block.comparison),
  );
  if (!comparison) return null;
  return (
    <HeadedSection head={block}>
      <div className="mt-7 lg:mt-9">
        <TwoReceipts comparison={comparison} />
      </div>
    </HeadedSection>
  );
}

/** Receipts and difference without a section, for pages with their own layout. */
export function TwoReceipts({ comparison }: { comparison: CostComparisonView }) {
  const { title, theirs, ours, years, savingPence, note, source } = comparison;
  return (
    <>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:gap-8">
        {[theirs, ours].map((side, index) => (
          <Receipt
            key={index === 0 ? 'theirs' : 'ours'}
            fill
            title={side.label}
            label={`${side.label}: ${title}`}
            className={side.isOurs ? 'outline outline-ink' : undefined}
            lines={side.lines.map((line) => ({ label: line.label, amount: amountOf(line) }))}
            subtotals={years > 1 ? sumsPerYear(side.yearTotalsPence) : []}
            totalLabel={
              side.lines.every(({ every }) => every === 'once')
                ? 'Total, once'
                : `Total over ${monthsInWords(12 * years)}`
            }
            total={formatPence(side.totalPence)}
          />
        ))}
      </div>
      {years > 1 ? (
        <CostRuler {...{ years, theirs, ours }} />
      ) : (
        <DimensionLine
          size="large"
          className="mt-7 lg:mt-9"
          text={`${describeSaving(savingPence, !theirs.isOurs)} over ${monthsInWords(12 * years)}`}
        />
      )}
      {note || source ? (
        <div className="mt-6 grid max-w-measure gap-y-1.5">
          <FigureText text={note} />
          {source ? <p className="text-small text-muted">Source: {source}</p> : null}
        </div>
      ) : null}
    </>
  );
}

function amountOf({ pence, every }: CostLineView): string {
  return every === 'once' ? formatPence(pence) : `${formatPence(pence)}/${every}`;
}

/** One line per year; consecutive years of equal cost share a line. */
function sumsPerYear(totals: number[]): ReceiptLine[] {
  const [first = 0, second, ...others] = totals;
  const isSteady = second !== undefined && others.every((total) => total === second);
  if (isSteady && second === first) return [{ label: 'Each year', amount: formatPence(first) }];
  if (isSteady) {
    return [
      { label: 'First year', amount: formatPence(first) },
      {
        label: totals.length === 2 ? 'Second year' : 'Each later year',
        amount: formatPence(second),
      },
    ];
  }
  return totals.map((total, index) => ({ label: `Year ${index + 1}`, amount: formatPence(total) }));
}
