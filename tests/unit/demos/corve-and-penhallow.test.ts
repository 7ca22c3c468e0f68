import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadRules } from './load-rules';

interface Service {
  id: string;
  n: number;
  name: string;
  who: string;
  part: string;
  at: [x: number, y: number];
}
interface Job {
  work: string;
  line: 'on' | 'astride' | 'clear';
  joins: boolean;
  distance: number;
  depth: number;
  footing: number;
}
interface Notice {
  kind: string;
  section: number;
  months: number;
  act: string;
  why: string;
}

const rules = loadRules<{
  SERVICES: Service[];
  PEOPLE: { id: string; name: string; letters: string }[];
  EXTRAS: Record<string, number>;
  BANDS: { to: number; words: string; 2: number | null; 3: number | null }[];
  WORKS: { id: string }[];
  money: (pence: number) => string;
  feeWords: (service: Service) => string;
  excavation: (distance: number, depth: number, footing: number) => number;
  notices: (job: Job) => Notice[];
  longest: (notices: Notice[]) => number;
  serveBy: (start: string, months: number) => string | null;
  longDay: (day: string) => string;
  survey: (
    price: number,
    level: 2 | 3,
    isOld: boolean,
  ) => { level: number; fee: number | null; raised: boolean };
  vatIn: (fee: number) => number;
  isPhone: (text: string) => boolean;
  isEmail: (text: string) => boolean;
  postcode: (text: string) => string | null;
}>('corve-and-penhallow', 'Corve');

const page = (name: string) =>
  readFileSync(`public/demos/corve-and-penhallow/${name}.html`, 'utf8');
const [home, fees] = [page('index'), page('fees')];

const job = (changes: Partial<Job>): Job => ({
  work: 'extension',
  line: 'clear',
  joins: false,
  distance: 8,
  depth: 1,
  footing: 0.6,
  ...changes,
});
const sections = (changes: Partial<Job>) =>
  rules.notices(job(changes)).map(({ section }) => section);

describe('digging', () => {
  it.each([
    // Within three metres, deeper than their foundations.
    [3, 0.7, 0.6, 3],
    [3, 0.6, 0.6, 0],
    [0, 0.7, 0.6, 3],
    // Just outside, at the same depth.
    [3.1, 0.7, 0.6, 0],
    // Within six metres, down to the line at 45 degrees.
    [4, 4.6, 0.6, 6],
    [4, 4.5, 0.6, 0],
    [6, 6.6, 0.6, 6],
    [6.1, 9, 0.6, 0],
  ])('%d m away and %d m deep beside foundations of %d m falls under %d m', (...given) => {
    const [distance, depth, footing, reach] = given;
    expect(rules.excavation(distance, depth, footing)).toBe(reach);
  });
});

describe('the notice', () => {
  it.each([
    ['for a wall up to the line is of section 1', { line: 'on' }, [1]],
    ['for a wall clear of the line is none', { line: 'clear' }, []],
    ['for a garden wall astride it is of section 1', { work: 'garden-wall', line: 'astride' }, [1]],
    ['for a loft is of section 3, wherever the wall stands', { work: 'loft', line: 'on' }, [3]],
    ['for a pool is of section 6', { work: 'dig', distance: 2, depth: 2 }, [6]],
    ['for a pool far away is none', { work: 'dig', distance: 7, depth: 3 }, []],
    ['for a fence is none, though it stand on the line', { work: 'fence', line: 'on' }, []],
    ['for shelves is none', { work: 'inside', joins: true, distance: 0, depth: 3 }, []],
    ['for an unknown work is none', { work: 'moat' }, []],
    [
      'for an extension that does all of it is three',
      { line: 'on', joins: true, distance: 1, depth: 2 },
      [3, 1, 6],
    ],
  ] as const)('%s', (_what, changes, expected) => {
    expect(sections(changes)).toEqual(expected);
  });

  it('takes one month, two where a wall is shared', () => {
    const all = rules.notices(job({ line: 'on', joins: true, distance: 1, depth: 2 }));
    expect(all.map(({ months }) => months)).toEqual([2, 1, 1]);
    expect(rules.longest(all)).toBe(2);
    expect(rules.longest([])).toBe(0);
  });

  it('leads to its section of the Act', () => {
    for (const { section, act } of rules.notices(job({ line: 'on', joins: true, distance: 1 }))) {
      expect(act).toBe(`https://www.legislation.gov.uk/ukpga/1996/40/section/${section}`);
      expect(page('party-walls')).toContain(`href="${act}"`);
    }
  });

  it('says of a wall astride that the neighbour has to agree', () => {
    expect(rules.notices(job({ line: 'astride' }))[0]?.why).toMatch(
      /only if your neighbour agrees/,
    );
    expect(rules.notices(job({ line: 'on' }))[0]?.why).not.toMatch(/agrees/);
  });

  it.each([
    ['2027-04-12', 2, '2027-02-11'],
    ['2027-01-15', 1, '2026-12-14'],
    ['2027-03-31', 1, '2027-02-27'],
    ['2028-04-30', 2, '2028-02-28'],
    ['2027-02-30', 1, null],
    ['', 1, null],
  ])('for a start on %s, %d months before, is given by %s', (start, months, day) => {
    expect(rules.serveBy(start, months)).toBe(day);
  });

  it('is dated in words', () => {
    expect(rules.longDay('2027-02-11')).toBe('11 February 2027');
    expect(rules.longDay('2027-02-30')).toBe('');
  });
});

