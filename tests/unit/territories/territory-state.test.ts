import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, startOfUkDay } from '@/platform/time/uk-days';
import { buildStateFilters } from '@/territories/office/state-filters';
import {
  describeTerritoryState,
  findEarliestReservedEnd,
  findLastReservedDay,
  isReserved,
} from '@/territories/rules/reservation';

const noon = (day: string) => `${day}T12:00:00.000Z`;
const stateOn = (today: string, period: object) =>
  describeTerritoryState(
    { startsOn: noon('2026-01-05'), endsOn: null, tailMonths: null, ...period },
    today,
    12,
  );

const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => dayAfter('2024-01-01', days));

describe('a territory’s state', () => {
  it.each([
    ['2025-12-31', {}, 'upcoming', 'Reserved, starts on 5 January 2026'],
    ['2026-01-05', {}, 'active', 'Reserved'],
    [
      '2026-01-05',
      { isProvisional: true },
      'provisional',
      'Provisional: confirm the retainer’s start',
    ],
    [
      '2026-03-31',
      { endsOn: noon('2026-03-31') },
      'ending',
      'Reserved, retainer ends on 31 March 2026',
    ],
    [
      '2026-04-01',
      { endsOn: noon('2026-03-31') },
      'tail',
      'Retainer ended, reserved until 31 March 2027',
    ],
    [
      '2027-03-31',
      { endsOn: noon('2026-03-31') },
      'tail',
      'Retainer ended, reserved until 31 March 2027',
    ],
    ['2027-04-01', { endsOn: noon('2026-03-31') }, 'free', 'Free since 1 April 2027'],
    [
      '2026-04-01',
      { endsOn: noon('2026-03-31'), tailMonths: 0 },
      'free',
      'Free since 1 April 2026',
    ],
    ['2030-01-01', { endsOn: 'one day' }, 'active', 'Reserved'],
  ])('on %s with %j is %s', (today, period, kind, text) => {
    expect(stateOn(today, period)).toMatchObject({ kind, text });
  });

  it('counts the last day in the UK, not in UTC', () => {
    // Half past midnight in summer.
    expect(stateOn('2026-07-01', { endsOn: '2026-06-30T23:30:00.000Z' }).kind).toBe('ending');
  });

  it('is free exactly when it is not reserved', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.integer({ min: 0, max: 36 }), (end, today, months) => {
        const period = { endsOn: noon(end), tailMonths: months };
        const isFree = stateOn(today, period).kind === 'free';
        expect(isFree).toBe(!isReserved(period, today, 12));
      }),
    );
  });
});

describe('the earliest end that still reserves a territory', () => {
  it('separates reserved from free, at the end of every month', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 36 }), (today, months) => {
        const day = findEarliestReservedEnd(today, months);
        const until = (end: string) =>
          findLastReservedDay({ endsOn: noon(end), tailMonths: months }, 12) ?? '';
        expect(until(day) >= today).toBe(true);
        expect(until(dayAfter(day, -1)) < today).toBe(true);
      }),
    );
  });

  it.each([
    // February has no 30th: an end on its last day is free from 29 March.
    ['2027-03-30', 1, '2027-03-01'],
    ['2027-03-28', 1, '2027-02-28'],
    ['2027-02-28', 12, '2026-02-28'],
  ])('of %s with %s months is %s', (today, months, day) => {
    expect(findEarliestReservedEnd(today, months)).toBe(day);
  });

  it('starts its day in UK time', () => {
    expect(startOfUkDay('2026-07-01')).toBe('2026-06-30T23:00:00.000Z');
    expect(startOfUkDay('2026-12-01')).toBe('2026-12-01T00:00:00.000Z');
  });
});

type Condition = Record<
  string,
  {
    exists?: boolean;
    equals?: number | boolean;
    not_equals?: boolean;
    less_than?: string;
    greater_than_equal?: string;
  }
>;
type Filter = { and?: Filter[]; or?: Filter[] } & Condition;

/** Evaluates the few operators that the filters use. */
function isMatch(filter: Filter, row: Record<string, unknown>): boolean {
  if (filter.or) return filter.or.some((one) => isMatch(one, row));
  if (filter.and) return filter.and.every((one) => isMatch(one, row));
  return Object.entries(filter as Condition).every(([field, condition]) => {
    const value = row[field] ?? null;
    if (condition.exists !== undefined) return (value !== null) === condition.exists;
    if (condition.not_equals !== undefined) return value !== condition.not_equals;
    if (value === null) return false;
    if (condition.equals !== undefined) return value === condition.equals;
    if (condition.less_than !== undefined) return String(value) < condition.less_than;
    return String(value) >= String(condition.greater_than_equal);
  });
}

describe('the filters above the list', () => {
  it('show each territory under the state of its line', () => {
    const end = fc.option(anyDay.map(noon));
    const own = fc.option(fc.constantFrom(0, 6, 24));
    fc.assert(
      fc.property(anyDay, end, own, fc.boolean(), (today, endsOn, tailMonths, isProvisional) => {
        const filters = buildStateFilters(today, 12, [0, 6, 24]);
        const under = filters
          .filter(
            ({ label, where }) =>
              label !== 'All' && isMatch(where as Filter, { endsOn, tailMonths, isProvisional }),
          )
          .map(({ label }) => label);
        const { kind } = stateOn(today, {
          ...{ startsOn: noon('2020-01-01'), endsOn, tailMonths, isProvisional },
        });
        const expected = {
          provisional: ['Reserved', 'Provisional'],
          upcoming: [],
          active: ['Reserved'],
          tail: ['In their tail'],
          free: ['Free'],
        };
        const soon =
          endsOn && endsOn.slice(0, 10) <= dayAfter(today, 90) ? ['Ending within 90 days'] : [];
        const isEnding = kind === 'ending';
        expect(under).toEqual([
          ...(isEnding ? ['Reserved'] : expected[kind]),
          ...(isEnding || kind === 'provisional' ? soon : []),
        ]);
      }),
    );
  });
});
