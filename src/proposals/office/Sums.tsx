'use client';

import { formatPence } from '@/prices/rules/money';
import type { Standing } from '../rules/standing';

const more = (pence: number) =>
  pence > 0 ? `, up to ${formatPence(pence)} more with options` : '';

/** What a proposal comes to, as rows of a list of facts. */
export function Sums({ standing }: { standing: Standing }) {
  const { oncePence, depositPence, monthlyPence, moreOncePence, moreMonthlyPence } = standing;
  return (
    <>
      <div>
        <dt>Once</dt>
        <dd>
          <b>{formatPence(oncePence)}</b>
          {more(moreOncePence)}
        </dd>
      </div>
      {(monthlyPence > 0 || moreMonthlyPence > 0) && (
        <div>
          <dt>Every month</dt>
          <dd>
            <b>{formatPence(monthlyPence)}</b>
            {more(moreMonthlyPence)}
          </dd>
        </div>
      )}
      <div>
        <dt>Deposit</dt>
        <dd>{formatPence(depositPence)} on acceptance</dd>
      </div>
    </>
  );
}
