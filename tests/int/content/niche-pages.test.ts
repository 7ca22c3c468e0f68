import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isThin } from '@/content/rules/own-words';
import { nextNumber, richText } from '../support/documents';
import { editingAs } from '../support/editing';
import { makeData } from '../support/make-data';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const { getCityPage } = await import('@/content/store/cities');

const send = await site.as('editor');
const editor = editingAs(send);

let reading = 0;
let bath = 0;
let plumbers = 0;
let beauty = 0;

beforeEach(async () => {
  reading = (await editor.create('cities', { slug: 'reading' })).id;
  bath = (await editor.create('cities', { slug: 'bath' })).id;
  plumbers = (await editor.create('niches', { slug: 'plumbers' })).id;
  beauty = (await editor.create('niches', { slug: 'beauty' })).id;
});

afterEach(async () => {
  const made = ['redirects', 'city-niche-pages', 'cities', 'niches', 'industries'] as const;
  for (const collection of made) {
    await site.payload.delete({ collection, where: { id: { exists: true } }, trash: true });
  }
});

const makePage = (city: number, niche: number, changes: object = {}) =>
  editor.create('city-niche-pages', { city, niche, ...changes });

/** Every stored redirect, as `from → to`. */
async function redirects(): Promise<string[]> {
  const { docs } = await site.payload.find({ collection: 'redirects', limit: 0, sort: 'from' });
  return docs.map(({ from, to }) => `${from} → ${to}`);
}

describe('a renamed city', () => {
  beforeEach(async () => {
    await makePage(reading, plumbers);
    await makePage(reading, beauty);
    await makePage(bath, plumbers);
  });

  it('changes the addresses of its niche pages, and no others', async () => {
    await editor.publish('cities', reading, { slug: 'reading-berks' });
    expect(await redirects()).toEqual([
      '/web-design-reading → /web-design-reading-berks',
      '/web-design-reading/beauty → /web-design-reading-berks/beauty',
      '/web-design-reading/plumbers → /web-design-reading-berks/plumbers',
    ]);
  });

  it('changes no address while the new name is only a draft', async () => {
    await editor.autosave('cities', reading, { slug: 'not-yet' });
    expect(await redirects()).toEqual([]);
    await editor.publish('cities', reading, { slug: 'berks' });
    expect(await redirects()).toContain('/web-design-reading/beauty → /web-design-berks/beauty');
    expect(await redirects()).toHaveLength(3);
  });

  it('needs no redirect when it was not published', async () => {
    await editor.unpublish('cities', reading);
    await editor.publish('cities', reading, { slug: 'berks' });
    expect(await redirects()).toEqual([]);
  });

  it('and renamed back makes no redirect loop', async () => {
    for (const slug of ['berks', 'reading']) await editor.publish('cities', reading, { slug });
    expect(await redirects()).toEqual([
      '/web-design-berks → /web-design-reading',
      '/web-design-berks/beauty → /web-design-reading/beauty',
      '/web-design-berks/plumbers → /web-design-reading/plumbers',
    ]);
  });

  it('needs no redirect when only its text changes', async () => {
    await editor.publish('cities', reading, { name: 'Reading and around' });
    expect(await redirects()).toEqual([]);
  });
});

describe('a renamed niche', () => {
  it('redirects its page in every city', async () => {
    await makePage(reading, plumbers);
    await makePage(bath, plumbers);
    await makePage(bath, beauty);
    await editor.publish('niches', plumbers, { slug: 'heating' });
    expect(await redirects()).toEqual([
      '/web-design-bath/plumbers → /web-design-bath/heating',
      '/web-design-reading/plumbers → /web-design-reading/heating',
    ]);
  });

  it('redirects no draft page', async () => {
    await makePage(reading, plumbers, { _status: 'draft' });
    await editor.publish('niches', plumbers, { slug: 'heating' });
    expect(await redirects()).toEqual([]);
  });
});

