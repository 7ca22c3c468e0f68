import type { CollectionSlug } from 'payload';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { isThin } from '@/content/rules/own-words';
import { pagedCollections, pathOf } from '@/platform/paths';
import { readPriceBook } from '@/prices/data/read-price-book';
import { findUnknownTokens } from '@/prices/rules/price-tokens';
import { seedDatabase } from '../../../seed/seed-database';
import { orFirst } from '../../support/how-much';
import { startSite } from '../support/running-site';
import { readSeeded, seededCollections, seededCounts } from '../support/seeded';

const site = await startSite();
afterAll(site.stop);

const { countAll, everyDocument } = readSeeded(site.payload);
const total = Object.values(seededCounts).reduce((sum, count) => sum + count, 0);

function nodesIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(nodesIn)];
}

describe('a seed that fails in the middle', () => {
  it.each(orFirst(['city-niche-pages', 'add-ons', 'redirects'] as const))(
    'rolls back completely when it fails at %s',
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
      expect(Object.values(await countAll())).toEqual(seededCollections.map(() => 0));
      expect((await payload.findGlobal({ slug: 'site-settings' })).brandName).toBeFalsy();
    },
  );
});

describe('an empty site', () => {
  it('gets the entire first content, published', async () => {
    expect(await seedDatabase(site.payload)).toBe(total);
    expect(await countAll()).toEqual(seededCounts);
    const published = (await everyDocument()).filter(({ doc }) => '_status' in doc);
    expect(published.length).toBeGreaterThan(150);
    for (const { collection, doc } of published) expect(doc._status, collection).toBe('published');
    const { payload } = site;
    const settings = await payload.findGlobal({ slug: 'site-settings' });
    expect(settings).toMatchObject({ isSample: true, scannerBrand: expect.any(String) });
    for (const { name, portrait } of settings.people ?? []) {
      expect(portrait, name).toMatchObject({ alt: expect.stringContaining(name), height: 1000 });
    }
    expect(settings.people).toHaveLength(2);
    const { header } = await payload.findGlobal({ slug: 'navigation' });
    expect(header?.length).toBeGreaterThan(0);
    const policy = await payload.findGlobal({ slug: 'policy-settings' });
    expect(policy).toMatchObject({ technicalReport: 9_700, chatbotBundleSaving: 5_000 });
    const { projectTypes } = await payload.findGlobal({ slug: 'estimator-settings', depth: 1 });
    expect(projectTypes?.length).toBeGreaterThan(5);
    for (const { package: item } of projectTypes ?? []) {
      expect(item).toMatchObject({ priceFromPence: expect.any(Number) });
    }
  });

  it('fills every public collection, and none of the back office’s own', () => {
    const office = [
      ...['users', 'submissions', 'mails', 'territories', 'scan-results'],
      ...['page-views', 'housekeeping-reports', 'site-crawls', 'report-mails', 'audit-log'],
      ...['proposal-events', 'price-changes', 'conversations', 'unanswered-questions'],
    ];
    const filled = site.config.collections
      .map(({ slug }) => slug)
      .filter((slug) => !slug.startsWith('payload-') && !office.includes(slug));
    expect(seededCollections.toSorted()).toEqual(filled.toSorted());
  });

  it('quotes existing figures only, in formatted text as well', async () => {
    const book = await readPriceBook('published', site.payload);
    const documents = [
      ...(await everyDocument()),
      await site.payload.findGlobal({ slug: 'estimator-settings', depth: 0 }),
    ];
    const texts = nodesIn(documents).flatMap((node) =>
      Object.values(node).filter((value) => typeof value === 'string'),
    );
    expect(texts.flatMap((text) => findUnknownTokens(text, book))).toEqual([]);
    const live = nodesIn(documents).filter((node) => node.blockType === 'priceToken');
    expect(live.length).toBeGreaterThan(100);
    const unknown = live.flatMap(({ token }) => findUnknownTokens(`{{${token}}}`, book));
    expect(unknown).toEqual([]);
  });

  it('leaves no seed markers and no Markdown in a text', async () => {
    const written = JSON.stringify(await everyDocument());
    expect(written).not.toMatch(/\$markdown|\$reference/);
    const texts = nodesIn(await everyDocument()).filter(({ type }) => type === 'text');
    const raw = texts.filter(({ text }) => /\*\*|\]\(|^#{1,4} |^- /.test(String(text)));
    expect(raw.map(({ text }) => text)).toEqual([]);
  });

  it('has valid documents: each can be saved again in the back office', async () => {
    const admin = await site.as('admin');
    for (const { collection, doc } of await everyDocument()) {
      const answer = await admin('PATCH', `/${collection}/${doc.id}`, {
        body: '_status' in doc ? { _status: 'published' } : {},
      });
      expect(answer.status, `${collection} ${doc.id}: ${answer.text.slice(0, 300)}`).toBe(200);
    }
  });

  it('has the order of the price list', async () => {
    const book = await readPriceBook('published', site.payload);
    const inOrder = async (collection: CollectionSlug) => {
      const { docs } = await site.payload.find({ collection, limit: 0, sort: 'id' });
      return docs.map((doc) => (doc as unknown as { key: string }).key);
    };
    expect(book.packages.map(({ key }) => key)).toEqual(await inOrder('packages'));
    expect(book.retainers.map(({ key }) => key)).toEqual(await inOrder('retainers'));
    expect(book.addOns.map(({ key }) => key)).toEqual(await inOrder('add-ons'));
    expect(book.chatbotTiers.map(({ key }) => key)).toEqual(await inOrder('chatbot-tiers'));
    expect(book.hiddenFees.map(({ key }) => key)).toEqual(await inOrder('hidden-fees'));
  });

  it('has the specified totals, computed from stored documents', async () => {
    const { costComparisons } = await readPriceBook('published', site.payload);
    const pounds = (key: string) => {
      const found = costComparisons.find((item) => item.key === key);
      return [found?.theirs.totalPence, found?.savingPence].map((pence) => (pence ?? 0) / 100);
    };
    expect(pounds('wordpress')).toEqual([6_920, 5_820]);
    expect(pounds('agency-first-year')[0]).toBe(6_740);
    expect(pounds('carpentry')).toEqual([29_200, 17_900]);
  });

  it('has counted the words of its places: each has enough for search engines', async () => {
    for (const { collection, doc } of await everyDocument()) {
      if (collection !== 'cities' && collection !== 'city-niche-pages') continue;
      const words = doc.ownWords as number;
      expect(isThin(words), `${doc.heading}: ${words} words`).toBe(false);
    }
  });

  it('has the reading time of its posts', async () => {
    const { docs } = await site.payload.find({ collection: 'posts', limit: 0 });
    for (const { readTimeMinutes } of docs) expect(readTimeMinutes).toBeGreaterThan(2);
  });
});

describe('a link in a seeded text', () => {
  type Fields = {
    url?: string;
    doc?: { relationTo: (typeof pagedCollections)[number]; value: number };
  };
  // Sent proposals keep the addresses of their date.
  const written = async () =>
    (await everyDocument()).map(({ doc }) => ({ ...doc, frozen: undefined }));
  const fieldsOfLinks = async () =>
    nodesIn(await written())
      .filter(({ type }) => type === 'link')
      .map(({ fields }) => fields as Fields);

  it('refers to a document, so that it follows a renamed page', async () => {
    const inside = (await fieldsOfLinks()).flatMap(({ doc }) => doc ?? []);
    expect(inside.length).toBeGreaterThan(30);
    expect(new Set(inside.map(({ relationTo }) => relationTo)).size).toBeGreaterThan(3);
    // Many links refer to the same few documents.
    const targets = new Map(inside.map((doc) => [`${doc.relationTo} ${doc.value}`, doc]));
    for (const { relationTo, value } of targets.values()) {
      const doc = await site.payload.findByID({ collection: relationTo, id: value });
      expect(doc._status).toBe('published');
    }
  });

  it('is a plain address only where no document exists', async () => {
    const paths = new Set<string | null>();
    for (const collection of pagedCollections) {
      const { docs } = await site.payload.find({ collection, limit: 0, depth: 1 });
      for (const doc of docs) paths.add(pathOf(collection, doc as never));
    }
    expect(paths.size).toBeGreaterThan(70);
    const outside = (await fieldsOfLinks()).filter(({ doc }) => !doc).map(({ url }) => url ?? '');
    expect(outside.filter((url) => paths.has(url))).toEqual([]);
  });
});
