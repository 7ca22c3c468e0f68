import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify } from '@/platform/slugify';

describe('the slug of a title', () => {
  it.each([
    ['How we price', 'how-we-price'],
    ['Café & Bar', 'cafe-and-bar'],
    ["What’s new? Don't ask!", 'whats-new-dont-ask'],
    ['  --  100 % –  ', '100'],
    ['ﬁne Ⅷ', 'fine-viii'],
    ['日本語', ''],
    ['', ''],
  ])('of “%s” is “%s”', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('is valid for the address field, or empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(slugify(title)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      }),
    );
  });

  it('is stable when repeated', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(slugify(slugify(title))).toBe(slugify(title));
      }),
    );
  });
});
