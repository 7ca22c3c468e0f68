'use client';

import { useState } from 'react';
import { RangeField } from '@/design/ui/RangeField';
import { customersToPay, mostProfitPence } from '../rules/comparisons';

/** Pounds; a start for the visitor's own figure, said to be a guess. */
const guessedWorth = 150;

const monthsAYear = 12;

export interface PaybackProps {
  fromPence: number;
  toPence: number | null;
  /** Our guess for customers of this trade, and for whom it is; null: for any trade. */
  guess: { pence: number; example: string | null } | null;
}

/** The same over a year, where that says more. */
const perMonth = (customers: number) =>
  customers > monthsAYear
    ? `: about ${Math.round(customers / monthsAYear)} a month for a year`
    : '';

/** How many new customers pay for a site, by the visitor's own figure. Needs script. */
export function Payback({ fromPence, toPence, guess }: PaybackProps) {
  const [worth, setWorth] = useState(guess ? guess.pence / 100 : guessedWorth);
  const few = customersToPay(fromPence, worth * 100);
  const many = customersToPay(toPence ?? fromPence, worth * 100);
  return (
    <div className="rounded-control border border-rule bg-sheet p-5 sm:p-7 noscript:hidden print-hidden">
      <RangeField
        label="What do you make on a new customer?"
        sign="£"
        unit="profit"
        help={`Our guess${guess?.example ? ` for ${guess.example}` : ''}. Put in your own figure.`}
        value={worth}
        most={mostProfitPence / 100}
        onChange={setWorth}
      />
      <p aria-live="polite" className="mt-4 border-t border-ink pt-4">
        {few === null || many === null ? (
          'Put in more than £0.'
        ) : (
          <>
            <span className="block font-mono text-[2rem]/tight font-semibold tracking-[-0.05em] text-orchard">
              {few === many ? few : `${few}–${many}`} {many === 1 ? 'customer' : 'customers'}
            </span>{' '}
            {many === 1 ? 'pays' : 'pay'} for your site{perMonth(many)}.
          </>
        )}
      </p>
    </div>
  );
}
