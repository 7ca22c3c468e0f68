import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchBusinessType } from '@/territories/rules/match-business-type';
import { dropPluralEnding, splitWords } from '@/territories/rules/postcodes';
import { seededNiches } from './support/seeded';

const match = (text: string) => {
  const { kind, ...rest } = matchBusinessType(text, seededNiches);
  return { kind, keys: ('niches' in rest ? rest.niches : rest.near).map(({ key }) => key) };
};

const found = (...keys: string[]) => ({ kind: 'found', keys });

const everyWord = seededNiches.flatMap(({ key, name, words }) =>
  [name, ...words].map((word) => ({ key, word })),
);

describe('a type of business', () => {
  it.each([
    ['plumbers', 'plumbers'],
    ['PLUMBER', 'plumbers'],
    ['Plumbing & Heating', 'plumbers'],
    ['heating engineers', 'plumbers'],
    ['emergency plumber in Caversham', 'plumbers'],
    ['we’re a small joinery', 'carpenters'],
    ['barbers’', 'beauty'],
    ['builder', 'trades'],
    ['trade', 'trades'],
    ['painter and decorator', 'trades'],
    ['family law firm', 'professional-services'],
    ['PT: personal training', 'fitness'],
    ['EV charger installers', 'electricians'],
  ])('%s is understood as %s', (text, key) => {
    expect(match(text)).toEqual(found(key));
  });

  it('can be several', () => {
    expect(match('electrician and plumber')).toEqual(found('electricians', 'plumbers'));
  });

  it('prefers the longest words: a bathroom fitter is no carpenter', () => {
    expect(match('bathroom fitter')).toEqual(found('plumbers'));
    expect(match('kitchen fitter')).toEqual(found('carpenters'));
    expect(match('landscape gardener')).toEqual(found('trades'));
  });

  it.each([
    ['plumer', 'plumbers'],
    ['pulmber', 'plumbers'],
    ['eletrician', 'electricians'],
    ['carpentar', 'carpenters'],
    ['acountant', 'professional-services'],
    ['hairdreser', 'beauty'],
    ['heating enginer', 'plumbers'],
  ])('with a typing mistake: %s', (text, key) => {
    expect(match(text)).toEqual(found(key));
  });

  it.each(
    'printer;baker;banker;butcher;florist;tailor;dentist;vet;optician;farmer;dog groomer;photographer;driver;caterer;cafe;restaurant;pub;hotel;nursery;musician;electronics;mechanic;driving instructor;toy shop;church'.split(
      ';',
    ),
  )('is not guessed: %s', (text) => {
    expect(match(text).kind).toBe('unknown');
  });

  it('is ambiguous when a typing mistake could mean two niches', () => {
    const niches = ['welders', 'wedders'].map((key) => ({ key, name: key, words: [] }));
    const result = matchBusinessType('wexders', niches);
    expect(result).toEqual({ kind: 'unknown', near: niches });
  });

  it('finds nothing in an empty text', () => {
    expect(match('')).toEqual({ kind: 'unknown', keys: [] });
    expect(match(' … ')).toEqual({ kind: 'unknown', keys: [] });
  });

  it('matches no text without letters of the words', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789 ßжλ-&.'), maxLength: 60 });
    fc.assert(
      fc.property(text, (typed) => {
        expect(match(typed).kind).toBe('unknown');
      }),
    );
  });

  it('never throws, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        expect(['found', 'unknown']).toContain(match(typed).kind);
      }),
    );
  });
});

describe('the words of the first content', () => {
  it.each(everyWord)('$word is recognised as $key', ({ key, word }) => {
    expect(match(word)).toEqual(found(key));
    expect(match(word.toUpperCase())).toEqual(found(key));
    expect(match(`local ${word} near me`)).toEqual(found(key));
  });

  it('belong to one niche each, and are many', () => {
    const owners = new Map<string, string>();
    for (const { key, word } of everyWord) {
      const term = splitWords(word).map(dropPluralEnding).join(' ');
      expect(owners.get(term) ?? key, word).toBe(key);
      owners.set(term, key);
    }
    for (const { key, words } of seededNiches) {
      const own = words.filter((word) => word !== key);
      expect(own.length, key).toBeGreaterThanOrEqual(15);
      expect(own.length, key).toBeLessThanOrEqual(25);
    }
  });
});
