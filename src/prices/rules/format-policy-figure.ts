import { formatPence } from './money';
import type { PolicyUnit } from './policy/figure';

const words: Record<
  Exclude<PolicyUnit, 'pence' | 'percent' | 'count'>,
  [one: string, many: string]
> = {
  days: ['day', 'days'],
  businessDays: ['business day', 'business days'],
  months: ['month', 'months'],
  years: ['year', 'years'],
  hours: ['hour', 'hours'],
  minutes: ['minute', 'minutes'],
  times: ['time', 'times'],
  scans: ['scan', 'scans'],
};

/**
 * Writes a policy figure the way prose needs it.
 *
 * @param value the number as stored; pence when the unit is `pence`
 * @returns e.g. `£97`, `50%`, `60 days`, `1 month`, `3 times`, `10,000`
 */
export function formatPolicyFigure(value: number, unit: PolicyUnit): string {
  if (unit === 'pence') return formatPence(value);
  if (unit === 'percent') return `${value}%`;
  if (unit === 'count') return value.toLocaleString('en-GB');
  const [one, many] = words[unit];
  return `${value} ${value === 1 ? one : many}`;
}
