import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOverlap } from '../../support/text-overlap';

const text = fc
  .array(fc.constantFrom('oak', 'stairs', 'in', 'Reading', 'and', 'Bath', 'don’t', '£1,200'), {
    maxLength: 40,
  })
  .map((words) => words.join(' '));

describe('the overlap of two texts', () => {
  it('is the share of five-word runs of the smaller one', () => {
    // The smaller text has four runs, of which the other contains the first two.
    expect(textOverlap('a b c d e f x y', 'a b c d e f g h i j k l')).toBe(0.5);
    expect(textOverlap('a b c d e f', 'f e d c b a')).toBe(0);
  });

  it('ignores case, punctuation and line breaks', () => {
    expect(textOverlap('One, two: three –\nFOUR. Five!', 'one two three four five')).toBe(1);
  });

  it('treats a text of less than five words as one run', () => {
    expect(textOverlap('Web design', 'web design')).toBe(1);
    expect(textOverlap('Web design', 'web design in Bath for you')).toBe(0);
  });

  it('is 0 for a text without words', () => {
    expect(textOverlap('', 'web design in Bath for you')).toBe(0);
    expect(textOverlap('– … !', '')).toBe(0);
  });

  it('is between 0 and 1, and symmetric', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const overlap = textOverlap(one, other);
        expect(overlap).toBeGreaterThanOrEqual(0);
        expect(overlap).toBeLessThanOrEqual(1);
        expect(textOverlap(other, one)).toBe(overlap);
      }),
    );
  });

  it('is 1 if one text contains the other', () => {
    fc.assert(
      fc.property(text, text, text, (before, middle, after) => {
        fc.pre(middle.split(' ').length >= 5);
        expect(textOverlap(middle, `${before} ${middle} ${after}`)).toBe(1);
      }),
    );
  });

  it('is 0 for texts without a common word', () => {
    fc.assert(
      fc.property(text, fc.array(fc.constantFrom('kiln', 'glaze', 'clay')), (one, words) => {
        expect(textOverlap(one, words.join(' '))).toBe(0);
      }),
    );
  });
});
