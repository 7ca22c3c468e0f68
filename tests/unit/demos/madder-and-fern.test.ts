import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadRules } from './load-rules';

interface Treatment {
  id: string;
  name: string;
  minutes: number;
  price: number;
  patch?: boolean;
  parts?: string[];
}
interface Row {
  id: string;
  who: string;
  patch: string;
}

const rules = loadRules<{
  TREATMENTS: Treatment[];
  clock: (minutes: number) => string;
  length: (minutes: number) => string;
  openDays: (now: Date, count: number) => { value: string; close: number }[];
  doorNow: (now: Date) => { open: boolean; text: string };
  lastTest: (start: Date) => Date;
  whatFits: (ask: {
    day: string;
    from: number;
    to: number;
    budget: number;
    tested: boolean;
    now: Date;
    kind?: string;
  }) => { fits: Row[]; tooSoon: Row[] };
  plan: (
    ids: string[],
    from: number,
  ) => { to: number; price: number; patch: boolean; rows: { from: number }[] };
  parsePhone: (text: string) => string | null;
}>('madder-and-fern', 'Salon');

const monday = new Date(2026, 10, 23, 10);
const thursday = { day: '2026-11-26', from: 810, to: 930, budget: 0, tested: false, now: monday };
const ids = (rows: Row[]) => rows.map(({ id }) => id);

describe('what fits into a gap', () => {
  it('keeps to the time and the money, the longest first', () => {
    const { fits } = rules.whatFits({ ...thursday, budget: 60 });
    expect(ids(fits)).toContain('cut');
    expect(ids(fits)).not.toContain('roots');
    expect(ids(fits)).not.toContain('half');
    expect(fits[0]?.id).toBe('gloss');
  });

  it('ends with the opening hours', () => {
    expect(ids(rules.whatFits({ ...thursday, from: 1150, to: 1300 }).fits)).not.toContain('cut');
    expect(rules.whatFits({ ...thursday, day: '2026-11-29' }).fits).toEqual([]);
  });

  it('offers only who is in', () => {
    // Imogen is out on Thursdays; on Wednesdays Priya cuts instead of Nell.
    expect(ids(rules.whatFits(thursday).fits)).not.toContain('brow');
    const wednesday = rules.whatFits({ ...thursday, day: '2026-11-25' }).fits;
    expect(wednesday.find(({ id }) => id === 'cut')?.who).toBe('Priya');
    expect(ids(wednesday)).not.toContain('roots-file');
    expect(rules.whatFits(thursday).fits.find(({ id }) => id === 'roots-file')?.who).toBe(
      'Priya and Carys',
    );
  });

  it('leaves out a time that has passed', () => {
    expect(rules.whatFits({ ...thursday, now: new Date(2026, 10, 26, 14) }).fits).toEqual([]);
  });
});

describe('patch tests', () => {
  it('are 48 hours before, while the door is open', () => {
    expect(rules.whatFits(thursday).fits.find(({ id }) => id === 'roots')?.patch).toBe(
      'Tuesday 24 November, 1.30 pm',
    );
    // Sunday and Monday are closed, so a Tuesday’s last chance is Saturday.
    expect(rules.lastTest(new Date(2026, 11, 1, 11))).toEqual(new Date(2026, 10, 28, 15, 45));
  });

  it('stop a treatment that comes too soon, unless a test is recent', () => {
    const tuesday = { ...thursday, day: '2026-11-24' };
    expect(ids(rules.whatFits(tuesday).tooSoon)).toContain('gel');
    expect(ids(rules.whatFits({ ...tuesday, tested: true }).fits)).toContain('gel');
  });
});

it('puts treatments one after another', () => {
  const plan = rules.plan(['cut', 'mani', 'no-such'], 810);
  expect(plan).toMatchObject({ to: 915, price: 84, patch: false });
  expect(plan.rows.map(({ from }) => from)).toEqual([810, 870]);
});

it('takes no longer for two at once than for the colour', () => {
  const both = rules.TREATMENTS.filter(({ parts }) => parts);
  expect(both.map(({ minutes, price, patch }) => [minutes, price, patch])).toEqual([
    [105, 98, true],
    [150, 144, true],
  ]);
});

it('knows when the door is open', () => {
  expect(rules.doorNow(monday)).toEqual({ open: false, text: 'Closed until tomorrow, 9 am' });
  expect(rules.doorNow(new Date(2026, 10, 26, 19))).toEqual({
    open: true,
    text: 'Open until 8 pm',
  });
  expect(rules.doorNow(new Date(2026, 10, 28, 17)).text).toBe('Closed until Tuesday, 9 am');
  expect(rules.openDays(new Date(2026, 11, 24, 12), 3).map(({ value }) => value)).toEqual([
    '2026-12-24',
    '2026-12-30',
    '2026-12-31',
  ]);
});

it('reads telephone numbers as people write them', () => {
  expect(rules.parsePhone('+44 (0)7700 900 123')).toBe('07700900123');
  expect(rules.parsePhone('12345')).toBeNull();
});

it('names the same prices, minutes and patch tests on every page', () => {
  const page = (name: string) =>
    readFileSync(`public/demos/madder-and-fern/${name}.html`, 'utf8').split('<article');
  const articles = [...page('hair'), ...page('beauty')];
  const book = page('book').join('');
  for (const { id, name, minutes, price, patch } of rules.TREATMENTS) {
    const article = articles.find((text) => text.includes(` id="${id}"`)) ?? '';
    expect(article, id).toContain(`£${price}<`);
    expect(article, id).toContain(`${rules.length(minutes)}<`);
    expect(article.includes('Patch test'), id).toBe(Boolean(patch));
    expect(book).toContain(`${name}, ${rules.length(minutes)}, £${price}<`);
  }
});
