import type { CollectionSlug } from 'payload';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Action,
  type Grant,
  grantFor,
  permissions,
  type Resource,
  roles,
  type Viewer,
} from '@/accounts/rules/permissions';
import { deleteAll } from '../../support/database.ts';
import { isFull } from '../../support/how-much';
import { type Data, nextNumber, picture, uploadForm } from '../support/documents';
import { makeData, makeRelations } from '../support/make-data';
import type { Answer, Options } from '../support/rest';
import { startSite } from '../support/running-site';

// The tests are generated from the running configuration, so the site must start first.
const site = await startSite();
afterAll(site.stop);

/** What a request may ask for besides; alone in a full run, otherwise together. */
const suffixes = isFull
  ? ['', '&draft=true', '&depth=3', '&trash=true']
  : ['', '&draft=true&depth=3&trash=true'];

const viewers: readonly Viewer[] = [...roles, 'anonymous'];
const slugs = site.config.collections
  .map(({ slug }) => slug)
  .filter((slug) => Object.hasOwn(permissions, slug)) as (Resource & CollectionSlug)[];

const historyOf = (slug: string) =>
  site.config.collections.find((entry) => entry.slug === slug)?.versions;
const hasDrafts = (slug: string) => Boolean(historyOf(slug)?.drafts);

interface Doc {
  id: number;
  [key: string]: unknown;
}

/** Valid fields for a new document. The documents it refers to already exist. */
async function fieldsOf(slug: CollectionSlug, n: number): Promise<object> {
  if (slug === 'media') return { alt: `Picture ${n}` };
  const relations = await makeRelations(slug, async (other) => (await make(other, 'published')).id);
  return { ...makeData[slug]?.(n), ...relations };
}

/** Makes a document through the Local API, without access checks. */
async function make(slug: CollectionSlug, status: 'draft' | 'published'): Promise<Doc> {
  const n = nextNumber();
  const data = await fieldsOf(slug, n);
  const content = await picture();
  const doc = await site.payload.create({
    collection: slug,
    data: { ...data, ...(hasDrafts(slug) ? { _status: status } : {}) } as never,
    ...(slug === 'media'
      ? {
          file: {
            data: content,
            mimetype: 'image/png',
            name: `picture-${n}.png`,
            size: content.length,
          },
        }
      : {}),
  });
  return doc as unknown as Doc;
}

async function creation(slug: CollectionSlug): Promise<Options> {
  const n = nextNumber();
  const fields = await fieldsOf(slug, n);
  if (slug !== 'media') return { body: fields };
  const file = { name: `upload-${n}.png`, type: 'image/png', content: await picture() };
  return { form: await uploadForm(fields as Data, file) };
}

function idsIn({ body }: Answer): number[] {
  return (body.docs as unknown as Doc[]).map(({ id }) => id);
}

/** Expects the status of a request about one document. */
function expectStatus(answer: Answer, allowed: boolean, done = 200): void {
  if (allowed) expect(answer.status, answer.text).toBe(done);
  else expect([403, 404], answer.text).toContain(answer.status);
}

/** Whether the collection disables this bulk action for every role. */
function isOneAtATime(slug: CollectionSlug, rule: 'disableBulkEdit' | 'disableBulkDelete') {
  return site.config.collections.find((collection) => collection.slug === slug)?.[rule] === true;
}

it('collections with special rules disable bulk changes', () => {
  for (const slug of ['users', 'proposals', 'territories', 'mails', 'audit-log'] as const) {
    expect(isOneAtATime(slug, 'disableBulkEdit'), slug).toBe(true);
    expect(isOneAtATime(slug, 'disableBulkDelete'), slug).toBe(true);
  }
});

function describeCell(slug: Resource, viewer: Viewer, action: Action): [Grant, string] {
  const grant = grantFor(slug, viewer, action);
  return [grant, `${grant === 'no' ? 'may not' : `may (${grant})`} ${action}`];
}

/**
 * Strangers have the rights of public pages. They are tested behind the gate, which refuses
 * strangers.
 */
const sendAs = async (viewer: Viewer) => (viewer === 'anonymous' ? site.pastGate : site.as(viewer));

// The tests send far more requests than the limit for a person.
beforeEach(() => site.payload.db.pool.query(deleteAll('rate_limits')));

