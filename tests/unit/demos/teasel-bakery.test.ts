import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadRules } from './load-rules';

interface Item {
  id: string;
  name: string;
  has: string[];
}
interface Bread extends Item {
  price: number;
}
interface Cake extends Item {
  sizes: Record<string, number>;
}
interface State {
  id: string;
  place: string;
  next: number | null;
  warm: boolean;
  few: boolean;
  words: string;
}

const rules = loadRules<{
  ALLERGENS: string[];
  IN_THE_ROOM: string[];
  WEEK: number[];
  BREAD: Bread[];
  CAKES: Cake[];
  find: <T extends Item>(list: T[], id: string) => T;
  timeWords: (minutes: number) => string;
  money: (pence: number) => string;
  contains: (item: Item) => string;
  stateOf: (item: Bread, day: number, minutes: number) => State;
  shelf: (day: number, minutes: number) => State[];
  sentence: (day: number, minutes: number) => string;
  isOpen: (day: number, minutes: number) => boolean;
  firstMoment: (now: Date) => { day: number; minutes: number; isNow: boolean };
  avoid: (allergens: string[]) => {
    contains: { id: string; hit: string[] }[];
    recipeWithout: { id: string }[];
    inTheRoom: string[];
  };
  earliest: (cake: Cake, now: Date) => string;
  checkDay: (cake: Cake, day: string, now: Date) => { ok: boolean; message: string };
  parsePhone: (text: string) => string | null;
}>('teasel-bakery', 'Teasel');

const [tuesday, wednesday, saturday] = [2, 3, 6];
const bread = (id: string) => rules.find(rules.BREAD, id);
const cake = (id: string) => rules.find(rules.CAKES, id);
const page = (name: string) => readFileSync(`public/demos/teasel-bakery/${name}.html`, 'utf8');

describe('the shelf', () => {
  it.each([
    [tuesday, 369, 'later', 'Out at 6.45'],
    [tuesday, 370, 'oven', 'In the oven till 6.45'],
    [tuesday, 405, 'shelf', 'Warm, out at 6.45'],
    [tuesday, 600, 'shelf', 'More at 10.30'],
    [tuesday, 720, 'shelf', 'Till about 3.30'],
    [tuesday, 890, 'shelf', 'Last few'],
    [tuesday, 930, 'gone', 'Usually gone by 3.30'],
  ])('on day %d at minute %d has the white tin as %s', (day, minutes, place, words) => {
    const state = rules.stateOf(bread('white-tin'), day, minutes);
    expect(state).toMatchObject({ place, words });
  });

  it('says on which days it bakes what it does not bake today', () => {
    expect(rules.stateOf(bread('rye'), tuesday, 600)).toMatchObject({
      place: 'none',
      words: 'On Wednesday and Friday',
    });
    expect(rules.stateOf(bread('rye'), wednesday, 520)).toMatchObject({ place: 'oven', next: 570 });
  });

  it('says the moment in a sentence', () => {
    expect(rules.sentence(saturday, 615)).toBe('Nine things on the shelf, three in the oven.');
    expect(rules.sentence(tuesday, 300)).toBe('Nothing on the shelf yet. The door opens at 7.30.');
    expect(rules.sentence(1, 600)).toBe('We’re shut on Mondays.');
  });

  it('never has a thing on the shelf after it is gone, or out before it was in the oven', () => {
    for (const day of rules.WEEK) {
      for (const item of rules.BREAD) {
        const places: string[] = [];
        for (let minutes = 300; minutes <= 990; minutes += 15) {
          const { place } = rules.stateOf(item, day, minutes);
          if (places.at(-1) !== place) places.push(place);
        }
        expect(
          ['none', 'later oven shelf gone', 'later shelf gone'],
          `${item.id}, ${day}`,
        ).toContain(places.join(' '));
      }
    }
  });

  it('begins with now while the door is open, else with the next opening', () => {
    // In summer Ledbury is an hour ahead of UTC.
    expect(rules.firstMoment(new Date('2026-07-07T09:20:00Z'))).toEqual({
      day: tuesday,
      minutes: 615,
      isNow: true,
    });
    expect(rules.firstMoment(new Date('2026-11-23T12:00:00Z'))).toEqual({
      day: tuesday,
      minutes: 450,
      isNow: false,
    });
    expect(rules.firstMoment(new Date('2026-11-28T14:00:00Z'))).toMatchObject({ day: tuesday });
    expect(rules.isOpen(saturday, 839)).toBe(true);
    expect(rules.isOpen(saturday, 840)).toBe(false);
  });
});

