import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultKeywordFilter,
  isKeywordFilterActive,
  type KeywordFilter,
  keywordGaps,
  keywordQuery,
  keywordSorts,
  readKeywordFilter,
} from '@/keywords/rules/keyword-filter';

const read = (query: string) => readKeywordFilter(Object.fromEntries(new URLSearchParams(query)));

describe('the filter in an address', () => {
  it('defaults to all keywords by volume', () => {
    expect(read('')).toEqual(defaultKeywordFilter);
    expect(keywordQuery(defaultKeywordFilter)).toBe('');
    expect(isKeywordFilterActive(defaultKeywordFilter)).toBe(false);
  });

  it('is read from the parameters', () => {
    const filter = read('q=+Plumber++Reading&intent=local&place=-&gap=no-page&sort=keyword&p=3');
    expect(filter).toMatchObject({
      search: 'plumber reading',
      intent: 'local',
      place: '-',
      gap: 'no-page',
      sort: 'keyword',
      descending: false,
      pageNumber: 3,
    });
    expect(isKeywordFilterActive(filter)).toBe(true);
  });

  it('ignores invalid parameters', () => {
    expect(
      read(`q=${'x'.repeat(300)}&intent=x&place=${'y'.repeat(99)}&gap=z&sort=drop&p=-2`),
    ).toEqual(defaultKeywordFilter);
    expect(readKeywordFilter({ q: ['a', 'b'], p: '1e9', added: '3' })).toEqual(
      defaultKeywordFilter,
    );
  });

  it('starts on the first page after any other change', () => {
    const third = { ...defaultKeywordFilter, pageNumber: 3 };
    expect(keywordQuery(third, { intent: 'local' })).toBe('?intent=local');
    expect(keywordQuery(third, { pageNumber: 4 })).toBe('?p=4');
  });

  it('survives a round trip through the address', () => {
    const name = fc.option(fc.stringMatching(/^[A-Za-z][A-Za-z &+%'-]{0,30}[a-z]$/), { nil: null });
    const filters: fc.Arbitrary<KeywordFilter> = fc.record({
      search: fc.stringMatching(/^([a-z]+( [a-z]+)?)?$/).filter((text) => text.length <= 200),
      intent: fc.constantFrom('local', 'commercial', null),
      place: name,
      topic: name,
      gap: fc.constantFrom(...keywordGaps.map(({ value }) => value), null),
      page: fc.constantFrom('/', '/pricing', null),
      sort: fc.constantFrom(...keywordSorts),
      descending: fc.boolean(),
      pageNumber: fc.integer({ min: 1, max: 100_000 }),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        const { pageNumber } = filter;
        expect(read(keywordQuery(filter, { pageNumber }).slice(1))).toEqual(filter);
      }),
    );
  });
});
