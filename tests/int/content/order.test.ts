import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editingAs, type Saved } from '../support/editing';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const send = await site.as('editor');
const stranger = site.pastGate;
const editor = editingAs(send);

const orderable = site.config.collections
  .filter((collection) => collection.orderable)
  .map(({ slug }) => slug);

const names = new Map<string, Saved[]>();

beforeAll(async () => {
  for (const slug of orderable) {
    const made = [];
    for (let n = 0; n < 3; n += 1) made.push(await editor.create(slug));
    names.set(slug, made);
  }
});

const inOrder = async (slug: string) => {
  const { body } = await stranger('GET', `/${slug}?sort=_order&limit=0&depth=0`);
  return (body.docs as unknown as Saved[]).map(({ id }) => id);
};

/** As the back office sends it when the last row is dragged to the top. */
async function moveLastToTop(slug: string): Promise<void> {
  const { body } = await send('GET', `/${slug}?sort=_order&limit=0&depth=0`);
  const docs = body.docs as unknown as (Saved & { _order: string })[];
  const [first, last] = [docs[0], docs.at(-1)];
  const answer = await send('POST', '/reorder', {
    body: {
      collectionSlug: slug,
      docsToMove: [last?.id],
      newKeyWillBe: 'less',
      orderableFieldName: '_order',
      target: { id: first?.id, key: first?._order },
    },
  });
  expect(answer.status, answer.text).toBe(200);
}

describe('lists with a manual order', () => {
  it('are these', () => {
    expect([...orderable].sort()).toEqual([
      'add-ons',
      'case-studies',
      'chatbot-tiers',
      'cities',
      'faqs',
      'feature-matrix',
      'hidden-fees',
      'industries',
      'legal-pages',
      'niches',
      'packages',
      'retainers',
      'testimonials',
    ]);
  });

  it.each(orderable)('%s: new documents come last', async (slug) => {
    expect(await inOrder(slug)).toEqual(names.get(slug)?.map(({ id }) => id));
  });

  it.each(orderable)('%s: a moved row changes its own list only', async (slug) => {
    const others = orderable.filter((other) => other !== slug);
    const before = await Promise.all(others.map(inOrder));
    const [a, b, c] = await inOrder(slug);
    await moveLastToTop(slug);
    expect(await inOrder(slug)).toEqual([c, a, b]);
    expect(await Promise.all(others.map(inOrder))).toEqual(before);
  });

  it.each(['anonymous', 'sales'] as const)('%s can’t move a row', async (viewer) => {
    const before = await inOrder('cities');
    const body = {
      collectionSlug: 'cities',
      docsToMove: [before.at(-1)],
      newKeyWillBe: 'less',
      orderableFieldName: '_order',
      target: { id: before[0], key: 'a0' },
    };
    const answer = await (await site.as(viewer))('POST', '/reorder', { body });
    expect(answer.status).toBe(403);
    expect(await inOrder('cities')).toEqual(before);
  });
});
