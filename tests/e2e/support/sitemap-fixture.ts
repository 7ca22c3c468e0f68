import { type FixtureSite, startFixtureSite } from '../../support/fixture-site';
import { fixturePort } from './scan-fixture';

export type { FixtureSite };

const page = (title: string, ...links: string[]) =>
  `<!doctype html><html lang="en-GB"><head><title>${title}</title></head><body>${links
    .map((href) => `<a href="${href}">${href}</a>`)
    .join(' ')}</body></html>`;

/** A site of a few pages, one of which moved and one of which is closed to crawlers. */
export function sitemapFixture(): Promise<FixtureSite> {
  return startFixtureSite(
    {
      '/robots.txt': {
        headers: { 'content-type': 'text/plain' },
        body: 'User-agent: *\nDisallow: /staff',
      },
      '/': page('Wye bakery', '/bread', '/old-menu', '/staff'),
      '/bread': page('Bread and rolls', '/bread/rye'),
      '/bread/rye': {
        headers: { 'last-modified': 'Fri, 02 Oct 2026 08:00:00 GMT' },
        body: page('Rye bread', '/'),
      },
      '/old-menu': { status: 301, headers: { location: '/bread' } },
    },
    fixturePort(7),
  );
}