describe('a niche page of a city', () => {
  it('leaves a redirect when it moves to another city', async () => {
    const { id } = await makePage(reading, plumbers);
    await editor.publish('city-niche-pages', id, { city: bath });
    expect(await redirects()).toEqual(['/web-design-reading/plumbers → /web-design-bath/plumbers']);
  });

  it('is refused with a message when one already exists', async () => {
    await makePage(reading, plumbers);
    const body = {
      ...makeData['city-niche-pages']?.(nextNumber()),
      city: reading,
      niche: plumbers,
    };
    for (const _status of ['published', 'draft']) {
      expect(await editor.refusal('city-niche-pages', { ...body, _status })).toEqual({
        niche: 'There is a page for this niche in this city already.',
      });
    }
  });

  it('is refused when a change would make it a duplicate', async () => {
    await makePage(reading, plumbers);
    const { id } = await makePage(reading, beauty);
    const refusal = await editor.refusal('city-niche-pages', { niche: plumbers }, id);
    expect(refusal).toHaveProperty('niche');
    await editor.publish('city-niche-pages', id, { heading: 'Saved again' });
  });

  it('can’t be restored from the trash when another page has its address', async () => {
    const { id } = await makePage(reading, plumbers);
    await editor.moveToTrash('city-niche-pages', id);
    await makePage(reading, plumbers);
    const answer = await send('PATCH', `/city-niche-pages/${id}?trash=true`, {
      body: { deletedAt: null },
    });
    expect(answer.status, answer.text).toBe(400);
    expect(answer.text).toContain('There is a page for this niche in this city already.');
  });

  it('needs both niche and city to be published', async () => {
    const body = { ...makeData['city-niche-pages']?.(nextNumber()), _status: 'published' };
    const refusal = await editor.refusal('city-niche-pages', body);
    expect(Object.keys(refusal).toSorted()).toEqual(['city', 'niche']);
  });
});

describe('a city’s page', () => {
  it('leads to each industry: by its pages in the city, or else by its own', async () => {
    const trades = (await editor.create('industries', { slug: 'trades' })).id;
    await editor.create('industries', { slug: 'salons' });
    await editor.publish('niches', plumbers, { industry: trades });
    await makePage(reading, plumbers);
    await makePage(reading, beauty);
    const links = async (slug: string) =>
      (await getCityPage(slug))?.trades.map(({ href }) => href).toSorted();
    expect(await links('reading')).toEqual([
      '/industries/salons',
      '/web-design-reading/beauty',
      '/web-design-reading/plumbers',
    ]);
    expect(await links('bath')).toEqual(['/industries/salons', '/industries/trades']);
  });

  it('shows businesses of no listed trade the first package of several pages', async () => {
    const trades = async () => (await getCityPage('bath'))?.trades.map(({ href }) => href);
    await editor.create('packages', { key: 'express', group: 'core' });
    await editor.create('packages', { key: 'starter', group: 'core' });
    await editor.create('packages', { key: 'larger', group: 'core' });
    // Its price list is not published yet.
    expect(await trades()).toEqual([]);
    await editor.create('pages', { path: '/pricing' });
    expect(await trades()).toEqual(['/pricing#starter']);
  });
});

describe('a page’s count of its own words', () => {
  const words = (n: number) => richText('word '.repeat(n));

  it('is computed on save, regardless of a count in the request', async () => {
    const page = await makePage(reading, plumbers, {
      heading: 'Two words',
      lead: 'Three more words.',
      content: words(10),
      questions: [{ question: 'Four words are here?', answer: words(5) }],
      offer: words(6),
      ownWords: 9_999,
    });
    expect(page.ownWords).toBe(2 + 3 + 10 + 4 + 5 + 6);
    expect(isThin(page.ownWords as number)).toBe(true);
  });

  it('follows each change, and includes fields that the change omits', async () => {
    const { id } = await makePage(reading, plumbers, {
      heading: 'H',
      lead: 'L',
      content: words(8),
    });
    const longer = await editor.publish('city-niche-pages', id, { content: words(298) });
    expect(longer.ownWords).toBe(300);
    expect(isThin(longer.ownWords as number)).toBe(false);
    const renamed = await editor.publish('city-niche-pages', id, { title: 'Another name' });
    expect(renamed.ownWords).toBe(300);
  });

  it('includes a city’s places and questions', async () => {
    const { ownWords } = await editor.create('cities', {
      heading: 'H',
      lead: 'L',
      market: words(1),
      build: words(1),
      places: [{ name: 'The station', note: 'Two words' }],
      visit: words(3),
    });
    expect(ownWords).toBe(1 + 1 + 1 + 1 + 4 + 3);
  });
});
