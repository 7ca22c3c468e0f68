import { formatPence } from './money';
import type { PolicyUnit } from './policy-figures';

const words: Record<Exclude<PolicyUnit, 'pence' | 'percent'>, [one: string, many: string]> = {
  days: ['day', 'days'],
  businessDays: ['business day', 'business days'],
  months: ['month', 'months'],
  hours: ['hour', 'hours'],
  minutes: ['minute', 'minutes'],
  times: ['time', 'times'],
};

/**
 * Writes a policy figure the way prose needs it.
 *
 * @param value the number as stored; pence when the unit is `pence`
 * @returns e.g. `£97`, `50%`, `60 days`, `1 month`, `3 times`
 */
export function formatPolicyFigure(value: number, unit: PolicyUnit): string {
  if (unit === 'pence') return formatPence(value);
  if (unit === 'percent') return `${value}%`;
  const [one, many] = words[unit];
  return `${value} ${value === 1 ? one : many}`;
}
