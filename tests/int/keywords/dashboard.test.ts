import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultKeywordFilter, keywordSorts } from '@/keywords/rules/keyword-filter';
import { editingAs } from '../support/editing';
import { startKeywords } from '../support/keywords';

const anything = { city: null, niche: null, intent: null };

let studio: Awaited<ReturnType<typeof startKeywords>>;

beforeAll(async () => {
  studio = await startKeywords();
});
afterAll(() => studio.site.stop());
beforeEach(() => studio.clear());

describe('the dashboard', () => {
  it('totals volume, price per click and gaps, and follows a moved address', async () => {
    await studio.listed(
      { keyword: 'a', volume: 100, cpc: 100, page: '/pricing' },
      { keyword: 'b', volume: 50, cpc: 133, page: '/prices' },
      { keyword: 'c', page: '/long-gone', place: 'Hull' },
      { keyword: 'd', volume: 0, page: null, topic: '' },
    );
    const { all, places, topics, intents } = await studio.parts.summariseKeywords();
    expect(all).toEqual({
      count: 4,
      searches: 150,
      averageCpcPence: 116.5,
      withoutPage: 2,
      withoutVolume: 1,
    });
    expect(places.map(({ value, count, searches }) => [value, count, searches])).toEqual([
      ['Hereford', 3, 150],
      ['Hull', 1, 0],
    ]);
    expect(topics.map(({ value, count }) => [value, count])).toEqual([
      ['Plumbers', 3],
      [null, 1],
    ]);
    expect(intents).toEqual([expect.objectContaining({ value: 'local', count: 4 })]);

    const lines = await studio.parts.listKeywords(defaultKeywordFilter);
    expect(lines.map(({ keyword, answer, page }) => [keyword, answer, page])).toEqual([
      ['a', 'live', '/pricing'],
      ['b', 'live', '/pricing'],
      ['d', 'none', null],
      ['c', 'gone', '/long-gone'],
    ]);
    // Numbers, not PostgreSQL’s text for exact ones.
    expect(lines[0]).toMatchObject({ volume: 100, cpcPence: 100, intent: 'local' });
    const { pages } = await studio.parts.readPageCoverage();
    expect(pages[0]).toMatchObject({
      path: '/pricing',
      count: 2,
      searches: 150,
      keywords: ['a', 'b'],
    });
    expect(pages.find(({ path }) => path === '/chatbots')).toMatchObject({
      count: 0,
      keywords: [],
    });
    const { gaps } = await studio.parts.readKeywordGaps();
    expect(gaps.map(({ place, topic, example }) => [place, topic, example])).toEqual([
      ['Hereford', null, 'd'],
      ['Hull', 'Plumbers', 'c'],
    ]);
  });

  it('filters, sorts and pages; search words are literal', async () => {
    await studio.listed(
      { keyword: '100% web design', volume: 1 },
      { keyword: '1000 web designs', volume: 2, place: 'Hull' },
    );
    const keywords = async (changes: object) =>
      (await studio.parts.listKeywords({ ...defaultKeywordFilter, ...changes })).map(
        ({ keyword }) => keyword,
      );
    expect(await keywords({ search: '100%' })).toEqual(['100% web design']);
    expect(await keywords({ search: 'design hull' })).toEqual(['1000 web designs']);
    expect(await keywords({ place: 'Hull', topic: 'Plumbers', intent: 'local' })).toEqual([
      '1000 web designs',
    ]);
    expect(await keywords({ topic: '-' })).toEqual([]);
    expect(await keywords({ sort: 'keyword', descending: false })).toEqual([
      '100% web design',
      '1000 web designs',
    ]);
    expect(await keywords({ pageNumber: 2 })).toEqual([]);
    expect(await keywords({ search: "'; drop table keywords; --" })).toEqual([]);
  });

  it('keeps a stable order across pages, under any sorting', async () => {
    await studio.sql(
      `insert into keywords (keyword, volume, intent, borough)
       select 'k ' || n, n % 9, (enum_range(null::enum_keywords_intent))[1 + n % 4], 'P ' || n % 5
         from generate_series(1, 250) as n`,
    );
    for (const sort of keywordSorts) {
      const pages = await Promise.all(
        [1, 2, 3].map((pageNumber) =>
          studio.parts.listKeywords({ ...defaultKeywordFilter, sort, pageNumber }),
        ),
      );
      const lines = pages.flat();
      expect(new Set(lines.map(({ id }) => id)).size, sort).toBe(250);
      // Equal values are adjacent, so none appears again after its run.
      const runs = lines.map(({ intent }) => intent).filter((is, n, all) => is !== all[n - 1]);
      if (sort === 'intent') expect(runs).toHaveLength(4);
    }
  });

  it('is read in batches to the end, each keyword once', async () => {
    await studio.sql(
      `insert into keywords (keyword, volume, intent)
       select 'k ' || n, nullif(n % 7, 0), 'local' from generate_series(1, 4500) as n`,
    );
    const seen: string[] = [];
    for await (const batch of studio.parts.readKeywords(defaultKeywordFilter))
      seen.push(...batch.map(({ keyword }) => keyword));
    expect(seen).toHaveLength(4500);
    expect(new Set(seen).size).toBe(4500);
  });
});

