import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addArticle,
  containsPhrase,
  listBusinessNames,
  listNichePhrases,
  normaliseKeyword,
  toStems,
} from '@/keywords/rules/keyword-text';
import { formatAverageCpc, guessIntent, keywordCount } from '@/keywords/rules/keyword-views';

describe('the stored form of a keyword', () => {
  it('has no capitals, no odd spaces and no invisible characters', () => {
    expect(normaliseKeyword('  Plumber\u00a0 Website\tREADING\u200b ')).toBe(
      'plumber website reading',
    );
  });

  it('is stable for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = normaliseKeyword(text);
        expect(normaliseKeyword(once)).toBe(once);
        expect(once).not.toMatch(/^\s|\s$|\s\s|\p{Cc}/u);
      }),
    );
  });
});

describe('words for comparison', () => {
  it('have no plural and no accent', () => {
    expect(toStems('Cafés, Tradespeople & tradesmen’s companies')).toEqual([
      'cafe',
      'tradesperson',
      'tradesmen',
      'company',
    ]);
    expect(toStems('businesses gas glass')).toEqual(['business', 'gas', 'glass']);
  });

  it('match as an unbroken sequence only', () => {
    const stems = toStems('heating engineer website');
    expect(containsPhrase(stems, ['heating', 'engineer'])).toBe(true);
    expect(containsPhrase(stems, ['engineer', 'heating'])).toBe(false);
    expect(containsPhrase(stems, [])).toBe(false);
  });
});

describe('a business in a sentence', () => {
  it('has its everyday name, or the niche’s', () => {
    const niche = (slug: string, name: string) => ({ slug, name, synonyms: [] });
    expect(listBusinessNames(niche('plumbers', 'Plumbers'))).toEqual([
      { one: 'plumber', many: 'plumbers' },
    ]);
    expect(listBusinessNames(niche('dogs', 'Dog groomers'))).toEqual([
      { one: 'dog groomer', many: 'dog groomers' },
    ]);
    expect(listBusinessNames(niche('pubs', 'Breweries'))).toEqual([
      { one: 'brewery', many: 'breweries' },
    ]);
    expect(listBusinessNames(niche('x', 'Catering'))).toEqual([
      { one: 'catering', many: 'catering' },
    ]);
  });

  it.each([
    ['plumber', 'a plumber'],
    ['electrician', 'an electrician'],
    ['university', 'a university'],
    ['upholsterer', 'an upholsterer'],
  ])('has its article: %s', (noun, expected) => {
    expect(addArticle(noun)).toBe(expected);
  });

  it('is recognised by its longest name first', () => {
    const phrases = listNichePhrases({
      slug: 'plumbers',
      name: 'Plumbers',
      synonyms: ['heating engineer', 'Plumber', ''],
    });
    expect(phrases).toEqual([['heating', 'engineer'], ['plumber']]);
  });
});

it.each([
  ['how much does a website cost', 'informational'],
  ['web designer near reading', 'local'],
  ['best web designer', 'commercial'],
  ['web design company', 'transactional'],
  ['plumber website', 'commercial'],
])('the intent of “%s” is guessed from its words', (keyword, intent) => {
  expect(guessIntent(keyword)).toBe(intent);
});

it('figures are formatted for reading', () => {
  expect(formatAverageCpc(123.456)).toBe('£1.23');
  expect(formatAverageCpc(120)).toBe('£1.20');
  expect(formatAverageCpc(null)).toBe('–');
  expect(keywordCount(1)).toBe('1 keyword');
  expect(keywordCount(1300)).toBe('1,300 keywords');
});
