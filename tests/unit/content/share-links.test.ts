import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareLinks, sharePopup } from '@/site/case-study/ShareBar';

const url = 'https://studio.example/projects/bros-carpentry';

function linksOf(title: string): URL[] {
  return shareLinks(url, title).map(({ href }) => new URL(href));
}

describe('sharing a page', () => {
  it('offers X and LinkedIn, in windows of 550 by 420', () => {
    expect(shareLinks(url, 'A project').map(({ network }) => network)).toEqual(['X', 'LinkedIn']);
    expect(sharePopup).toEqual({ width: 550, height: 420 });
  });

  it('links to the tweet-compose and share-offsite pages', () => {
    const [compose, offsite] = linksOf('A project');
    expect(compose?.origin).toBe('https://twitter.com');
    expect(compose?.pathname).toBe('/intent/tweet');
    expect(offsite?.origin).toBe('https://www.linkedin.com');
    expect(offsite?.pathname).toBe('/sharing/share-offsite/');
  });

  it('passes address and title, with any characters in the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const [compose, offsite] = linksOf(title);
        expect(Object.fromEntries(compose?.searchParams ?? [])).toEqual({ url, text: title });
        expect(Object.fromEntries(offsite?.searchParams ?? [])).toEqual({ url });
      }),
    );
  });

  it('encodes the address’s query as a whole', () => {
    const [compose] = shareLinks(`${url}?a=1&b=2#part`, 'A & B');
    expect(new URL(compose?.href ?? '').searchParams.get('url')).toBe(`${url}?a=1&b=2#part`);
  });
});
