import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOverlap } from '@/content/rules/own-words';

const text = fc
  .array(fc.constantFrom('oak', 'stairs', 'in', 'Reading', 'and', 'Bath', 'don’t', '£1,200'), {
    maxLength: 40,
  })
  .map((words) => words.join(' '));

describe('how much two texts have in common', () => {
  it('is the share of five-word runs of the smaller one', () => {
    // Of the four runs in the smaller text, the first two are in the other one.
    expect(textOverlap('a b c d e f x y', 'a b c d e f g h i j k l')).toBe(0.5);
    expect(textOverlap('a b c d e f', 'f e d c b a')).toBe(0);
  });

  it('ignores case, punctuation and line breaks', () => {
    expect(textOverlap('One, two: three –\nFOUR. Five!', 'one two three four five')).toBe(1);
  });

  it('takes a text of less than five words as a whole', () => {
    expect(textOverlap('Web design', 'web design')).toBe(1);
    expect(textOverlap('Web design', 'web design in Bath for you')).toBe(0);
  });

  it('is nothing for a text without words', () => {
    expect(textOverlap('', 'web design in Bath for you')).toBe(0);
    expect(textOverlap('– … !', '')).toBe(0);
  });

  it('is between none and all, and the same from both sides', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const overlap = textOverlap(one, other);
        expect(overlap).toBeGreaterThanOrEqual(0);
        expect(overlap).toBeLessThanOrEqual(1);
        expect(textOverlap(other, one)).toBe(overlap);
      }),
    );
  });

  it('is all for a text that is a part of the other', () => {
    fc.assert(
      fc.property(text, text, text, (before, middle, after) => {
        fc.pre(middle.split(' ').length >= 5);
        expect(textOverlap(middle, `${before} ${middle} ${after}`)).toBe(1);
      }),
    );
  });

  it('is none for texts without a common word', () => {
    fc.assert(
      fc.property(text, fc.array(fc.constantFrom('kiln', 'glaze', 'clay')), (one, words) => {
        expect(textOverlap(one, words.join(' '))).toBe(0);
      }),
    );
  });
});
