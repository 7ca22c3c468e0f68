import { textContent } from 'domutils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/scanner/page/parse-page.ts';

const url = 'https://shop.example/prices/list';

describe('parsePage', () => {
  it('builds the tree that a browser builds', () => {
    const page = parsePage('<title>A</title><p>one<p>two<table><tr><td>x', url);
    expect(page.elements.map(({ name }) => name)).toEqual([
      ...['html', 'head', 'title', 'body', 'p', 'p', 'table', 'tbody', 'tr', 'td'],
    ]);
    expect(page.head?.name).toBe('head');
    expect(page.body?.name).toBe('body');
    expect(page.isCut).toBe(false);
  });

  it('moves misplaced elements from the head to the body', () => {
    const page = parsePage('<head><div></div><meta name="description" content="x"></head>', url);
    const meta = page.elements.find(({ name }) => name === 'meta');
    expect(meta?.parent).toBe(page.body);
  });

  it('resolves against the base element, and against the page if that is invalid', () => {
    expect(parsePage('<base href="/shop/">', url).baseUrl).toBe('https://shop.example/shop/');
    expect(parsePage('<base href="http://[">', url).baseUrl).toBe(url);
    expect(parsePage('', url).baseUrl).toBe(url);
  });

  it('leaves out template contents', () => {
    const page = parsePage('<template><img src="x"></template><p>shown</p>', url);
    expect(page.elements.some(({ name }) => name === 'img')).toBe(false);
  });

  it('cuts elements nested deeper than in a browser', () => {
    const page = parsePage(`${'<div>'.repeat(200_000)}deep`, url);
    expect(page.isCut).toBe(true);
    expect(page.elements.length).toBeLessThan(600);
    // Recursion over the rest is safe.
    expect(textContent(page.document)).not.toContain('deep');
  });

  it('cuts a flat document beyond the element limit', () => {
    const page = parsePage(`${'<p>a</p>'.repeat(61_000)}<p>last</p>`, url);
    expect(page.isCut).toBe(true);
    expect(page.elements).toHaveLength(60_000);
    expect(textContent(page.document)).not.toContain('last');
  });

  it('survives any text, and lists each element once in document order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (html) => {
        const { elements } = parsePage(html, url);
        expect(new Set(elements).size).toBe(elements.length);
      }),
    );
  });
});
