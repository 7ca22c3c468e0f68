/** Rounding steps in pence: £1, £5, £10 and £50. */
export const roundingSteps = [100, 500, 1000, 5000] as const;
export type RoundingStep = (typeof roundingSteps)[number];

/** Limits of a change in per cent; negative values lower prices. */
export const percentLimits = { min: -50, max: 100 } as const;

/** A price: a single figure or a range. */
export interface PriceSpan {
  fromPence: number;
  toPence: number | null;
}

/** Hundredths of a per cent, so that 2.3 is exactly 230; `null` for more than two decimals. */
function hundredthsOf(percent: number): number | null {
  const hundredths = Math.round(percent * 100);
  return Math.abs(hundredths - percent * 100) < 1e-6 ? hundredths : null;
}

/** Whether a percentage is within the limits and has at most two decimals. */
export function isPercent(percent: number): boolean {
  const { min, max } = percentLimits;
  return percent >= min && percent <= max && hundredthsOf(percent) !== null;
}

/** Parses a typed percentage: `5`, `2.5`, `+3 %`, `-10`; `null` if invalid or out of limits. */
export function parsePercent(text: string): number | null {
  const match = /^([+\-−])?(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(text.trim());
  if (!match) return null;
  const [, sign = '+', digits = ''] = match;
  const percent = sign === '+' ? Number(digits) : -Number(digits);
  return isPercent(percent) ? percent : null;
}

/**
 * Changes an amount by a percentage and rounds it, halves upwards. Integer arithmetic avoids
 * rounding errors. A price above zero stays at least one step, so that nothing becomes free.
 *
 * @param pence whole pence, not below zero
 * @param percent -50 to 100, two decimals at most
 * @param stepPence the result is a multiple of this, in whole pence above zero
 * @returns whole pence, not below zero
 * @throws RangeError if an argument is invalid
 */
export function raisePrice(pence: number, percent: number, stepPence: number): number {
  const hundredths = hundredthsOf(percent);
  if (!Number.isSafeInteger(pence) || pence < 0) throw new RangeError(`no amount: ${pence}`);
  if (hundredths === null || !isPercent(percent)) throw new RangeError(`no percentage: ${percent}`);
  if (!Number.isSafeInteger(stepPence) || stepPence < 1) {
    throw new RangeError(`no step to round to: ${stepPence}`);
  }
  if (pence === 0) return 0;
  // Twice the exact amount in steps, plus one half: its floor is the number of steps.
  const numerator = 2 * pence * (10_000 + hundredths) + 10_000 * stepPence;
  const denominator = 20_000 * stepPence;
  if (!Number.isSafeInteger(numerator)) throw new RangeError(`too large an amount: ${pence}`);
  const steps = (numerator - (numerator % denominator)) / denominator;
  return Math.max(1, steps) * stepPence;
}

/** Changes both ends of a price by the same percentage. */
export function raiseSpan(span: PriceSpan, percent: number, stepPence: number): PriceSpan {
  return {
    fromPence: raisePrice(span.fromPence, percent, stepPence),
    toPence: span.toPence === null ? null : raisePrice(span.toPence, percent, stepPence),
  };
}

export function isSameSpan(one: PriceSpan, other: PriceSpan): boolean {
  return one.fromPence === other.fromPence && one.toPence === other.toPence;
}
