import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findChosenRetainer,
  isReserved,
  isSameClient,
  listRetainerLines,
} from '@/territories/rules/reservation';

const ended = (endsOn: string, tailMonths: number | null = null) => ({ endsOn, tailMonths });

describe('a territory', () => {
  it('is reserved while its retainer is active', () => {
    expect(isReserved({ endsOn: null, tailMonths: 0 }, '2126-01-01', 0)).toBe(true);
  });

  it.each([
    // The policy's twelve months.
    ['2026-03-31T12:00:00.000Z', null, '2026-03-31', true],
    ['2026-03-31T12:00:00.000Z', null, '2027-03-31', true],
    ['2026-03-31T12:00:00.000Z', null, '2027-04-01', false],
    // Its own months.
    ['2026-03-31T12:00:00.000Z', 3, '2026-06-30', true],
    ['2026-03-31T12:00:00.000Z', 3, '2026-07-01', false],
    ['2026-03-31T12:00:00.000Z', 0, '2026-03-31', true],
    ['2026-03-31T12:00:00.000Z', 0, '2026-04-01', false],
    // The end of February, and over the end of a year.
    ['2026-08-31T12:00:00.000Z', 6, '2027-02-28', true],
    ['2026-08-31T12:00:00.000Z', 6, '2027-03-01', false],
    ['2028-02-29T12:00:00.000Z', 12, '2029-02-28', true],
    ['2028-02-29T12:00:00.000Z', 12, '2029-03-01', false],
    // An end in the future.
    ['2027-01-31T12:00:00.000Z', 1, '2026-11-21', true],
  ])('that ended on %s with %s months, on %s: %s', (endsOn, tailMonths, today, expected) => {
    expect(isReserved(ended(endsOn, tailMonths), today, 12)).toBe(expected);
  });

  it('has its last day in the UK, where summer time starts an hour early', () => {
    // Half past eleven at night in UTC is the next day in London.
    expect(isReserved(ended('2026-06-30T23:30:00.000Z', 0), '2026-07-01', 12)).toBe(true);
    expect(isReserved(ended('2026-06-30T22:30:00.000Z', 0), '2026-07-01', 12)).toBe(false);
    expect(isReserved(ended('2026-12-31T23:30:00.000Z', 0), '2027-01-01', 12)).toBe(false);
  });

  it('stays reserved with an unreadable end', () => {
    expect(isReserved(ended('soon'), '2126-01-01', 12)).toBe(true);
  });

  it('once free, stays free', () => {
    const day = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, day, day, fc.nat(36), (end, one, other, months) => {
        const [early = '', late = ''] = [one, other]
          .map((date) => date.toISOString().slice(0, 10))
          .toSorted();
        const period = ended(end.toISOString(), months);
        if (!isReserved(period, early, 12)) expect(isReserved(period, late, 12)).toBe(false);
      }),
    );
  });
});

describe('the same client', () => {
  it.each([
    [['Helix Heating'], null, true],
    [['The Helix Heating Co Ltd'], null, true],
    [['Helix'], null, false],
    [['Fay Jones', 'Helix Heating'], null, true],
    [['Fay'], 'office@mail.helixheating.co.uk', true],
    [[''], '', false],
  ])('%j with %j: %s', (names, email, expected) => {
    expect(isSameClient({ names, email }, 'Helix Heating')).toBe(expected);
  });

  it.each(['FAY@OUTLOOK.COM', 'fay@outlook.com'])(
    'is not matched by a mail provider: %s',
    (email) => {
      expect(isSameClient({ names: ['Fay'], email }, 'Outlook Ltd')).toBe(false);
    },
  );

  it('is not matched by an abbreviation as an email domain', () => {
    expect(isSameClient({ names: ['Fay'], email: 'fay@abc.co.uk' }, 'ABC')).toBe(false);
  });

  it('is not matched by an empty name', () => {
    expect(isSameClient({ names: ['Ltd'] }, 'Ltd')).toBe(false);
  });
});

describe('the retainer of a proposal', () => {
  const setUp = { id: 'setup', of: { relationTo: 'packages' } };
  const optional = { id: 'care', of: { relationTo: 'retainers' }, isOptional: true };
  const included = { id: 'grow', of: { relationTo: 'retainers' } };

  it('is any line of a retainer', () => {
    expect(listRetainerLines([{ id: 'text', of: null }, setUp, optional, included])).toEqual([
      optional,
      included,
    ]);
    expect(listRetainerLines(null)).toEqual([]);
  });

  it('is chosen if it is included, or optional and ticked', () => {
    expect(findChosenRetainer([setUp, optional], [])).toBeUndefined();
    expect(findChosenRetainer([setUp, optional], ['setup'])).toBeUndefined();
    expect(findChosenRetainer([setUp, optional], ['care'])).toBe(optional);
    expect(findChosenRetainer([optional, included], [])).toBe(included);
  });
});
