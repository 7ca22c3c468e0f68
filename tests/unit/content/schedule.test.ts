import { describe, expect, it } from 'vitest';
import {
  describePublishProblem,
  longUkMoment,
  readUkMoment,
  typedUkDay,
} from '@/content/rules/schedule';

const now = new Date('2026-11-22T12:00:00Z');
const read = (day: string, time: string) => {
  const moment = readUkMoment(day, time, now);
  return typeof moment === 'string' ? moment : moment.toISOString();
};

describe('a typed date and time', () => {
  it('is UK time, in winter and in summer, at any minute', () => {
    expect(read('27/11/2026', '09:01')).toBe('2026-11-27T09:01:00.000Z');
    expect(read(' 1/7/2027', '9.59 ')).toBe('2027-07-01T08:59:00.000Z');
  });

  it('reads the day first: 5 December, not 12 May', () => {
    expect(read('05/12/2026', '00:00')).toBe('2026-12-05T00:00:00.000Z');
  });

  it.each([
    ['2026-11-27', '09:00', /day, month, year/],
    ['11/27/2026', '09:00', /no 11\/27\/2026/],
    ['31/02/2027', '09:00', /no 31\/02\/2027/],
    ['27/11/2026', '24:00', /from 00:00/],
    ['27/11/2026', '9', /from 00:00/],
    ['22/11/2026', '12:00', /has passed/],
    ['27/11/2206', '12:00', /five years/],
  ])('%s %s is refused in words', (day, time, words) => {
    expect(read(day, time)).toMatch(words);
  });

  it('is repeated in full', () => {
    expect(longUkMoment(new Date('2027-07-01T08:59:00Z'))).toBe('Thursday 1 July 2027 at 09:59');
  });

  it('defaults to tomorrow, in the typed format', () => {
    expect(typedUkDay(new Date('2027-06-30T23:30:00Z'))).toBe('01/07/2027');
  });
});

describe('the reason for a refused publication', () => {
  it('names the fields and their errors', () => {
    const errors = [
      { label: 'The page > Heading', path: 'heading', message: 'This field is required' },
      { path: 'lead', message: 'Too long.' },
    ];
    expect(describePublishProblem({ name: 'ValidationError', data: { errors } })).toBe(
      'Something is missing or wrong. “The page > Heading”: This field is required. “lead”: Too long.',
    );
  });

  it('repeats our own refusals, and hides technical errors', () => {
    expect(describePublishProblem({ isPublic: true, message: 'It is the home page.' })).toBe(
      'It is the home page.',
    );
    expect(describePublishProblem(new Error('relation "x" does not exist'))).toMatch(
      /^Something went wrong/,
    );
    expect(describePublishProblem({ name: 'Forbidden' })).toMatch(/may not publish/);
    expect(describePublishProblem({ name: 'NotFound' })).toMatch(/deleted/);
  });
});
