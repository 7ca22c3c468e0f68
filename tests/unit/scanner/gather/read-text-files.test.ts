import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Unreachable } from '@/scanner/fetch/guarded-request';
import { readSitemaps, readTextFile } from '@/scanner/gather/read-files';
import { createBudget } from '@/scanner/gather/request-budget';
import { createSiteClient } from '@/scanner/gather/site-client';
import { type FakeWeb, fakeClient } from '../../../support/scanner/fake-client';

const origin = 'https://shop.example';
const plain = [['content-type', 'text/plain']] as const;
const sitemap = '<?xml version="1.0"?><urlset><url><loc>https://shop.example/</loc></url></urlset>';

function siteOf(web: FakeWeb) {
  const client = fakeClient(web);
  const site = createSiteClient(client, new AbortController().signal);
  return { client, site, budget: createBudget(1000, () => 0) };
}

async function readAll(web: FakeWeb) {
  const { client, site, budget } = siteOf(web);
  const robots = await readTextFile(site, `${origin}/robots.txt`, budget);
  const sitemaps = await readSitemaps(site, origin, robots, budget);
  return { robots, sitemaps, asked: client.asked };
}

describe('a text file', () => {
  it('is read with its final address', async () => {
    const { robots } = await readAll({
      [`${origin}/robots.txt`]: { location: `${origin}/r.txt` },
      [`${origin}/r.txt`]: { headers: plain, body: 'User-agent: *' },
    });
    expect(robots).toEqual({
      known: true,
      value: {
        url: `${origin}/robots.txt`,
        finalUrl: `${origin}/r.txt`,
        status: 200,
        contentType: 'text/plain',
        body: 'User-agent: *',
        isCut: false,
      },
    });
  });

  it('has no body when missing', async () => {
    const web = { [`${origin}/robots.txt`]: { status: 404, body: '<h1>Not found</h1>' } };
    expect((await readAll(web)).robots).toMatchObject({ value: { status: 404, body: '' } });
  });

  it('is missing at the end of an endless redirect', async () => {
    const web = { [`${origin}/robots.txt`]: { location: `${origin}/robots.txt` } };
    expect((await readAll(web)).robots).toMatchObject({ value: { status: 404, body: '' } });
  });

  it('is unknown when the server does not answer', async () => {
    const web = { [`${origin}/robots.txt`]: new Unreachable('timeout', '') };
    const because = 'The server did not answer in time.';
    expect((await readAll(web)).robots).toEqual({ known: false, because });
  });
});

describe('sitemaps', () => {
  it('are those in robots.txt, missing ones included', async () => {
    const { sitemaps, asked } = await readAll({
      [`${origin}/robots.txt`]: `Sitemap: /a.xml\nSitemap: ${origin}/b.xml\nSitemap: ${origin}/c.xml`,
      [`${origin}/a.xml`]: sitemap,
      [`${origin}/b.xml`]: { status: 404, body: 'no' },
    });
    expect(sitemaps).toMatchObject({
      value: [
        { url: `${origin}/a.xml`, foundIn: 'robots', status: 200, body: sitemap },
        { url: `${origin}/b.xml`, foundIn: 'robots', status: 404, body: '' },
      ],
    });
    expect(asked).not.toContain(`GET ${origin}/sitemap.xml`);
  });

  it('default to the usual place', async () => {
    const { sitemaps } = await readAll({
      [`${origin}/robots.txt`]: 'User-agent: *',
      [`${origin}/sitemap.xml`]: sitemap,
    });
    expect(sitemaps).toMatchObject({ value: [{ foundIn: 'usual-place', status: 200 }] });
  });

  it.each([
    ['an error', { status: 404 }],
    ['a page of the site', { body: '\n<!DOCTYPE html><html><title>Shop</title>' }],
  ])('are missing when %s answers', async (_, answer) => {
    const web = { [`${origin}/robots.txt`]: '', [`${origin}/sitemap.xml`]: answer };
    expect((await readAll(web)).sitemaps).toEqual({ known: true, value: [] });
  });

  it('include the first child of an index', async () => {
    const child = `${origin}/pages.xml?a=1&b=2`;
    const { sitemaps } = await readAll({
      [`${origin}/robots.txt`]: '',
      [`${origin}/sitemap.xml`]: `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc> ${child.replace('&', '&amp;')} </loc></sitemap><sitemap><loc>${origin}/b.xml</loc></sitemap></sitemapindex>`,
      [child]: sitemap,
    });
    expect(sitemaps).toMatchObject({ value: [{ status: 200 }, { url: child, body: sitemap }] });
  });

  it('are decompressed', async () => {
    const { sitemaps } = await readAll({
      [`${origin}/robots.txt`]: `Sitemap: ${origin}/s.xml.gz`,
      [`${origin}/s.xml.gz`]: { body: gzipSync(sitemap) },
    });
    expect(sitemaps).toMatchObject({ value: [{ body: sitemap, isCut: false }] });
  });

  it('are not decompressed beyond the limit, nor when corrupt', async () => {
    for (const body of [
      gzipSync(Buffer.alloc(64 * 1024 * 1024)),
      gzipSync(sitemap).subarray(0, 30),
    ]) {
      const { sitemaps } = await readAll({
        [`${origin}/robots.txt`]: `Sitemap: ${origin}/s.xml.gz`,
        [`${origin}/s.xml.gz`]: { body },
      });
      expect(sitemaps).toMatchObject({ value: [{ body: '', isCut: true }] });
    }
  });

  it('are unknown when the server does not answer', async () => {
    const web = {
      [`${origin}/robots.txt`]: '',
      [`${origin}/sitemap.xml`]: new Unreachable('reset', ''),
    };
    expect((await readAll(web)).sitemaps).toMatchObject({ known: false });
  });
});