describe('allergens', () => {
  it('are the fourteen', () => {
    expect(new Set(rules.ALLERGENS).size).toBe(14);
    const used = [...rules.BREAD, ...rules.CAKES].flatMap(({ has }) => has);
    for (const allergen of used) expect(rules.ALLERGENS).toContain(allergen);
    expect([...rules.IN_THE_ROOM]).toEqual([...new Set(used)].sort());
  });

  it('are found in everything with flour, and traces are named', () => {
    expect(rules.avoid(['gluten']).recipeWithout).toHaveLength(0);
    const { contains, recipeWithout, inTheRoom } = rules.avoid(['nuts', 'fish']);
    expect(contains.map(({ id }) => id)).toEqual(['tart']);
    expect(recipeWithout).toHaveLength(11);
    expect(inTheRoom).toHaveLength(1);
  });

  it('name the cereal and the nut', () => {
    expect(rules.contains(bread('tart'))).toBe('wheat, milk, eggs, almond');
    expect(rules.contains(bread('malted'))).toBe('wheat, barley');
  });
});

describe('a cake', () => {
  const monday = new Date('2026-11-23T12:00:00Z');
  it('takes its baking days, without Sunday and Monday', () => {
    expect(rules.earliest(cake('victoria'), monday)).toBe('2026-11-26');
    expect(rules.earliest(cake('victoria'), new Date('2026-11-28T09:00:00Z'))).toBe('2026-12-03');
    expect(rules.earliest(cake('fruit'), monday)).toBe('2026-12-08');
  });

  it('is fetched on a day when the shop is open', () => {
    expect(rules.checkDay(cake('victoria'), '2026-11-29', monday).message).toMatch(/^We’re shut/);
    expect(rules.checkDay(cake('victoria'), '2026-11-25', monday).message).toMatch(/Thursday 26/);
    expect(rules.checkDay(cake('victoria'), '2026-11-31', monday).message).toMatch(/^Choose/);
    expect(rules.checkDay(cake('victoria'), '2026-11-27', monday).ok).toBe(true);
  });

  it('needs a number to ring', () => {
    expect(rules.parsePhone('07700 900 123')).toBe('07700900123');
    expect(rules.parsePhone('ring me')).toBeNull();
  });
});

describe('the pages say what the rules say', () => {
  const home = page('index');
  const breads = page('bread');
  it.each(rules.BREAD.map((item) => [item.id, item] as const))('about %s', (id, item) => {
    const ticket = home.slice(home.indexOf(`data-id="${id}"`)).split('</li>')[0];
    expect(ticket).toContain(`<em>${rules.money(item.price)}</em>`);
    expect(ticket).toContain(`Contains ${rules.contains(item)}<`);
    const card = breads.slice(breads.indexOf(`<li id="${id}"`)).split('</li>')[0];
    expect(card).toContain(rules.money(item.price));
    expect(card).toContain(`</b> ${rules.contains(item)}<`);
  });

  it('about every cake', () => {
    const cakes = page('cakes');
    for (const { sizes } of rules.CAKES) {
      for (const price of Object.values(sizes)) expect(cakes).toContain(rules.money(price));
    }
  });

  it('and marks each allergen in the table', () => {
    for (const { id, has } of [...rules.BREAD, ...rules.CAKES]) {
      const row = breads.slice(breads.indexOf(`<tr data-id="${id}"`)).split('</tr>')[0] ?? '';
      const marked = [...row.matchAll(/data-a="(\w+)" class="y"/g)].map(([, name]) => name);
      expect(marked.sort(), id).toEqual([...has].sort());
    }
  });
});