describe('each service', () => {
  it.each(rules.SERVICES)('$name has a surveyor, a place on the plan and a card', (service) => {
    const { id, n, name, who, part, at } = service;
    const surveyor = rules.PEOPLE.find((person) => person.id === who);
    expect(surveyor).toBeDefined();
    const card = home.match(new RegExp(`<article class="card[^>]*id="${id}".*?</article>`))?.[0];
    expect(card).toContain(`${surveyor?.name} ${surveyor?.letters}`);
    expect(card).toContain(`<dd>${rules.feeWords(service)}</dd>`);
    expect(card).toContain(`/ask?about=${id}"`);
    expect(home).toContain(`data-part="${part}"`);
    expect(home).toContain(`<circle class="dot" cx="${at[0]}" cy="${at[1]}"`);
    expect(home).toContain(`aria-label="${n}, ${name}"`);
    expect(page('people')).toContain(`id="${who}"`);
    expect(page('ask')).toContain(`name="about" value="${id}"`);
  });

  it('stands on the plan apart from the others', () => {
    for (const { at, id } of rules.SERVICES) {
      for (const other of rules.SERVICES) {
        const gap = Math.hypot(at[0] - other.at[0], at[1] - other.at[1]);
        if (other.id !== id) expect(gap, `${id}, ${other.id}`).toBeGreaterThan(68);
      }
    }
  });
});

describe('fees', () => {
  it('are those of the rules, on every page that names them', () => {
    expect(rules.SERVICES.map(rules.feeWords)).toEqual([
      'from £480',
      'from £350',
      'from £690',
      '£425',
      '£140 an hour',
    ]);
    for (const service of rules.SERVICES) {
      expect(home).toContain(`<em>${rules.feeWords(service)}</em>`);
      const row = fees.match(new RegExp(`<tr id="${service.id}">.*?</tr>`))?.[0];
      expect(row).toContain(`data-d="Fee">${rules.feeWords(service)}</td>`);
    }
    for (const fee of Object.values(rules.EXTRAS)) expect(fees).toContain(rules.money(fee));
  });

  it('name no other sum of pounds', () => {
    const sums = [
      ...rules.SERVICES.map((service) => /£[\d,]+/.exec(rules.feeWords(service))?.[0]),
      ...Object.values(rules.EXTRAS).map(rules.money),
      ...rules.BANDS.flatMap((band) => [band[2], band[3]].map((fee) => fee && rules.money(fee))),
      ...rules.BANDS.flatMap(({ words }) => words.match(/£[\d,]+/g) ?? []),
      '£2', // million a claim
    ];
    for (const name of ['index', 'boundaries', 'party-walls', 'fees', 'people', 'ask']) {
      for (const [sum] of page(name).matchAll(/£\d[\d,]*\d|£\d/g))
        expect(sums, name).toContain(sum);
    }
  });

  it('of a survey stand in its table', () => {
    for (const [index, band] of rules.BANDS.entries()) {
      const row = fees.match(new RegExp(`<tr data-band="${index}">.*?</tr>`))?.[0];
      for (const level of [2, 3] as const) {
        const fee = band[level];
        expect(row).toContain(`data-level="${level}">${fee ? rules.money(fee) : 'ask us'}</td>`);
      }
    }
  });

  it('of a survey follow its price and age', () => {
    const { survey } = rules;
    expect(survey(250_000, 2, false)).toEqual({ level: 2, fee: 69_000, raised: false });
    expect(survey(250_001, 2, false).fee).toBe(76_000);
    expect(survey(400_000, 2, true)).toEqual({ level: 3, fee: 108_000, raised: true });
    expect(survey(400_000, 3, true).raised).toBe(false);
    expect(survey(900_001, 3, false).fee).toBeNull();
    expect(rules.vatIn(48_000)).toBe(8_000);
  });

  it('are written as money', () => {
    expect(rules.money(145_000)).toBe('£1,450');
    expect(rules.money(12_667)).toBe('£126.67');
  });
});

describe('the enquiry', () => {
  it('takes a number or an address to answer to', () => {
    expect(['01632 960733', '+44 7700 900123'].every(rules.isPhone)).toBe(true);
    expect(['960733', 'none', '0700'].some(rules.isPhone)).toBe(false);
    expect(rules.isEmail('ann@example.org')).toBe(true);
    expect(['ann', 'ann@', 'a b@example.org'].some(rules.isEmail)).toBe(false);
  });

  it('takes a postcode, or its first half', () => {
    expect(rules.postcode('sy81aa')).toBe('SY8 1AA');
    expect(rules.postcode(' sy8 ')).toBe('SY8');
    expect(rules.postcode('Ludlow')).toBeNull();
    expect(rules.postcode('')).toBeNull();
  });
});
