import { describe, expect, it } from 'vitest';
import { seoSitemap } from '../../../../../src/scanner/checks/seo/seo-sitemap.ts';
import type { SitemapFile } from '../../../../../src/scanner/model/evidence.ts';
import { known, pageEvidence } from '../../../../support/scan-evidence.ts';

function urlset(...addresses: string[]): string {
  return `<urlset>${addresses.map((one) => `<url><loc>${one}</loc></url>`).join('')}</urlset>`;
}

const good = urlset('https://shop.example/', 'https://www.shop.example/cakes');

function file(body: string, more: Partial<SitemapFile> = {}): SitemapFile {
  const url = 'https://shop.example/sitemap.xml';
  return {
    url,
    foundIn: 'robots',
    status: 200,
    contentType: 'text/xml',
    body,
    isCut: false,
    ...more,
  };
}

const judge = (...files: SitemapFile[]) =>
  seoSitemap.judge(pageEvidence({ sitemaps: known(files) }));

describe('a sitemap', () => {
  it('passes with pages of the site', () => {
    expect(judge(file(good))).toMatchObject({
      outcome: 'pass',
      summary: '1 sitemap file was read, with 2 addresses.',
    });
    expect(judge(file(good), file('<rss/>'))).toMatchObject({
      outcome: 'pass',
      summary: '2 sitemap files were read, with 2 addresses.',
    });
    expect(judge(file(good.slice(0, -5), { isCut: true }))).toMatchObject({ outcome: 'pass' });
  });

  it.each<[string, SitemapFile[]]>([
    ['no file', []],
    ['a web page at the usual place', [file('<!doctype html><p>Home', { foundIn: 'usual-place' })]],
    ['nothing at the usual place', [file('', { foundIn: 'usual-place', status: 404 })]],
  ])('is missing: %s', (_, files) => {
    expect(judge(...files)).toMatchObject({
      outcome: 'fail',
      share: 0,
      summary: 'There is no sitemap at the usual place, and robots.txt names none.',
    });
  });

  it.each([
    [file('', { status: 404 }), 'Status 404: the file does not exist.'],
    [file('<!doctype html><p>Home'), 'There is a web page in its place.'],
    [file('<urlset><url>'), 'It is not valid XML.'],
    [file('<urlset></urlset>'), 'It names no pages.'],
    [file(''), 'The file is empty.'],
  ])('is unusable: %o', (one, remark) => {
    expect(judge(one)).toMatchObject({
      outcome: 'fail',
      summary: 'The sitemap can’t be used.',
      proofs: [{ value: one.url, remark }],
    });
  });

  it('fails in part', () => {
    const body = urlset(
      'https://shop.example/',
      '/cakes',
      'https://other.example/',
      'https://shop.example/x',
    );
    expect(judge(file(body))).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      summary: '2 of 4 addresses in the sitemap can’t be used.',
      proofs: [
        { value: '/cakes', remark: 'This is not a full address.' },
        { value: 'https://other.example/', remark: 'This address is on another website.' },
      ],
    });
    expect(judge(file(good), file('', { status: 404 }))).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      summary: '1 of 2 sitemap files can’t be used.',
    });
  });

  it('is not judged when access is denied', () => {
    expect(judge(file('', { status: 403 }))).toMatchObject({ outcome: 'unknown' });
    expect(judge(file('', { isCut: true }))).toMatchObject({ outcome: 'unknown' });
    expect(judge(file('', { status: 503 }), file(good))).toMatchObject({ outcome: 'pass' });
    expect(seoSitemap.judge(pageEvidence())).toMatchObject({ outcome: 'unknown' });
  });
});
