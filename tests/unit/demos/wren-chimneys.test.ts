import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadRules } from './load-rules';

const rules = loadRules<{
  JOBS: Record<string, { price: number; minutes: number }>;
  isNesting: (date: Date) => boolean;
  mornings: (
    valley: string,
    job: string,
    from: Date,
    count: number,
  ) => { value: string; label: string }[];
  bill: (job: string, flues: number) => { price: number; minutes: number };
  time: (minutes: number) => string;
  parsePhone: (text: string) => string | null;
}>('wren-chimneys', 'Wren');
const page = readFileSync('public/demos/wren-chimneys/index.html', 'utf8');
const values = (valley: string, job: string, from: Date) =>
  rules.mornings(valley, job, from, 2).map(({ value }) => value);

describe('mornings', () => {
  it('keep to the weekday of the valley, a few days ahead', () => {
    // A Friday in January.
    expect(values('golden', 'open', new Date(2027, 0, 8))).toEqual(['2027-01-13', '2027-01-20']);
    expect(rules.mornings('golden', 'open', new Date(2027, 0, 8), 1)[0]?.label).toBe(
      'Wednesday 13 January',
    );
  });

  it('are two weeks off in the rush', () => {
    expect(values('painswick', 'stove', new Date(2026, 9, 1))[0]).toBe('2026-10-19');
  });

  it('leave out bank holidays', () => {
    expect(values('ruscombe', 'open', new Date(2026, 11, 21))).toEqual([
      '2027-01-08',
      '2027-01-15',
    ]);
  });

  it('wait for September when there is a nest', () => {
    expect(values('slad', 'nest', new Date(2027, 1, 20))).toEqual(['2027-02-23', '2027-09-07']);
    expect(values('slad', 'open', new Date(2027, 1, 27))[0]).toBe('2027-03-02');
  });

  it('do not exist in other valleys', () => {
    expect(values('severn', 'open', new Date(2027, 0, 8))).toEqual([]);
  });
});

it('knows the nesting months', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    rules.isNesting(new Date(2027, month, 1)),
  );
  expect(months.flatMap((isNesting, month) => (isNesting ? [month + 1] : []))).toEqual([
    3, 4, 5, 6, 7, 8,
  ]);
});

it('adds further flues at their own price', () => {
  expect(rules.bill('open', 1)).toEqual({ price: 70, minutes: 50 });
  expect(rules.bill('stove', 3)).toEqual({ price: 175, minutes: 120 });
  expect([50, 60, 80, 120].map(rules.time)).toEqual([
    '50 minutes',
    '1 hour',
    '1 hour 20 minutes',
    '2 hours',
  ]);
});

it.each(Object.entries(rules.JOBS))('says the same on the page: %s', (key, job) => {
  const docket = page.match(new RegExp(`<article class="docket d-${key}">.*?</article>`, 's'))?.[0];
  expect(docket).toContain(`<dd>£${job.price}</dd>`);
  expect(docket).toContain(`<dd>${rules.time(job.minutes)}</dd>`);
  expect(page).toMatch(new RegExp(`value="${key}"[^>]*><span>[^<]+<b>£${job.price}</b>`));
});

it('reads telephone numbers as people write them', () => {
  expect(rules.parsePhone('+44 (0)7700 900 123')).toBe('07700900123');
  expect(rules.parsePhone('900123')).toBeNull();
});
