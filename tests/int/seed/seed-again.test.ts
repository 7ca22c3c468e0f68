import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDatabase } from '../../../seed/seed-database';
import { editingAs } from '../support/editing';
import { startSite } from '../support/running-site';
import { readSeeded, seededCollections, seededCounts } from '../support/seeded';

const site = await startSite();
afterAll(site.stop);

const { payload } = site;
const { countAll, everyDocument } = readSeeded(payload);
const admin = editingAs(await site.as('admin'));

beforeAll(async () => {
  await seedDatabase(payload);
});

/** A seeded document, by default the newest. */
async function oneOf(collection: CollectionSlug, where = {}) {
  const { docs } = await payload.find({ collection, limit: 1, depth: 0, where });
  const [doc] = docs;
  if (!doc) throw new Error(`There is nothing in ${collection}.`);
  return doc as unknown as { id: number; [key: string]: unknown };
}

describe('a site in use', () => {
  it('gets no duplicates, and saves nothing again', async () => {
    const before = await everyDocument();
    expect(await seedDatabase(payload)).toBe(0);
    expect(await countAll()).toEqual(seededCounts);
    expect(await everyDocument()).toEqual(before);
  });

  it('keeps the documents that staff changed, unpublished or deleted', async () => {
    const price = await oneOf('packages');
    const post = await oneOf('posts');
    const niche = await oneOf('city-niche-pages');
    const quote = await oneOf('testimonials');
    await admin.publish('packages', price.id, { priceFromPence: 55_000 });
    await admin.publish('posts', post.id, { title: 'Our own title' });
    await admin.publish('city-niche-pages', niche.id, { heading: 'Our own heading' });
    await admin.unpublish('testimonials', quote.id);
    const city = await oneOf('cities');
    await admin.moveToTrash('cities', city.id);
    const own = { brandName: 'Our own name', vatStatus: 'Not registered for VAT. ' };
    await payload.updateGlobal({ slug: 'site-settings', data: own });
    await payload.updateGlobal({ slug: 'policy-settings', data: { deposit: 30 } });
    await payload.updateGlobal({ slug: 'estimator-settings', data: { maxPages: 12 } });

    expect(await seedDatabase(payload)).toBe(0);

    const now = (collection: CollectionSlug, id: number) =>
      payload.findByID({ collection, id, trash: true, depth: 0 });
    expect(await now('packages', price.id)).toMatchObject({ priceFromPence: 55_000 });
    expect(await now('posts', post.id)).toMatchObject({ title: 'Our own title' });
    expect(await now('city-niche-pages', niche.id)).toMatchObject({ heading: 'Our own heading' });
    expect(await now('testimonials', quote.id)).toMatchObject({ _status: 'draft' });
    expect((await now('cities', city.id)) as object).toHaveProperty('deletedAt');
    await admin.takeFromTrash('cities', city.id);
    const settings = await payload.findGlobal({ slug: 'site-settings' });
    // Sentences that contain the VAT text have a full stop of their own.
    expect(settings).toMatchObject({ ...own, vatStatus: 'Not registered for VAT' });
    expect((await payload.findGlobal({ slug: 'policy-settings' })).deposit).toBe(30);
    expect((await payload.findGlobal({ slug: 'estimator-settings' })).maxPages).toBe(12);
  });
});

describe('a database from before posts had covers and authors', () => {
  /** Removes what later first content added, in the whole history of its documents. */
  async function forget(): Promise<void> {
    const { pool } = payload.db;
    for (const statement of [
      'update posts set cover_id = null, author = null',
      'update _posts_v set version_cover_id = null, version_author = null',
      'update packages set picture_id = null',
      'update _packages_v set version_picture_id = null',
      'update industries set new_customer_example = null, new_customer_profit_pence = null',
      'update _industries_v set version_new_customer_example = null, version_new_customer_profit_pence = null',
      'delete from site_settings_people',
      'delete from _site_settings_v_version_people',
    ]) {
      await pool.query(statement);
    }
  }

  it('gets them, with people and layouts, and nothing else changes', async () => {
    const withoutTime = async () =>
      (await everyDocument()).map(({ doc }) => ({ ...doc, updatedAt: null }));
    const settings = async () => (await payload.findGlobal({ slug: 'site-settings' })).people;
    const [before, people] = [await withoutTime(), await settings()];
    await forget();
    expect(await withoutTime()).not.toEqual(before);
    expect(await seedDatabase(payload)).toBe(0);
    expect(await withoutTime()).toEqual(before);
    expect(await seedDatabase(payload)).toBe(0);
    expect(await settings()).toEqual(people);
  });

  it('gets none where staff chose or removed one, or are at work', async () => {
    await forget();
    const { docs } = await payload.find({ collection: 'posts', depth: 0, limit: 4, sort: 'id' });
    const [chosen, removed, drafted, unpublished] = docs.map(({ id }) => id) as number[];
    const { id: cover } = await oneOf('media');
    await admin.publish('posts', chosen ?? 0, { cover });
    await admin.publish('posts', removed ?? 0, { cover });
    await admin.publish('posts', removed ?? 0, { cover: null });
    await admin.autosave('posts', drafted ?? 0, { title: 'A title at work' });
    await admin.unpublish('posts', unpublished ?? 0);
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { people: [{ id: 'ann', name: 'Ann', role: 'Runs it', words: 'Ring me.' }] },
    });
    await seedDatabase(payload);
    const coverOf = async (id = 0) =>
      (await payload.findByID({ collection: 'posts', id, depth: 0 })).cover ?? null;
    expect(await coverOf(chosen)).toBe(cover);
    expect(await coverOf(removed)).toBeNull();
    expect(await coverOf(drafted)).toBeNull();
    expect(await coverOf(unpublished)).toBeNull();
    const others = await payload.find({
      collection: 'posts',
      depth: 0,
      limit: 0,
      where: { id: { not_in: [chosen, removed, drafted, unpublished] } },
    });
    expect(others.docs.every((post) => post.cover && !post.author)).toBe(true);
    const draft = await payload.findByID({ collection: 'posts', id: drafted ?? 0, draft: true });
    expect(draft.title).toBe('A title at work');
    const { people } = await payload.findGlobal({ slug: 'site-settings' });
    expect(people?.map(({ name }) => name)).toEqual(['Ann']);
  });

  it('leaves a document that is invalid in another field', async () => {
    const { docs } = await payload.find({ collection: 'posts', depth: 0, limit: 2, sort: '-id' });
    const [invalid, valid] = docs.map(({ id }) => id) as [number, number];
    await forget();
    await payload.db.pool.query('update posts set title = null where id = $1', [invalid]);
    await payload.db.pool.query('update _posts_v set version_title = null where parent_id = $1', [
      invalid,
    ]);
    await seedDatabase(payload);
    const coverOf = async (id: number) =>
      (await payload.findByID({ collection: 'posts', id, depth: 0 })).cover ?? null;
    expect(await coverOf(invalid)).toBeNull();
    expect(await coverOf(valid)).toEqual(expect.any(Number));
    await payload.update({ collection: 'posts', id: invalid, data: { title: 'Valid again' } });
  });
});

