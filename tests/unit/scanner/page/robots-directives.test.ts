import { describe, expect, it } from 'vitest';
import type { HeaderLines } from '../../../../src/scanner/model/evidence.ts';
import { readRobotsDirectives } from '../../../../src/scanner/page/head-elements.ts';
import { parsePage } from '../../../../src/scanner/page/parse-page.ts';
import { htmlPage } from '../../../support/scan-evidence.ts';

function said(head: string, tags: readonly string[], agent: string | null = null): string[] {
  const headers: HeaderLines = tags.map((tag) => ['x-robots-tag', tag]);
  const page = parsePage(htmlPage('', head), 'https://shop.example/');
  return readRobotsDirectives(page, headers, agent).map(({ name, value }) =>
    value === null ? name : `${name}=${value}`,
  );
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${content}">`;

describe('instructions to search engines', () => {
  it('are read from the head, in any case', () => {
    expect(said(meta('ROBOTS', ' NoIndex,max-snippet: 20,'), [])).toEqual([
      'noindex',
      'max-snippet=20',
    ]);
    const stray = `<div>early</div>${meta('robots', 'noindex')}`;
    expect(said(stray, [])).toEqual([]);
  });

  it('for one crawler replace the general ones in the page', () => {
    const head = meta('robots', 'noindex') + meta('googlebot', 'nosnippet');
    expect(said(head, [], 'Googlebot')).toEqual(['nosnippet']);
    expect(said(head, [], 'bingbot')).toEqual(['noindex']);
  });

  it('for one crawler add to the general ones in headers', () => {
    const tags = ['nofollow', 'googlebot: noindex, nosnippet'];
    expect(said('', tags, 'Googlebot')).toEqual(['nofollow', 'noindex', 'nosnippet']);
    expect(said('', tags, 'bingbot')).toEqual(['nofollow']);
    expect(said('', ['nofollow, bingbot: none, googlebot: all'], 'bingbot')).toEqual([
      'nofollow',
      'none',
    ]);
  });

  it('with a value are not read as crawler names', () => {
    expect(said('', ['max-snippet:0, noindex'])).toEqual(['max-snippet=0', 'noindex']);
    expect(said('', ['unavailable_after: 25 Jun 2030 15:00:00 GMT'])).toEqual([
      'unavailable_after=25 jun 2030 15:00:00 gmt',
    ]);
  });

  it('may hold a date with a comma', () => {
    const [date = ''] = said('', ['unavailable_after: Wed, 25 Jun 2030 15:00:00 GMT, noindex']);
    expect(Date.parse(date.split('=')[1] ?? '')).toBe(Date.UTC(2030, 5, 25, 15));
  });
});
