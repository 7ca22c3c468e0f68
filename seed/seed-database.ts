import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { createMissing, type SeedDocument } from './create-missing';
import { addOns } from './data/add-ons';
import { blogPage } from './data/blog-page';
import { faqs } from './data/faqs';
import { homePage } from './data/home-page';
import { packages } from './data/packages';
import type { PageSeed } from './data/page-types';
import { pricingPage } from './data/price-page';
import { retainers } from './data/retainers';
import { cities, navigation, siteSettings } from './data/site';
import { testimonials } from './data/testimonials';
import { linkDocuments } from './internal-links';
import { markdownConverter } from './markdown';
import { readPosts } from './posts';

const published = { _status: 'published' } as const;

const lines = (texts: readonly string[]) => texts.map((text) => ({ text }));

function byKey<T extends { key: string }>(
  items: readonly T[],
  data: (item: T) => Record<string, unknown>,
) {
  return items.map(
    (item): SeedDocument => ({
      naturalKey: { field: 'key', value: item.key },
      data: { ...data(item), ...published },
    }),
  );
}

function byField(
  field: 'slug' | 'path' | 'question' | 'quote',
  items: readonly Record<string, unknown>[],
) {
  return items.map(
    (item): SeedDocument => ({
      naturalKey: { field, value: String(item[field]) },
      data: { ...item, ...published },
    }),
  );
}

async function seedGlobals(payload: Payload, req: PayloadRequest): Promise<void> {
  const settings = await payload.findGlobal({ slug: 'site-settings', req, overrideAccess: true });
  // A global exists from the start; one that was never saved has no values yet.
  if (settings.createdAt) return;
  await payload.updateGlobal({
    slug: 'site-settings',
    data: siteSettings,
    req,
    overrideAccess: true,
  });
  await payload.updateGlobal({ slug: 'navigation', data: navigation, req, overrideAccess: true });
  await payload.updateGlobal({ slug: 'policy-settings', data: {}, req, overrideAccess: true });
}

async function seedPrices(payload: Payload, req: PayloadRequest): Promise<number> {
  const counts = [
    await createMissing(
      payload,
      req,
      'add-ons',
      byKey(addOns, ({ order: _order, ...item }) => item),
    ),
    await createMissing(
      payload,
      req,
      'retainers',
      byKey(retainers, ({ order: _order, features, ...item }) => ({
        ...item,
        features: lines(features),
      })),
    ),
    await createMissing(
      payload,
      req,
      'packages',
      byKey(packages, ({ order: _order, features, priceFromPence, ...item }) => ({
        ...item,
        priceFromPence,
        onApplication: priceFromPence === null,
        features: lines(features),
      })),
    ),
  ];
  return counts.flat().length;
}

async function receiptPackageId(payload: Payload, req: PayloadRequest): Promise<number> {
  const { docs } = await payload.find({
    collection: 'packages',
    req,
    overrideAccess: true,
    where: { key: { equals: 'business-starter' } },
    limit: 1,
    depth: 0,
  });
  const [found] = docs;
  if (!found)
    throw new Error('The package business-starter is missing, so the home page can’t be made.');
  return found.id;
}

async function seedContent(payload: Payload, req: PayloadRequest): Promise<number> {
  const toRichText = await markdownConverter(payload.config);
  const pages: PageSeed[] = [
    homePage(await receiptPackageId(payload, req)),
    pricingPage(toRichText),
    blogPage,
  ];
  const questions = faqs.map(({ question, topic, answer }) => ({
    question,
    topic,
    answer: toRichText(answer),
  }));
  const quotes = testimonials.map(({ key: _key, order: _order, ...item }) => ({
    ...item,
    consent: false,
  }));
  const posts = readPosts().map(({ markdown, metaTitle, metaDescription, ...post }) => ({
    ...post,
    content: toRichText(markdown),
    meta: { title: metaTitle, description: metaDescription },
  }));
  const questionIds = await createMissing(payload, req, 'faqs', byField('question', questions));
  const postIds = await createMissing(payload, req, 'posts', byField('slug', posts));
  const others = [
    await createMissing(payload, req, 'testimonials', byField('quote', quotes)),
    await createMissing(payload, req, 'cities', byField('slug', cities)),
    await createMissing(payload, req, 'pages', byField('path', pages as never)),
  ];
  await linkDocuments(payload, req, [
    { collection: 'posts', field: 'content', ids: postIds },
    { collection: 'faqs', field: 'answer', ids: questionIds },
  ]);
  return [questionIds, postIds, ...others].flat().length;
}

/**
 * Fills the CMS with the first content. Safe on a running site: it creates what is missing by its
 * natural key and never changes what is there. All or nothing: a run that is cut off leaves no
 * half-filled site.
 *
 * @returns how many documents were created
 */
export async function seedDatabase(payload: Payload): Promise<number> {
  const req = await createLocalReq(
    { context: { disableRevalidate: true, skipPriceTokenCheck: true } },
    payload,
  );
  const owned = await initTransaction(req);
  try {
    await seedGlobals(payload, req);
    const created = (await seedPrices(payload, req)) + (await seedContent(payload, req));
    if (owned) await commitTransaction(req);
    return created;
  } catch (error) {
    if (owned) await killTransaction(req);
    throw error;
  }
}
