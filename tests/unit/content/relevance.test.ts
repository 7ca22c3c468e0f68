import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type RelatablePage,
  rankRelated,
  relatedLimit,
  relatedMinimum,
  relevanceOf,
} from '@/content/rules/projects';

const page = (overrides: Partial<RelatablePage> = {}): RelatablePage => ({
  path: '/here',
  kind: 'pages',
  title: '',
  topics: [],
  description: '',
  ...overrides,
});
const elsewhere = (overrides: Partial<RelatablePage> = {}) =>
  page({ path: '/there', kind: 'posts', ...overrides });

const subjects = ['staircase', 'windows', 'kitchen', 'guttering'];
const further = ['alpha', 'bravo', 'charlie', 'delta', 'echoes', 'foxtrot', 'golfers'];

describe('relevance of one page to another', () => {
  it('is 0 for pages with nothing in common', () => {
    expect(relevanceOf(page({ title: 'Oak stairs' }), elsewhere({ title: 'Price list' }))).toBe(0);
  });

  it('is 25 for pages of one kind', () => {
    expect(relevanceOf(page(), page({ path: '/there' }))).toBe(25);
  });

  it.each([
    [1, 25],
    [2, 50],
    [3, 50],
  ])('is 25 for each of %i shared words of the subject, at most 50: %i', (count, score) => {
    const words = subjects.slice(0, count);
    expect(relevanceOf(page({ title: words.join(' ') }), elsewhere({ topics: words }))).toBe(score);
  });

  it.each([
    [1, 5],
    [5, 25],
    [6, 25],
  ])('is 5 for each of %i further words, at most 25: %i', (count, score) => {
    const description = further.slice(0, count).join(' ');
    expect(relevanceOf(page({ description }), elsewhere({ description }))).toBe(score);
  });

  it('counts a topic found only in the other description as a further word', () => {
    expect(
      relevanceOf(page({ title: 'Staircase' }), elsewhere({ description: 'A staircase' })),
    ).toBe(5);
  });

  it('is 100 if everything is shared', () => {
    const all = { title: subjects.join(' '), description: further.join(' ') };
    expect(relevanceOf(page(all), page({ ...all, path: '/there' }))).toBe(100);
  });

  it('ignores words of fewer than four letters', () => {
    expect(relevanceOf(page({ title: 'SEO for all' }), elsewhere({ title: 'SEO for you' }))).toBe(
      0,
    );
  });

  it('treats forms of a word as equal, ignoring case', () => {
    expect(relevanceOf(page({ title: 'CARPENTRY' }), elsewhere({ topics: ['carpenters'] }))).toBe(
      25,
    );
  });

  it('counts a word once', () => {
    const twice = page({ title: 'Stairs, stairs', topics: ['Stairs'], description: 'Stairs' });
    expect(relevanceOf(twice, elsewhere({ title: 'Stairs', description: 'Stairs' }))).toBe(25);
  });

  it('ignores the given common words', () => {
    const [one, two] = [page({ title: 'Stairs' }), elsewhere({ title: 'Stairs' })];
    expect(relevanceOf(one, two, new Set(['stairs']))).toBe(0);
  });
});

const words = fc
  .array(fc.constantFrom(...subjects, ...further, 'of', 'the'), { maxLength: 15 })
  .map((list) => list.join(' '));
const anyPage = fc.record({
  path: fc.integer({ min: 0, max: 30 }).map((number) => `/${number}`),
  kind: fc.constantFrom('pages', 'posts', 'cities'),
  title: words,
  topics: fc.array(words, { maxLength: 3 }),
  description: words,
});
const anyPages = fc.uniqueArray(anyPage, { maxLength: 20, selector: ({ path }) => path });
const anyCommon = fc.uniqueArray(fc.constantFrom('stairc', 'window', 'alpha')).map((list) => {
  return new Set(list);
});

describe('a score', () => {
  it('is a whole number from 0 to 100, the same in both directions', () => {
    fc.assert(
      fc.property(anyPage, anyPage, anyCommon, (one, two, common) => {
        const score = relevanceOf(one, two, common);
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(relevanceOf(two, one, common)).toBe(score);
      }),
    );
  });
});

describe('related pages', () => {
  it('are at most six, of relevance 25 or more, as specified', () => {
    expect([relatedLimit, relatedMinimum]).toEqual([6, 25]);
    const here = page({ title: 'Stairs' });
    const siblings = Array.from({ length: 9 }, (_, number) => page({ path: `/${number}` }));
    const strangers = Array.from({ length: 9 }, (_, number) =>
      elsewhere({ path: `/x${number}`, title: number === 0 ? 'Stairs' : 'Roofs' }),
    );
    const related = rankRelated(here, [here, ...strangers, ...siblings]);
    expect(related).toHaveLength(6);
    expect(related.every(({ relevance }) => relevance >= 25)).toBe(true);
  });

  it('include a relevance of exactly 25, and exclude 20', () => {
    const here = page({ description: further.slice(0, 5).join(' ') });
    const near = elsewhere({ path: '/25', description: further.slice(0, 5).join(' ') });
    const far = elsewhere({ path: '/20', description: further.slice(0, 4).join(' ') });
    expect(rankRelated(here, [far, near])).toEqual([{ page: near, relevance: 25 }]);
  });

  it('ignore a word that is on most pages', () => {
    const titled = (path: string) => elsewhere({ path, title: 'Websites and windows' });
    const here = page({ title: 'Websites and windows' });
    const relevances = (pages: RelatablePage[]) =>
      rankRelated(here, pages, { minimum: 0 }).map(({ relevance }) => relevance);
    // A share of two pages is too small to count as common; three pages with the word are enough.
    expect(relevances([titled('/1'), titled('/2')])).toEqual([50, 50]);
    expect(relevances([titled('/1'), titled('/2'), titled('/3')])).toEqual([0, 0, 0]);
    const others = Array.from({ length: 6 }, (_, number) => elsewhere({ path: `/other${number}` }));
    expect(relevances([titled('/1'), titled('/2'), titled('/3'), ...others]).slice(0, 3)).toEqual([
      50, 50, 50,
    ]);
  });

  it('keep their order if equally relevant', () => {
    const pages = ['/c', '/a', '/b'].map((path) => page({ path }));
    expect(rankRelated(page(), pages).map(({ page: { path } }) => path)).toEqual([
      '/c',
      '/a',
      '/b',
    ]);
  });

  it('exclude the page itself, and respect limits, order and given pages', () => {
    const limits = fc.record({
      limit: fc.integer({ min: 1, max: 6 }),
      minimum: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(anyPage, anyPages, limits, (current, pages, { limit, minimum }) => {
        const related = rankRelated(current, pages, { limit, minimum });
        expect(related.length).toBeLessThanOrEqual(limit);
        for (const [index, entry] of related.entries()) {
          expect(entry.page.path).not.toBe(current.path);
          expect(pages).toContain(entry.page);
          expect(entry.relevance).toBeGreaterThanOrEqual(minimum);
          const before = related[index - 1];
          if (!before) continue;
          expect(before.relevance).toBeGreaterThanOrEqual(entry.relevance);
          if (before.relevance === entry.relevance) {
            expect(pages.indexOf(before.page)).toBeLessThan(pages.indexOf(entry.page));
          }
        }
      }),
    );
  });
});
