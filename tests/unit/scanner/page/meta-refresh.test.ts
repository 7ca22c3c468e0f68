import { describe, expect, it } from 'vitest';
import { findImmediateRefresh } from '@/scanner/page/head-elements';
import { parsePage } from '@/scanner/page/parse-page';

const url = 'https://shop.example/';

function refreshOf(html: string): string | null {
  return findImmediateRefresh(parsePage(html, url), url);
}

const meta = (content: string) => `<meta http-equiv="Refresh" content="${content}">`;

describe('a page with an immediate refresh', () => {
  it.each([
    ['0; url=/home', '/home'],
    ['0;URL=home', '/home'],
    ["1, url='/home'", '/home'],
    ['2 /home', '/home'],
    [' 0.5 ; url = /home#top', '/home'],
    ['0; https://www.shop.example/', 'https://www.shop.example/'],
  ])('%s', (content, target) => {
    expect(refreshOf(meta(content))).toBe(new URL(target, url).href);
  });

  it.each([
    ['later', meta('5; url=/home')],
    ['to itself', meta('0; url=/')],
    ['by reloading', meta('0')],
    ['with nothing a browser understands', meta('now; url=/home')],
    ['to a script', meta('0; url=javascript:alert(1)')],
    ['only where there is no script', `<noscript>${meta('0; url=/plain')}</noscript>`],
  ])('not %s', (_, html) => {
    expect(refreshOf(html)).toBeNull();
  });

  it('uses the first valid one', () => {
    expect(refreshOf(meta('soon') + meta('0; url=/a') + meta('0; url=/b'))).toBe(`${url}a`);
  });
});
