import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadRules } from './load-rules';

interface Session {
  id: string;
  day: number;
  row: number;
  from: number;
  till: number;
  what: string;
  coach: string | null;
  left: number | null;
  places: number | null;
  colour: string;
  price: string;
}
interface Named {
  id: string;
  name: string;
}

const rules = loadRules<{
  DAYS: string[];
  WEEK: number[];
  ROWS: string[];
  COACHES: Named[];
  PRICES: (Named & { price: number })[];
  SESSIONS: Session[];
  VISITORS: Named[];
  find: <T extends { id: string }>(list: T[], id: string) => T | null;
  price: (id: string) => number;
  money: (pence: number) => string;
  clock: (minutes: number) => string;
  hours: (from: number, till: number) => string;
  when: (session: Session) => string;
  detail: (session: Session) => string;
  fits: (visitor: string) => Session[];
  hoursOf: (coach: string) => Session[];
  dateOf: (session: Session, now: Date) => string;
  sentence: (visitor: string, now: Date) => string;
  doorHours: (day: number) => [from: number, till: number][];
  door: (now: Date) => { open: boolean; text: string };
  compare: (
    perMonth: number,
    months: number,
  ) => { ways: { id: string; total: number }[]; best: string };
  fromVisits: (id: string) => number;
  monthBeatsTen: () => number;
  advice: (perMonth: number, months: number) => string;
  parseContact: (text: string) => string | null;
}>('overhang', 'Overhang');

const page = (name: string) => readFileSync(`public/demos/overhang/${name}.html`, 'utf8');
const session = (id: string) => {
  const found = rules.find(rules.SESSIONS, id);
  if (!found) throw new Error(`There is no session ${id}.`);
  return found;
};
const tuesday = new Date('2026-12-01T09:00:00Z');

