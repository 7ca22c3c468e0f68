import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLinkHeaders } from '../../../../src/scanner/page/head-elements.ts';

const read = (...values: string[]) => readLinkHeaders(values.map((value) => ['link', value]));

describe('a Link header', () => {
  it('holds comma-separated links', () => {
    expect(
      read(
        '<https://shop.example/a,b>; rel="canonical", </de>; rel=alternate; hreflang="de"',
        '</x>',
      ),
    ).toEqual([
      { address: 'https://shop.example/a,b', rels: ['canonical'], hreflang: null },
      { address: '/de', rels: ['alternate'], hreflang: 'de' },
      { address: '/x', rels: [], hreflang: null },
    ]);
  });

  it('may write its parameters in many ways', () => {
    expect(
      read(
        '< /a > ;REL="Alternate \\"Next" ; rel=canonical ; title="a, b; c" ; crossorigin;hreflang=cy',
      ),
    ).toEqual([{ address: '/a', rels: ['alternate', '"next'], hreflang: 'cy' }]);
  });

  it('is empty where malformed', () => {
    expect(read('https://shop.example/; rel=canonical', '', '<unfinished')).toEqual([]);
    expect(read('</a>; rel="canonical')).toMatchObject([{ address: '/a' }]);
  });

  it('never throws', () => {
    const sign = fc.constantFrom('<', '>', ';', ',', '=', '"', '\\', ' ', 'rel', 'a');
    fc.assert(
      fc.property(fc.array(sign), (signs) => {
        expect(read(signs.join('')).length).toBeLessThanOrEqual(signs.length);
      }),
    );
  });
});
