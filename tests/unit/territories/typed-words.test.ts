import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countTypingMistakes,
  dropPluralEnding,
  splitIntoKnownRuns,
  splitWords,
} from '@/territories/rules/postcodes';

describe('words', () => {
  it.each([
    ['  Bishop’s Cleeve ', ['bishops', 'cleeve']],
    ['Weston-super-Mare', ['weston', 'super', 'mare']],
    ['Hair & Beauty', ['hair', 'and', 'beauty']],
    ['CAFÉ', ['cafe']],
    ['…', []],
  ])('of %j', (text, expected) => {
    expect(splitWords(text)).toEqual(expected);
  });

  it.each([
    ['plumbers', 'plumber'],
    ['businesses', 'business'],
    ['business', 'business'],
    ['agencies', 'agency'],
    ['pies', 'pie'],
    ['fitness', 'fitness'],
    ['gas', 'gas'],
  ])('%s, one of them: %s', (word, expected) => {
    expect(dropPluralEnding(word)).toBe(expected);
  });
});

describe('known runs of words', () => {
  it('are the longest, and end with the words', () => {
    const known = new Set(['stow on the wold', 'reading']);
    const words = ['near', 'stow', 'on', 'the', 'wold', 'reading'];
    expect(splitIntoKnownRuns(words, 4, known)).toEqual([
      { at: 0, run: 'near', length: 1, isKnown: false },
      { at: 1, run: 'stow on the wold', length: 4, isKnown: true },
      { at: 5, run: 'reading', length: 1, isKnown: true },
    ]);
  });
});

describe('typing mistakes', () => {
  it.each([
    ['plumber', 'plumber', 0],
    ['plumer', 'plumber', 1],
    ['pulmber', 'plumber', 1],
    ['plumbre', 'plumber', 1],
    ['joyner', 'joiner', 1],
    ['carpentar', 'carpenter', 1],
    ['baker', 'barber', 2],
    ['ab', 'ca', 2],
    ['gym', 'solicitor', 4],
  ])('between %s and %s: %i', (a, b, expected) => {
    expect(countTypingMistakes(a, b, 3)).toBe(expected);
  });

  it('are symmetric, zero for equal words, and limited', () => {
    const word = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, most) => {
        const mistakes = countTypingMistakes(a, b, most);
        expect(countTypingMistakes(b, a, most)).toBe(mistakes);
        expect(mistakes === 0).toBe(a === b);
        expect(mistakes).toBeLessThanOrEqual(most + 1);
      }),
    );
  });
});