describe('the week', () => {
  it('has a coach that exists, or nobody, in every session', () => {
    for (const { id, coach, left, places } of rules.SESSIONS) {
      if (coach) expect(rules.find(rules.COACHES, coach), id).not.toBeNull();
      // A session with a coach has counted places. An open wall has neither.
      expect(coach === null, id).toBe(left === null);
      if (left !== null) expect(left, id).toBeLessThanOrEqual(places ?? 0);
    }
  });

  it('has no coach in two places at once, and no two holds in one place', () => {
    for (const { id } of rules.COACHES) {
      const own = rules.hoursOf(id);
      expect(own.length, id).toBeGreaterThan(0);
      for (const one of own) {
        const clash = own.filter(
          (other) =>
            other !== one &&
            other.day === one.day &&
            other.from < one.till &&
            one.from < other.till,
        );
        expect(clash, one.id).toEqual([]);
      }
    }
    const places = rules.SESSIONS.map(({ day, row }) => `${day} ${row}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('has holds for each kind of visitor, and a visitor for each hold', () => {
    for (const { id } of rules.VISITORS) expect(rules.fits(id).length, id).toBeGreaterThan(1);
    const fitting = new Set(rules.VISITORS.flatMap(({ id }) => rules.fits(id)));
    expect(rules.SESSIONS.filter((item) => !fitting.has(item))).toEqual([]);
  });

  it('lights pink, and only pink, for people who have never climbed', () => {
    expect(rules.fits('never').map(rules.when)).toEqual(['Tue 4.30', 'Thu 6.30', 'Sat 10']);
    expect(rules.sentence('never', tuesday)).toBe(
      'Three holds for you: Tue 4.30, Thu 6.30 and Sat 10.',
    );
    expect(rules.sentence('children', tuesday)).toMatch(/^Four holds/);
    expect(rules.sentence('climb', tuesday)).toBe(
      'Thirteen holds for you. The next is Early wall, Wednesday at 7.',
    );
  });

  it('counts on: an hour that has begun is next week’s', () => {
    expect(rules.dateOf(session('tue-first'), tuesday)).toBe('Tuesday 1 December');
    expect(rules.dateOf(session('tue-first'), new Date('2026-12-01T16:30:00Z'))).toBe(
      'Tuesday 8 December',
    );
    // In summer Abergavenny is an hour ahead of UTC.
    expect(rules.dateOf(session('tue-first'), new Date('2026-07-07T15:29:00Z'))).toBe(
      'Tuesday 7 July',
    );
    expect(rules.dateOf(session('tue-first'), new Date('2026-07-07T15:30:00Z'))).toBe(
      'Tuesday 14 July',
    );
  });

  it('opens the door for what is on the wall', () => {
    // Saturday’s Routes lie within the open wall.
    expect(rules.doorHours(6)).toEqual([
      [600, 690],
      [780, 900],
      [960, 1200],
    ]);
    expect(rules.door(tuesday)).toEqual({ open: false, text: 'Shut now. Open today at 10 am.' });
    expect(rules.door(new Date('2026-12-01T10:00:00Z')).text).toBe('Open now, till 11.30.');
    expect(rules.door(new Date('2026-12-01T11:30:00Z')).open).toBe(false);
    expect(rules.door(new Date('2026-12-01T18:00:00Z')).text).toBe(
      'Shut now. Open tomorrow at 7 am.',
    );
  });

  it('writes hours as people say them', () => {
    expect(rules.hours(990, 1080)).toBe('4.30 to 6 pm');
    expect(rules.hours(660, 780)).toBe('11 am to 1 pm');
    expect(rules.hours(660, 720)).toBe('11 am to noon');
  });
});

describe('the cheapest way to pay', () => {
  const total = (id: string, perMonth: number, months: number) =>
    rules.compare(perMonth, months).ways.find((way) => way.id === id)?.total;

  it('turns at the break-evens, and not a visit earlier', () => {
    const [once, ten, month] = ['once', 'ten', 'month'].map(rules.price) as [
      number,
      number,
      number,
    ];
    expect(rules.fromVisits('ten')).toBe(9);
    expect(9 * once).toBeGreaterThan(ten);
    expect(8 * once).toBeLessThanOrEqual(ten);
    expect(rules.monthBeatsTen()).toBe(5);
    expect(5 * (ten / 10)).toBeGreaterThan(month);
    expect(4 * (ten / 10)).toBeLessThanOrEqual(month);
  });

  it.each([
    [1, 1, 'once'],
    [2, 3, 'once'],
    [4, 1, 'once'],
    [5, 1, 'month'],
    [3, 3, 'ten'],
    [4, 12, 'ten'],
    [5, 12, 'month'],
    [12, 12, 'month'],
  ])('for %d visits a month over %d months is %s', (perMonth, months, best) => {
    expect(rules.compare(perMonth, months).best).toBe(best);
  });

  it('is never beaten by another of the three', () => {
    for (let perMonth = 1; perMonth <= 12; perMonth++) {
      for (const months of [1, 3, 6, 12]) {
        const { ways, best } = rules.compare(perMonth, months);
        const least = Math.min(...ways.map((way) => way.total));
        expect(ways.find(({ id }) => id === best)?.total).toBe(least);
      }
    }
  });

  it('pays for whole cards, and singly for what is left over', () => {
    expect(total('ten', 1, 1)).toBe(9_800);
    expect(total('ten', 2, 6)).toBe(9_800 + 2 * 1_150);
    expect(total('ten', 3, 6)).toBe(9_800 + 8 * 1_150);
    expect(total('ten', 10, 2 * 6)).toBe(12 * 9_800);
    expect(rules.advice(2, 6)).toMatch(/^Take ten visits. You keep £17,/);
    expect(rules.advice(1, 1)).toMatch(/from the ninth visit/);
  });
});

describe('the form', () => {
  it('takes a number or an address', () => {
    expect(rules.parseContact('+44 7700 900123')).toBe('07700900123');
    expect(rules.parseContact('nia@example.org')).toBe('nia@example.org');
    for (const text of ['', 'ring me', '12345', 'nia@example']) {
      expect(rules.parseContact(text), text).toBeNull();
    }
  });
});

describe('the pages say what the rules say', () => {
  const home = page('index');

  it('about every hold, each on its day', () => {
    const days = home.split('<li class="day" ').slice(1);
    expect(days).toHaveLength(7);
    for (const [index, day] of rules.WEEK.entries()) {
      const text = days[index] ?? '';
      expect(text).toContain(`data-day="${day}"`);
      const ids = [...text.matchAll(/data-id="([\w-]+)"/g)].map(([, id]) => id);
      const own = rules.SESSIONS.filter((item) => item.day === day);
      expect(ids).toEqual(own.sort((a, b) => a.from - b.from).map(({ id }) => id));
    }
    for (const item of rules.SESSIONS) {
      const hold = home.slice(home.indexOf(`data-id="${item.id}"`)).split('</li>')[0] ?? '';
      expect(hold).toContain(`<b>${item.what}</b>`);
      expect(hold).toContain(rules.detail(item));
      expect(hold).toContain(item.left ? `${item.left} left` : `till ${rules.clock(item.till)}`);
    }
  });

  it('about every price', () => {
    const prices = page('prices');
    for (const { id, name, price } of rules.PRICES) {
      const row = prices.slice(prices.indexOf(`data-price="${id}"`)).split('</tr>')[0];
      expect(row, id).toContain(name);
      expect(row, id).toContain(`<td>${rules.money(price)}</td>`);
    }
    for (const id of ['once', 'ten', 'month']) {
      expect(home).toContain(`<td>${rules.money(rules.price(id))}</td>`);
    }
    expect(prices).toContain(rules.advice(2, 6));
  });

  it('about the hours of the door and of each coach', () => {
    const find = page('find-us');
    for (const day of rules.WEEK) {
      const row = find.slice(find.indexOf(`data-weekday="${day}"`)).split('</tr>')[0];
      const hours = rules.doorHours(day).map(([from, till]) => rules.hours(from, till));
      expect(row).toContain(`<td>${hours.join(', ')}</td>`);
    }
    const coaches = page('coaches');
    for (const { id, name } of rules.COACHES) {
      const card = coaches.slice(coaches.indexOf(`id="${id}"`)).split('</article>')[0] ?? '';
      expect(card).toContain(name);
      const ids = [...card.matchAll(/find-us\?s=([\w-]+)#join/g)].map(([, own]) => own);
      expect(ids).toEqual(rules.hoursOf(id).map((item) => item.id));
    }
  });

  it('and offers in the form what has places', () => {
    const offered = [...page('find-us').matchAll(/<option value="([\w-]+)"/g)].map(([, id]) => id);
    const bookable = rules.SESSIONS.filter(({ left }) => left !== null).map(({ id }) => id);
    expect(offered.sort()).toEqual(bookable.sort());
  });
});
