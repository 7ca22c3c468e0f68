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

/** The addresses that the site knows, those first that search engines may list. */
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
  it('holds what is published', async () => {
    expect(await paths()).toEqual({ listed: everything, hidden: [] });
  });

  it('is known to the server, with old addresses', async () => {
    await admin.create('redirects', { from: '/old', to: '/' });
    await admin.create('pages', { path: '/not-yet', _status: 'draft' });
    expect((await listPublicAddresses()).toSorted()).toEqual([...everything, '/old'].toSorted());
    await admin.publish('niches', plumbers, { slug: 'roofers' });
    expect(await listPublicAddresses()).toContain('/web-design-reading/roofers');
  });

  it.each([
    ['a draft', () => admin.unpublish('city-niche-pages', page)],
    ['in the trash', () => admin.moveToTrash('city-niche-pages', page)],
  ])('holds no page that is %s', async (_what, hide) => {
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
  ])('leaves the niches of a city out that is %s', async (_what, hide) => {
    await hide();
    expect((await paths()).listed).toEqual(['/']);
  });

  it('leaves the pages of a niche out that is taken off the site', async () => {
    await admin.unpublish('niches', plumbers);
    expect((await paths()).listed).toEqual(['/', '/web-design-reading']);
  });

  it('follows a city that is renamed, as soon as that is published', async () => {
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

describe('search engines', () => {
  it('are not told of places with too little of their own', async () => {
    await admin.publish('cities', reading, { market: richText('Short.') });
    await admin.publish('city-niche-pages', page, { content: richText('Short.') });
    expect(await paths()).toEqual({
      listed: ['/'],
      hidden: ['/web-design-reading', '/web-design-reading/plumbers'],
    });
  });

  it('are not told of what an editor hides from them', async () => {
    await admin.publish('city-niche-pages', page, { meta: { noIndex: true } });
    expect((await paths()).hidden).toEqual(['/web-design-reading/plumbers']);
  });

  it('are told of other pages, however short', async () => {
    await admin.create('industries', { slug: 'trades' });
    expect((await paths()).listed).toContain('/industries/trades');
  });
});

describe('a link', () => {
  it('is alive while its page is', async () => {
    const { isLive } = await getSiteIndex();
    for (const path of everything) expect(isLive(path), path).toBe(true);
    expect(isLive('/web-design-bath')).toBe(false);
    await admin.unpublish('cities', reading);
    const now = await getSiteIndex();
    expect(now.isLive('/web-design-reading')).toBe(false);
    expect(now.isLive('/web-design-reading/plumbers')).toBe(false);
  });

  it('to an old address that is redirected is alive, too', async () => {
    await admin.publish('cities', reading, { slug: 'berks' });
    expect((await getSiteIndex()).isLive('/web-design-reading/plumbers')).toBe(true);
  });

  it('to a document knows its address, and none while it is not on the site', async () => {
    const { pathOfDocument } = await getSiteIndex();
    expect(pathOfDocument('city-niche-pages', page)).toBe('/web-design-reading/plumbers');
    await admin.unpublish('niches', plumbers);
    expect((await getSiteIndex()).pathOfDocument('city-niche-pages', page)).toBeNull();
    expect(pathOfDocument('cities', 999_999)).toBeNull();
  });
});

it('a description says today’s figures', async () => {
  const { key } = await admin.create('packages', { priceFromPence: 99_900 });
  await admin.publish('cities', reading, {
    meta: { description: `From {{package:${key}:from}}.` },
  });
  const { entries } = await getSiteIndex();
  const city = entries.find(({ collection }) => collection === 'cities');
  expect(city?.description).toBe('From £999.');
});
