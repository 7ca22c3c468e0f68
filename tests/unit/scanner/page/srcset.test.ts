import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSrcsetAddresses } from '../../../../src/scanner/page/resources.ts';

describe('srcset', () => {
  it('gives the addresses without their descriptors', () => {
    expect(readSrcsetAddresses('loaf-480.jpg 480w, loaf-960.jpg 960w')).toEqual([
      'loaf-480.jpg',
      'loaf-960.jpg',
    ]);
    expect(readSrcsetAddresses('one.png,  two.png 2x')).toEqual(['one.png', 'two.png']);
  });

  it('keeps commas inside an address', () => {
    expect(
      readSrcsetAddresses('data:image/gif;base64,R0lG 1x, /c/w_300,h_200/roll.webp 2x'),
    ).toEqual(['data:image/gif;base64,R0lG', '/c/w_300,h_200/roll.webp']);
  });

  it('skips brackets in descriptors', () => {
    expect(readSrcsetAddresses('a.png (1x, 2x), b.png')).toEqual(['a.png', 'b.png']);
    expect(readSrcsetAddresses('a.png (1x, b.png')).toEqual(['a.png']);
  });

  it('finds nothing in an empty value', () => {
    expect(readSrcsetAddresses('')).toEqual([]);
    expect(readSrcsetAddresses(' , ,')).toEqual([]);
  });

  it('ends for any text, with addresses from it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ',', ' ', '(', ')', '1x') }), (text) => {
        for (const address of readSrcsetAddresses(text)) {
          expect(text).toContain(address);
          expect(address).toMatch(/^[^\s,].*$/);
        }
      }),
    );
  });
});
