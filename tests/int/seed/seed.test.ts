import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findUnknownTokens } from '@/domain/pricing/price-text';
import { readPriceBook } from '@/fields/price-tokens/read-price-book';
import { addOns } from '../../../seed/data/add-ons';
import { faqs } from '../../../seed/data/faqs';
import { packages } from '../../../seed/data/packages';
import { retainers } from '../../../seed/data/retainers';
import { cities } from '../../../seed/data/site';
import { testimonials } from '../../../seed/data/testimonials';
import { readPosts } from '../../../seed/posts';
import { seedDatabase } from '../../../seed/seed-database';
import { type RunningSite, startSite } from '../support/running-site';

/** How many documents of each collection the first content has. */
const expected: Partial<Record<CollectionSlug, number>> = {
  packages: packages.length,
  retainers: retainers.length,
  'add-ons': addOns.length,
  testimonials: testimonials.length,
  faqs: faqs.length,
  cities: cities.length,
  posts: readPosts().length,
  pages: 3,
};
const collections = Object.keys(expected) as CollectionSlug[];
const total = Object.values(expected).reduce((sum, count) => sum + count, 0);

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const collection of collections) {
    found[collection] = (await site.payload.count({ collection, trash: true })).totalDocs;
  }
  return found;
}

async function everyDocument() {
  const found = [];
  for (const collection of collections) {
    const { docs } = await site.payload.find({ collection, limit: 0, depth: 0 });
    for (const doc of docs) found.push({ collection, doc });
  }
  return found;
}

function nodesIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(nodesIn)];
}

describe('a seed that fails in the middle', () => {
  it.each(['add-ons', 'posts', 'pages'] as const)(
    'leaves nothing behind when it fails at %s',
    async (fatal) => {
      const { payload } = site;
      const create = payload.create.bind(payload);
      const calls = { [fatal]: 0 };
      const spy = vi.spyOn(payload, 'create').mockImplementation(((args: {
        collection: string;
      }) => {
        if (args.collection === fatal) {
          calls[fatal] = (calls[fatal] ?? 0) + 1;
          if (calls[fatal] === 2) throw new Error('The power went off.');
        }
        return create(args as never);
      }) as never);
      await expect(seedDatabase(payload)).rejects.toThrow('The power went off.');
      spy.mockRestore();
      expect(Object.values(await counts())).toEqual(collections.map(() => 0));
      expect((await payload.findGlobal({ slug: 'site-settings' })).brandName).toBeFalsy();
    },
  );
});