describe.each(slugs)('%s', (slug) => {
  let both: Promise<{ shown: Doc; hidden: Doc }> | undefined;
  /** One pair for all tests that only read, or are refused. */
  const findPair = () => {
    both ??= make(slug, 'published').then(async (shown) => ({
      shown,
      hidden: await make(slug, 'draft'),
    }));
    return both;
  };
  /** @param isChanged whether the test changes the document, and so needs its own */
  const published = async (isChanged: boolean) =>
    isChanged ? make(slug, 'published') : (await findPair()).shown;

  describe.each(viewers)('%s', (viewer) => {
    const [create, mayCreate] = describeCell(slug, viewer, 'create');
    const [read, mayRead] = describeCell(slug, viewer, 'read');
    const [update, mayUpdate] = describeCell(slug, viewer, 'update');
    const [remove, mayDelete] = describeCell(slug, viewer, 'delete');
    const [versions, mayVersions] = describeCell(slug, viewer, 'versions');

    it(mayCreate, async () => {
      const send = await sendAs(viewer);
      const before = await site.payload.count({ collection: slug });
      const answer = await send('POST', `/${slug}`, await creation(slug));
      expectStatus(answer, create === 'yes', 201);
      const after = await site.payload.count({ collection: slug });
      expect(after.totalDocs - before.totalDocs).toBe(create === 'yes' ? 1 : 0);
    });

    it(`${mayCreate} by copying`, async () => {
      const send = await sendAs(viewer);
      const { id } = await published(create === 'yes');
      const before = await site.payload.count({ collection: slug });
      const answer = await send('POST', `/${slug}/${id}/duplicate`, { body: {} });
      if (create === 'yes') return;
      expectStatus(answer, false);
      expect((await site.payload.count({ collection: slug })).totalDocs).toBe(before.totalDocs);
    });

    it(`${mayRead} lists, single documents and counts`, async () => {
      const send = await sendAs(viewer);
      const { shown, hidden } = await findPair();
      const seesHidden =
        ['yes', 'names', 'kept'].includes(read) || (read === 'published' && !hasDrafts(slug));
      const seesShown = seesHidden || read === 'published';
      for (const suffix of suffixes) {
        const both = `where[id][in]=${shown.id},${hidden.id}`;
        const list = await send('GET', `/${slug}?${both}${suffix}`);
        expectStatus(list, read !== 'no');
        if (read !== 'no') {
          expect(idsIn(list).includes(shown.id), `published${suffix}`).toBe(seesShown);
          expect(idsIn(list).includes(hidden.id), `draft${suffix}`).toBe(seesHidden);
        }
        const one = (id: number) => send('GET', `/${slug}/${id}?${suffix.slice(1)}`);
        expectStatus(await one(shown.id), seesShown);
        expectStatus(await one(hidden.id), seesHidden);
      }
      const count = await send('GET', `/${slug}/count`);
      expectStatus(count, read !== 'no');
      if (read === 'no') return;
      const { body } = await send('GET', `/${slug}?limit=1`);
      expect(count.body.totalDocs).toBe(body.totalDocs);
    });

    it(`${mayUpdate} one and many`, async () => {
      const send = await sendAs(viewer);
      const { id, updatedAt } = await published(update === 'yes');
      const body = slug === 'users' ? { name: 'Changed' } : {};
      expectStatus(await send('PATCH', `/${slug}/${id}`, { body }), update === 'yes');
      const many = await send('PATCH', `/${slug}?where[id][equals]=${id}`, { body });
      if (isOneAtATime(slug, 'disableBulkEdit')) expectStatus(many, false);
      else if (update === 'yes') expect(idsIn(many)).toEqual([id]);
      else if (update === 'own') expect(idsIn(many)).toEqual([]);
      else expectStatus(many, false);
      if (update === 'yes') return;
      const now = await site.payload.findByID({ collection: slug, id });
      expect((now as unknown as Doc).updatedAt).toBe(updatedAt);
    });

    it(`${mayDelete} one and many`, async () => {
      const send = await sendAs(viewer);
      const pair = await findPair();
      const [one, other] =
        remove === 'yes'
          ? [await make(slug, 'published'), await make(slug, 'draft')]
          : [pair.shown, pair.hidden];
      expectStatus(await send('DELETE', `/${slug}/${one.id}`), remove === 'yes');
      const many = await send('DELETE', `/${slug}?where[id][equals]=${other.id}`);
      const isKept = isOneAtATime(slug, 'disableBulkDelete');
      expectStatus(many, remove === 'yes' && !isKept);
      const left = await site.payload.count({
        collection: slug,
        where: { id: { in: [one.id, other.id] } },
      });
      expect(left.totalDocs).toBe(remove !== 'yes' ? 2 : isKept ? 1 : 0);
    });

    const hasTrash = site.config.collections.find((entry) => entry.slug === slug)?.trash === true;
    it.runIf(hasTrash)(`may (${remove}) use the trash, both ways`, async () => {
      const send = await site.as(viewer);
      const mayTrash = remove === 'yes' || remove === 'trash';
      const { id } = await published(mayTrash);
      const deletedAt = new Date().toISOString();
      expectStatus(await send('PATCH', `/${slug}/${id}`, { body: { deletedAt } }), mayTrash);
      expect(
        (await site.payload.count({ collection: slug, where: { id: { equals: id } } })).totalDocs,
      ).toBe(mayTrash ? 0 : 1);
      if (!mayTrash) return;
      expect((await site.pastGate('GET', `/${slug}/${id}?trash=true`)).status).toBe(404);
      const back = await send('PATCH', `/${slug}/${id}?trash=true`, { body: { deletedAt: null } });
      expectStatus(back, true);
      expect(
        (await site.payload.count({ collection: slug, where: { id: { equals: id } } })).totalDocs,
      ).toBe(1);
      await send('PATCH', `/${slug}/${id}`, { body: { deletedAt } });
      expectStatus(await send('DELETE', `/${slug}/${id}?trash=true`), remove === 'yes');
    });

    it('gets correct rights from the access endpoint', async () => {
      const send = await sendAs(viewer);
      const { id } = (await findPair()).shown;
      const { status, body } = await send('POST', `/${slug}/access/${id}`, { body: {} });
      expect(status).toBe(200);
      for (const [right, grant] of [
        ['create', create],
        ['update', update],
        ['delete', remove],
      ] as const) {
        // Other accounts are tested, not the viewer’s own.
        expect(Boolean(body[right]), right).toBe(grant === 'yes');
      }
    });

    it(`${mayVersions}: list, look at and bring back`, async () => {
      const send = await sendAs(viewer);
      const { id } = await published(update === 'yes');
      const list = await send('GET', `/${slug}/versions?where[parent][equals]=${id}`);
      if (!historyOf(slug)) return expect([403, 404]).toContain(list.status);
      const kept = await site.payload.findVersions({
        collection: slug,
        where: { parent: { equals: id } },
      });
      const path = `/${slug}/versions/${kept.docs[0]?.id}`;
      expectStatus(list, versions === 'yes');
      expectStatus(await send('GET', path), versions === 'yes');
      expectStatus(await send('POST', path, { body: {} }), update === 'yes');
    });
  });
});