describe('a document that staff renamed', () => {
  const renamed: [CollectionSlug, object, object?][] = [
    ['posts', { slug: 'our-own-address' }],
    ['pages', { path: '/our-own-address' }, { path: { equals: '/about' } }],
    ['faqs', { question: 'Our own question?' }],
    ['testimonials', { quote: 'Our own quote.' }],
    ['cities', { slug: 'our-own-city' }],
    ['niches', { slug: 'our-own-niche' }],
    ['industries', { slug: 'our-own-industry' }],
    ['case-studies', { slug: 'our-own-project' }],
    // These pages have fixed addresses, linked in every footer.
    ['legal-pages', { title: 'Our own terms' }],
    ['feature-matrix', { name: 'Our own feature' }],
    ['city-niche-pages', { title: 'Our own page' }],
    ['keywords', { keyword: 'our own keyword' }],
    ['redirects', { from: '/our-own-old-address' }],
    ['proposal-terms', { version: 'Our own version' }],
    ['proposals', { slug: 'our-own-offer' }],
  ];

  it('is not seeded again, in any collection', async () => {
    const ids = new Map<CollectionSlug, number>();
    for (const [slug, name, where] of renamed) {
      const { id } = await oneOf(slug, where);
      await payload.update({ collection: slug, id, data: name as never });
      ids.set(slug, id);
    }
    const before = await countAll();
    expect(await seedDatabase(payload)).toBe(0);
    expect(await countAll()).toEqual(before);
    for (const [slug, name] of renamed) {
      const now = await payload.findByID({ collection: slug, id: ids.get(slug) ?? 0, depth: 0 });
      expect(now, slug).toMatchObject(name);
    }
  });

  it('is still referred to by other seeded documents', async () => {
    const city = await oneOf('cities', { seedKey: { equals: 'reading' } });
    await payload.update({ collection: 'cities', id: city.id, data: { slug: 'reading-berks' } });
    const page = await oneOf('city-niche-pages', { seedKey: { equals: 'reading/plumbers' } });
    await payload.delete({ collection: 'city-niche-pages', id: page.id });
    expect(await seedDatabase(payload)).toBe(1);
    const again = await oneOf('city-niche-pages', { seedKey: { equals: 'reading/plumbers' } });
    expect(again.city).toBe(city.id);
  });
});

/** Documents to which no other one refers. */
const spare: Partial<Record<CollectionSlug, object>> = {
  packages: { key: { equals: 'custom' } },
  niches: { slug: { equals: 'plumbers' } },
  redirects: { from: { equals: '/our-guarantee' } },
};

describe('a permanently deleted document', () => {
  it('is seeded again, in every collection', async () => {
    // Addresses that a seeded document takes back redirect no longer.
    const countOthers = async () => ({ ...(await countAll()), redirects: null });
    const before = await countOthers();
    for (const slug of seededCollections) {
      const doc = await oneOf(slug, spare[slug]);
      await payload.delete({ collection: slug, id: doc.id });
    }
    expect(await seedDatabase(payload)).toBe(seededCollections.length);
    expect(await countOthers()).toEqual(before);
    expect(await seedDatabase(payload)).toBe(0);
  });

  it('is not seeded again where staff made a replacement', async () => {
    const page = await oneOf('city-niche-pages');
    await payload.delete({ collection: 'city-niche-pages', id: page.id });
    const { id } = await admin.create('city-niche-pages', { city: page.city, niche: page.niche });
    expect(await seedDatabase(payload)).toBe(0);
    const now = await payload.findByID({ collection: 'city-niche-pages', id });
    expect(now.seedKey).toBeFalsy();
  });
});
