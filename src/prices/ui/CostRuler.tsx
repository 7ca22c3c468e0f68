'use client';

import { useId, useState } from 'react';
import { classNames } from '@/design/ui/class-names';
import { DimensionLine } from '@/design/ui/DimensionLine';
import { describeSaving, monthsInWords, paidUntilPence } from '../rules/comparisons';
import { formatPence } from '../rules/money';
import type { CostLineView, CostSideView } from '../rules/price-book';

type RuledSide = Pick<CostSideView, 'label' | 'isOurs'> & { lines: CostLineView[] };

export interface CostRulerProps {
  years: number;
  theirs: RuledSide;
  ours: RuledSide;
}

/** What two ways to pay have cost by a month that the visitor drags to; without script, by the end. */
export function CostRuler({ years, theirs, ours }: CostRulerProps) {
  const id = useId();
  const most = 12 * years;
  const [months, setMonths] = useState(most);
  const paid = [theirs, ours].map((side) => ({
    side,
    pence: paidUntilPence(side.lines, months),
  }));
  const widest = Math.max(...paid.map(({ side }) => paidUntilPence(side.lines, most)), 1);
  const saving = (paid[0]?.pence ?? 0) - (paid[1]?.pence ?? 0);

  return (
    <div className="mt-8 lg:mt-10">
      <div className="noscript:hidden print-hidden">
        <label htmlFor={id} className="text-small font-semibold">
          Drag to a month
        </label>
        <input
          id={id}
          type="range"
          min={1}
          max={most}
          value={months}
          aria-valuetext={monthsInWords(months)}
          onChange={({ target }) => setMonths(Number(target.value))}
          className="touch block w-full cursor-ew-resize accent-orchard"
        />
        <ol aria-hidden="true" className="mx-2 flex font-mono text-label text-muted">
          {Array.from({ length: most }, (_, month) => month + 1).map((month) => (
            <li
              key={month}
              className={classNames(
                'min-w-0 flex-1 border-e text-end whitespace-nowrap',
                month % 12 === 0 ? 'h-6 border-ink' : 'h-2 border-tick',
              )}
            >
              {month % 12 === 0 ? (
                <span className="float-end pe-1.5 leading-6">
                  {month === 12 ? '1 year' : `${month / 12} years`}
                </span>
              ) : null}
            </li>
          ))}
        </ol>
      </div>
      <dl className="mt-5 grid gap-3">
        {paid.map(({ side, pence }) => (
          <div key={side.isOurs ? `ours ${side.label}` : side.label}>
            <dt className="flex items-baseline justify-between gap-4 text-small">
              <span>{side.label}</span>
              <span className="font-mono text-body font-semibold">{formatPence(pence)}</span>
            </dt>
            <dd
              aria-hidden="true"
              style={{ width: `${(100 * pence) / widest}%` }}
              className={classNames(
                'mt-1 h-5 rounded-[2px] print:hidden',
                side.isOurs ? 'bg-orchard' : 'bg-ink',
              )}
            />
          </div>
        ))}
      </dl>
      <div aria-live="polite">
        <DimensionLine
          size="large"
          className="mt-6"
          text={`${describeSaving(saving, !theirs.isOurs)} over ${monthsInWords(months)}`}
        />
      </div>
    </div>
  );
}