describe('a new set', () => {
  it('holds unlisted keywords, added once despite repeated requests', async () => {
    await studio.listed({ keyword: 'web design hereford' });
    const { proposals, total } = await studio.parts.listProposals(anything);
    const keywords = proposals.map(({ keyword }) => keyword);
    expect(total).toBe(proposals.length);
    expect(keywords).not.toContain('web design hereford');
    expect(proposals).toContainEqual({
      keyword: 'plumber website design hereford',
      intent: 'transactional',
      borough: 'Hereford',
      cluster: 'Plumbers',
      page: '/web-design-hereford/plumbers',
    });
    const chosen = await studio.parts.findProposals(
      new Set([...keywords.slice(0, 3), 'nobody proposed this']),
    );
    expect(chosen.map(({ keyword }) => keyword)).toEqual(keywords.slice(0, 3));
    const counts = await Promise.all([
      studio.parts.addProposals(chosen, studio.author),
      studio.parts.addProposals(chosen, studio.author),
    ]);
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 3]);
    expect((await studio.parts.listProposals(anything)).total).toBe(total - 3);
  });
});

describe('suggested pages', () => {
  it('are for keywords without a live page, and never replace staff’s choice', async () => {
    await studio.listed(
      { keyword: 'plumber website', volume: 9 },
      { keyword: 'chatbot website', place: '', topic: '', page: '/long-gone' },
      { keyword: 'plumber', page: '/pricing' },
      { keyword: 'bakery hull', place: 'Hull', topic: '' },
    );
    const { suggestions, withoutAnswer } = await studio.parts.listPageSuggestions();
    expect(suggestions.map(({ keyword, before, page }) => [keyword, before, page])).toEqual([
      ['plumber website', null, '/web-design-hereford/plumbers'],
      ['chatbot website', '/long-gone', '/chatbots'],
    ]);
    expect(withoutAnswer).toBe(1);
    await studio.sql("update keywords set page = '/pricing' where keyword = 'plumber website'");
    expect(await studio.parts.assignKeywordPages(suggestions, studio.author)).toBe(1);
    expect(await studio.stored()).toMatchObject([
      { keyword: 'bakery hull', page: null },
      { keyword: 'chatbot website', page: '/chatbots' },
      { keyword: 'plumber', page: '/pricing' },
      { keyword: 'plumber website', page: '/pricing' },
    ]);
  });
});

it('the CMS normalises keywords too, so that none is listed twice', async () => {
  const staff = editingAs(await studio.site.as('editor'));
  const body = { keyword: '  Web DESIGN  Ledbury', intent: 'local', _status: undefined };
  expect(await staff.create('keywords', body)).toMatchObject({ keyword: 'web design ledbury' });
  expect(await staff.refusal('keywords', body)).toMatchObject({ keyword: expect.any(String) });
});
