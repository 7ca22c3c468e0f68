import type { Payload, Where } from 'payload';
import { cache } from 'react';
import type { QuickFilter, QuickFilterSet } from '@/design/office/quick-filter';
import { dayAfter, startOfUkDay } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { readPolicyFigure } from '@/prices/data/read-price-book';
import { endingSoonDays, findEarliestReservedEnd } from '../rules/reservation';

/** Months that a territory stays reserved after its retainer; read once for all rows of a page. */
export const readPolicyTail = cache((payload: Payload) =>
  readPolicyFigure(payload, 'exclusivityTail'),
);

const endsBefore = (day: string): Where => ({ endsOn: { less_than: startOfUkDay(day) } });
const endsFrom = (day: string): Where => ({ endsOn: { greater_than_equal: startOfUkDay(day) } });
const isActive: Where = { endsOn: { exists: false } };
const isProvisional: Where = { isProvisional: { equals: true } };
const isConfirmed: Where = { isProvisional: { not_equals: true } };

/**
 * Filters are `or` of `and`: Payload supports no deeper nesting, so each number of months needs its
 * own condition.
 */
export function buildStateFilters(
  today: string,
  policyMonths: number,
  ownMonths: readonly number[],
): QuickFilter[] {
  const tails: { months: number; whose: Where[] }[] = [
    { months: policyMonths, whose: [isConfirmed, { tailMonths: { exists: false } }] },
    ...ownMonths.map((months) => ({
      months,
      whose: [isConfirmed, { tailMonths: { equals: months } }],
    })),
    // An unconfirmed territory is free at once after its end.
    { months: 0, whose: [isProvisional] },
  ];
  const inTail = tails.map(({ months, whose }) => ({
    and: [...whose, endsBefore(today), endsFrom(findEarliestReservedEnd(today, months))],
  }));
  const isFree = tails.map(({ months, whose }) => ({
    and: [...whose, endsBefore(findEarliestReservedEnd(today, months))],
  }));
  const soon = dayAfter(today, endingSoonDays + 1);
  return [
    { label: 'All', where: {}, isCounted: false },
    {
      label: 'Reserved',
      where: { or: [{ and: [isActive] }, { and: [endsFrom(today)] }] },
      isCounted: true,
    },
    {
      label: 'Provisional',
      where: {
        or: [{ and: [isProvisional, isActive] }, { and: [isProvisional, endsFrom(today)] }],
      },
      isCounted: true,
    },
    {
      label: `Ending within ${endingSoonDays} days`,
      where: { and: [endsFrom(today), endsBefore(soon)] },
      isCounted: true,
    },
    { label: 'In their tail', where: { or: inTail }, isCounted: true },
    { label: 'Free', where: { or: isFree }, isCounted: true },
  ];
}

async function readOwnMonths(payload: Payload): Promise<number[]> {
  const { values } = await payload.findDistinct({ collection: 'territories', field: 'tailMonths' });
  return values.flatMap(({ tailMonths }) => (typeof tailMonths === 'number' ? [tailMonths] : []));
}

export async function readStateFilters(payload: Payload): Promise<QuickFilterSet> {
  const policyMonths = await readPolicyTail(payload);
  const ownMonths = await readOwnMonths(payload);
  return {
    name: 'Territories by where they stand',
    filters: (_account, now) => buildStateFilters(ukDay(now), policyMonths, ownMonths),
  };
}
