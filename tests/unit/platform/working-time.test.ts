import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortUkMoment } from '@/platform/time/short-uk-moment';
import {
  formatUkMoment,
  parseSchemaDays,
  replyDueAt,
  ukDay,
  type WorkingTime,
} from '@/platform/time/working-time';
import { bankHolidays } from '../../../seed/data/bank-holidays';

const working: WorkingTime = {
  days: parseSchemaDays('Mo-Fr'),
  opens: '09:00',
  closes: '17:00',
  holidays: new Set(bankHolidays.map(({ date }) => ukDay(new Date(date)))),
};

const due = (received: string, hours = 24, time = working) =>
  formatUkMoment(replyDueAt(new Date(received), hours, time));

describe('an answer is due', () => {
  it.each([
    [
      'in working hours: the same time on the next day',
      '2026-11-23T14:20Z',
      'Tuesday 24 November, 14:20',
    ],
    ['on Friday afternoon: on Monday', '2026-11-20T14:00Z', 'Monday 23 November, 14:00'],
    ['on Friday night: when we close on Monday', '2026-11-20T21:00Z', 'Monday 23 November, 17:00'],
    ['on Saturday: when we close on Monday', '2026-11-21T10:00Z', 'Monday 23 November, 17:00'],
    [
      'in the evening: before we leave on the next day',
      '2026-11-23T20:00Z',
      'Tuesday 24 November, 17:00',
    ],
    [
      'before we open: before we leave on the same day',
      '2026-11-23T06:00Z',
      'Monday 23 November, 17:00',
    ],
    ['on Christmas Eve: after the holidays', '2026-12-24T14:00Z', 'Tuesday 29 December, 14:00'],
    ['before Easter: after it, in summer time', '2027-03-25T14:00Z', 'Tuesday 30 March, 14:00'],
  ])('%s', (_when, received, expected) => {
    expect(due(received)).toBe(expected);
  });

  it('after other promises and on other days, too', () => {
    expect(due('2026-11-23T14:00Z', 2)).toBe('Monday 23 November, 16:00');
    expect(due('2026-11-23T16:00Z', 48)).toBe('Wednesday 25 November, 16:00');
    const weekend = { ...working, days: parseSchemaDays('Sa-Su') };
    expect(due('2026-11-23T14:00Z', 24, weekend)).toBe('Saturday 28 November, 17:00');
  });

  it('when we open, if the promised time ends then, and out of hours after a short promise', () => {
    expect(due('2026-11-20T14:00Z', 19)).toBe('Monday 23 November, 09:00');
    expect(due('2026-11-23T18:00Z', 2)).toBe('Monday 23 November, 20:00');
  });

  it('even without any working day in the settings', () => {
    expect(due('2026-11-23T14:00Z', 24, { ...working, days: new Set() })).toBe(
      'Tuesday 24 November, 14:00',
    );
  });

  it('never before the enquiry, and never after the promised time', () => {
    const moment = fc.date({
      min: new Date('2026-11-20T00:00Z'),
      max: new Date('2028-12-01T00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, fc.integer({ min: 24, max: 96 }), (received, hours) => {
        const at = replyDueAt(received, hours, working);
        expect(at.getTime()).toBeGreaterThan(received.getTime());
        expect(working.holidays.has(ukDay(at))).toBe(false);
        const longer = replyDueAt(received, hours + 24, working);
        expect(longer.getTime()).toBeGreaterThan(at.getTime());
      }),
    );
  });
});

describe('a moment in short', () => {
  const now = new Date('2026-06-15T12:00Z');
  it.each([
    ['in UK time', '2026-06-15T13:05Z', 'Mon 14:05'],
    ['just within six days', '2026-06-21T11:59:59Z', 'Sun 12:59'],
    ['just within the six days before', '2026-06-09T12:00:01Z', 'Tue 13:00'],
    ['after exactly six days', '2026-06-21T12:00Z', 'Sun 21 Jun 13:00'],
    ['before exactly six days', '2026-06-09T12:00Z', 'Tue 9 Jun 13:00'],
    ['in another year', '2025-11-30T14:00Z', '30 Nov 2025 14:00'],
  ])('%s', (_when, moment, words) => {
    expect(shortUkMoment(new Date(moment), now)).toBe(words);
  });
});

describe('schema.org’s days', () => {
  it('are read as weekdays', () => {
    expect([...parseSchemaDays('Mo-Fr')]).toEqual([1, 2, 3, 4, 5]);
    expect([...parseSchemaDays('Fr-Mo')]).toEqual([5, 6, 0, 1]);
    expect([...parseSchemaDays('Tu, Th-Fr')]).toEqual([2, 4, 5]);
    expect([...parseSchemaDays(' Tu - We ')]).toEqual([2, 3]);
    expect([...parseSchemaDays('Su')]).toEqual([0]);
    expect([...parseSchemaDays('Mo,Su-Xx,Xx-Su')]).toEqual([1]);
    expect([...parseSchemaDays('whenever')]).toEqual([1, 2, 3, 4, 5]);
  });
});
