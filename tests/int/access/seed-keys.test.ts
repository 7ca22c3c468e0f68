import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantFor, type Resource, type Viewer } from '@/accounts/rules/permissions';
import { type Data, nextNumber, picture, uploadForm } from '../support/documents';
import { makeData, makeRelations } from '../support/make-data';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

/** Collections whose documents have a seed key. */
const slugs = site.config.collections
  .filter(({ flattenedFields }) => flattenedFields.some(({ name }) => name === 'seedKey'))
  .map(({ slug }) => slug as Resource & CollectionSlug);

const ids = new Map<string, number>();

async function fields(slug: CollectionSlug, seedKey: string): Promise<object> {
  if (slug === 'media') return { alt: 'A picture', seedKey };
  const relations = await makeRelations(slug, (other) => make(other));
  const hasDrafts = site.config.collections.find((each) => each.slug === slug)?.versions?.drafts;
  const status = hasDrafts ? { _status: 'published' } : {};
  return { ...makeData[slug]?.(nextNumber()), ...relations, ...status, seedKey };
}

async function file(slug: CollectionSlug) {
  if (slug !== 'media') return {};
  const data = await picture();
  const name = `picture-${nextNumber()}.png`;
  return { file: { data, mimetype: 'image/png', name, size: data.length } };
}

async function make(slug: CollectionSlug): Promise<number> {
  const data = (await fields(slug, `seeded-${slug}`)) as never;
  const doc = await site.payload.create({ collection: slug, data, ...(await file(slug)) });
  return doc.id as number;
}

/** The fields that a form in the back office sends. */
async function creation(slug: CollectionSlug) {
  const body = await fields(slug, 'taken-over');
  if (slug !== 'media') return { body };
  const upload = {
    name: `upload-${nextNumber()}.png`,
    type: 'image/png',
    content: await picture(),
  };
  return { form: await uploadForm(body as Data, upload) };
}

beforeAll(async () => {
  for (const slug of slugs) ids.set(slug, await make(slug));
});

const stored = async (slug: CollectionSlug, id: number) =>
  ((await site.payload.findByID({ collection: slug, id })) as { seedKey?: string | null }).seedKey;

it('the collections with a seed key are these', () => {
  expect(slugs.length).toBeGreaterThan(10);
});

describe.each(slugs)('the seed key of %s', (slug) => {
  const id = () => ids.get(slug) ?? 0;

  it('is hidden from strangers', async () => {
    const stranger = site.pastGate;
    for (const query of ['', '&select[seedKey]=true', '&draft=true', '&depth=3']) {
      for (const path of [`/${slug}?limit=0${query}`, `/${slug}/${id()}?depth=1${query}`]) {
        const { text } = await stranger('GET', path);
        expect(text, path).not.toContain('seedKey');
        expect(text, path).not.toContain('seeded-');
      }
    }
  });

  it('can’t be inferred through queries', async () => {
    const stranger = site.pastGate;
    for (const query of [`where[seedKey][equals]=seeded-${slug}`, 'sort=seedKey']) {
      const { status, body } = await stranger('GET', `/${slug}?${query}`);
      expect([400, 403], query).toContain(status);
      expect(body.docs, query).toBeUndefined();
    }
  });

  it.each(['admin', 'editor'] as const)('is not changed by %s', async (viewer: Viewer) => {
    if (grantFor(slug, viewer, 'update') !== 'yes') return;
    const send = await site.as(viewer);
    const body = { seedKey: 'taken-over' };
    expect((await send('PATCH', `/${slug}/${id()}`, { body })).status).toBe(200);
    // Collections without bulk changes refuse the request; the key must stay there as well.
    const many = await send('PATCH', `/${slug}?where[id][equals]=${id()}`, { body });
    expect([200, 403]).toContain(many.status);
    expect(await stored(slug, id())).toBe(`seeded-${slug}`);
  });

  it('is not given to a new document or a copy', async () => {
    const admin = await site.as('admin');
    const made = await admin('POST', `/${slug}`, await creation(slug));
    expect(made.status, made.text).toBe(201);
    expect(await stored(slug, (made.body.doc as unknown as { id: number }).id)).toBeFalsy();
    const copy = await admin('POST', `/${slug}/${id()}/duplicate`, { body: {} });
    if (copy.status !== 201 && copy.status !== 200) return expect(copy.status).toBe(400);
    expect(await stored(slug, (copy.body.doc as unknown as { id: number }).id)).toBeFalsy();
  });
});

it('is restored with an earlier version', async () => {
  const admin = await site.as('admin');
  const id = ids.get('posts') ?? 0;
  const { docs } = await site.payload.findVersions({
    collection: 'posts',
    where: { parent: { equals: id } },
    sort: 'createdAt',
  });
  const answer = await admin('POST', `/posts/versions/${docs[0]?.id}`, { body: {} });
  expect(answer.status, answer.text).toBe(200);
  expect(await stored('posts', id)).toBe('seeded-posts');
});