describe('an empty site', () => {
  it('gets the whole first content, published', async () => {
    expect(await seedDatabase(site.payload)).toBe(total);
    expect(await counts()).toEqual(expected);
    for (const { collection, doc } of await everyDocument()) {
      expect((doc as { _status?: string })._status, collection).toBe('published');
    }
    const settings = await site.payload.findGlobal({ slug: 'site-settings' });
    expect(settings).toMatchObject({ isSample: true });
    expect((await site.payload.findGlobal({ slug: 'navigation' })).header?.length).toBeGreaterThan(
      0,
    );
    expect((await site.payload.findGlobal({ slug: 'policy-settings' })).technicalReport).toBe(
      9_700,
    );
  });

  it('quotes only figures that exist, also inside formatted texts', async () => {
    const book = await readPriceBook(site.payload);
    const documents = await everyDocument();
    const texts = nodesIn(documents).flatMap((node) =>
      Object.values(node).filter((value) => typeof value === 'string'),
    );
    expect(texts.flatMap((text) => findUnknownTokens(text, book))).toEqual([]);
    const live = nodesIn(documents).filter((node) => node.blockType === 'priceToken');
    expect(live.length).toBeGreaterThan(10);
    const unknown = live.flatMap(({ token }) => findUnknownTokens(`{{${token}}}`, book));
    expect(unknown).toEqual([]);
  });

  it('holds what the back office accepts: every document can be saved again', async () => {
    const admin = await site.as('admin');
    for (const { collection, doc } of await everyDocument()) {
      const answer = await admin('PATCH', `/${collection}/${doc.id}`, {
        body: { _status: 'published' },
      });
      expect(answer.status, `${collection} ${doc.id}: ${answer.text.slice(0, 300)}`).toBe(200);
    }
  });

  it('lists everything in the order of the price list', async () => {
    const book = await readPriceBook(site.payload);
    expect(book.packages.map(({ key }) => key)).toEqual(packages.map(({ key }) => key));
    expect(book.retainers.map(({ key }) => key)).toEqual(retainers.map(({ key }) => key));
    expect(book.addOns.map(({ key }) => key)).toEqual(addOns.map(({ key }) => key));
  });

  it('links its texts to documents, so that a link follows a renamed page', async () => {
    const links = nodesIn(await everyDocument()).filter(({ type }) => type === 'link');
    const fields = links.map(
      (link) =>
        link.fields as { url?: string; doc?: { relationTo: 'pages' | 'posts'; value: number } },
    );
    const inside = fields.flatMap(({ doc }) => doc ?? []);
    expect(inside.length).toBeGreaterThan(0);
    for (const { relationTo, value } of inside) {
      const doc = await site.payload.findByID({ collection: relationTo, id: value });
      expect(doc._status).toBe('published');
    }
    const outside = fields.filter(({ doc }) => !doc).map(({ url }) => url);
    expect(outside.filter((url) => /^\/(blog\/|pricing$|$)/.test(url ?? ''))).toEqual([]);
  });

  it('counts the reading time of its posts', async () => {
    const { docs } = await site.payload.find({ collection: 'posts', limit: 0 });
    for (const { readTimeMinutes } of docs) expect(readTimeMinutes).toBeGreaterThan(2);
  });
});

describe('a site in use', () => {
  it('gets nothing twice', async () => {
    expect(await seedDatabase(site.payload)).toBe(0);
    expect(await counts()).toEqual(expected);
  });

  it('keeps what staff have changed, unpublished or thrown away', async () => {
    const { payload } = site;
    const one = async (collection: 'packages' | 'posts' | 'cities' | 'testimonials') =>
      (await payload.find({ collection, limit: 1 })).docs[0]?.id ?? 0;
    const [price, post, city, quote] = [
      await one('packages'),
      await one('posts'),
      await one('cities'),
      await one('testimonials'),
    ];
    await payload.update({ collection: 'packages', id: price, data: { priceFromPence: 55_000 } });
    await payload.update({ collection: 'posts', id: post, data: { title: 'Our own title' } });
    await payload.update({ collection: 'testimonials', id: quote, data: { _status: 'draft' } });
    const deletedAt = new Date().toISOString();
    await payload.update({ collection: 'cities', id: city, data: { deletedAt } });
    await payload.updateGlobal({ slug: 'site-settings', data: { brandName: 'Our own name' } });
    await payload.updateGlobal({ slug: 'policy-settings', data: { deposit: 30 } });

    expect(await seedDatabase(payload)).toBe(0);

    const now = await payload.findByID({ collection: 'packages', id: price });
    expect(now.priceFromPence).toBe(55_000);
    expect((await payload.findByID({ collection: 'posts', id: post })).title).toBe('Our own title');
    const hidden = await payload.findByID({ collection: 'testimonials', id: quote });
    expect(hidden._status).toBe('draft');
    const thrown = await payload.findByID({ collection: 'cities', id: city, trash: true });
    expect(thrown.deletedAt).toBeTruthy();
    const settings = await payload.findGlobal({ slug: 'site-settings' });
    expect(settings.brandName).toBe('Our own name');
    expect((await payload.findGlobal({ slug: 'policy-settings' })).deposit).toBe(30);
  });

  it('gets back only what is missing altogether', async () => {
    const { payload } = site;
    const { docs } = await payload.find({ collection: 'cities', limit: 1 });
    await payload.delete({ collection: 'cities', id: docs[0]?.id ?? 0 });
    expect(await seedDatabase(payload)).toBe(1);
  });
});
