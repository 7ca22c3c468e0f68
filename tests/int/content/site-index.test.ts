import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { richText } from '../support/documents';
import { editingAs } from '../support/editing';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

// The query loads the configuration, which reads the environment that was set above.
const { getSiteIndex, listPublicAddresses } = await import('@/content/store/site-index');

const send = await site.as('admin');
const admin = editingAs(send);
const enough = richText('word '.repeat(250));

let reading = 0;
let plumbers = 0;
let page = 0;

beforeEach(async () => {
  reading = (await admin.create('cities', { slug: 'reading', market: enough })).id;
  plumbers = (await admin.create('niches', { slug: 'plumbers' })).id;
  page = (
    await admin.create('city-niche-pages', { city: reading, niche: plumbers, content: enough })
  ).id;
  await admin.create('pages', { path: '/', title: 'Home' });
});

afterEach(async () => {
  for (const collection of [
    'city-niche-pages',
    'cities',
    'niches',
    'pages',
    'redirects',
  ] as const) {
    await site.payload.delete({ collection, where: { id: { exists: true } }, trash: true });
  }
});

/** Addresses in the site index, those for search engines first. */
async function paths(): Promise<{ listed: string[]; hidden: string[] }> {
  const { entries } = await getSiteIndex();
  const of = (isHidden: boolean) =>
    entries
      .filter(({ noIndex }) => noIndex === isHidden)
      .map(({ path }) => path)
      .toSorted();
  return { listed: of(false), hidden: of(true) };
}

const everything = ['/', '/web-design-reading', '/web-design-reading/plumbers'];

describe('the list of the site’s pages', () => {
  it('contains published pages', async () => {
    expect(await paths()).toEqual({ listed: everything, hidden: [] });
  });

  it('is available to the server, including old addresses', async () => {
    await admin.create('redirects', { from: '/old', to: '/' });
    await admin.create('pages', { path: '/not-yet', _status: 'draft' });
    const files = ['/blog/feed.xml', '/llms.txt', '/sitemap.xml', '/sitemap-pages.xml'];
    expect((await listPublicAddresses()).toSorted()).toEqual(
      [...everything, '/old', ...files].toSorted(),
    );
    await admin.publish('niches', plumbers, { slug: 'roofers' });
    expect(await listPublicAddresses()).toContain('/web-design-reading/roofers');
  });

  it.each([
    ['a draft', () => admin.unpublish('city-niche-pages', page)],
    ['in the trash', () => admin.moveToTrash('city-niche-pages', page)],
  ])('contains no page that is %s', async (_what, hide) => {
    await hide();
    expect((await paths()).listed).toEqual(['/', '/web-design-reading']);
  });

  it.each([
    ['taken off the site', () => admin.unpublish('cities', reading)],
    ['thrown away', () => admin.moveToTrash('cities', reading)],
    [
      'deleted',
      async () => {
        await admin.moveToTrash('cities', reading);
        await admin.remove('cities', reading);
      },
    ],
  ])('omits the niches of a city that is %s', async (_what, hide) => {
    await hide();
    expect((await paths()).listed).toEqual(['/']);
  });

  it('omits the pages of an unpublished niche', async () => {
    await admin.unpublish('niches', plumbers);
    expect((await paths()).listed).toEqual(['/', '/web-design-reading']);
  });

  it('follows a renamed city once it is published', async () => {
    await admin.autosave('cities', reading, { slug: 'berks' });
    expect((await paths()).listed).toEqual(everything);
    await admin.publish('cities', reading, { slug: 'berks' });
    expect((await paths()).listed).toEqual([
      '/',
      '/web-design-berks',
      '/web-design-berks/plumbers',
    ]);
  });
});

describe('the list for search engines', () => {
  it('omits places with too little text', async () => {
    await admin.publish('cities', reading, { market: richText('Short.') });
    await admin.publish('city-niche-pages', page, { content: richText('Short.') });
    expect(await paths()).toEqual({
      listed: ['/'],
      hidden: ['/web-design-reading', '/web-design-reading/plumbers'],
    });
  });

  it('omits pages that an editor hides from search engines', async () => {
    await admin.publish('city-niche-pages', page, { meta: { noIndex: true } });
    expect((await paths()).hidden).toEqual(['/web-design-reading/plumbers']);
  });

  it('contains other pages, however short', async () => {
    await admin.create('industries', { slug: 'trades' });
    expect((await paths()).listed).toContain('/industries/trades');
  });
});

describe('a link', () => {
  it('works while its page is published', async () => {
    const { isLive } = await getSiteIndex();
    for (const path of everything) expect(isLive(path), path).toBe(true);
    expect(isLive('/web-design-bath')).toBe(false);
    await admin.unpublish('cities', reading);
    const now = await getSiteIndex();
    expect(now.isLive('/web-design-reading')).toBe(false);
    expect(now.isLive('/web-design-reading/plumbers')).toBe(false);
  });

  it('to a redirected old address works as well', async () => {
    await admin.publish('cities', reading, { slug: 'berks' });
    expect((await getSiteIndex()).isLive('/web-design-reading/plumbers')).toBe(true);
  });

  it('to a document has its address, or none while it is unpublished', async () => {
    const { pathOfDocument } = await getSiteIndex();
    expect(pathOfDocument('city-niche-pages', page)).toBe('/web-design-reading/plumbers');
    await admin.unpublish('niches', plumbers);
    expect((await getSiteIndex()).pathOfDocument('city-niche-pages', page)).toBeNull();
    expect(pathOfDocument('cities', 999_999)).toBeNull();
  });
});

it('a description contains current figures', async () => {
  const { key } = await admin.create('packages', { priceFromPence: 99_900 });
  await admin.publish('cities', reading, {
    meta: { description: `From {{package:${key}:from}}.` },
  });
  const { entries } = await getSiteIndex();
  const city = entries.find(({ collection }) => collection === 'cities');
  expect(city?.description).toBe('From £999.');
});
