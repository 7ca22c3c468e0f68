import { afterAll, describe, expect, it } from 'vitest';
import { runDueJobs } from '@/platform/jobs/run-due-jobs';
import { nextNumber, richText } from '../support/documents';
import { editingAs } from '../support/editing';
import { makeData } from '../support/make-data';
import { makeAccount, startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const send = await site.as('editor');
const editor = editingAs(send);
const stranger = site.pastGate;

/** Collections with drafts. */
const drafted = site.config.collections
  .filter(({ versions }) => versions?.drafts)
  .map(({ slug }) => slug);

const isPublic = async (slug: string, id: number) =>
  (await stranger('GET', `/${slug}/${id}`)).status === 200;

describe('a draft', () => {
  it('can be incomplete; a published document can’t', async () => {
    const answer = await send('POST', '/posts?draft=true', { body: { _status: 'draft' } });
    expect(answer.status, answer.text).toBe(201);
    const { id } = answer.body.doc as unknown as { id: number };
    const refusal = await editor.refusal('posts', { _status: 'published' }, id);
    expect(Object.keys(refusal)).toEqual(expect.arrayContaining(['title', 'slug', 'content']));
    expect(await isPublic('posts', id)).toBe(false);
  });

  it('of a published document leaves the public version unchanged', async () => {
    const { id, title } = await editor.create('posts');
    await editor.autosave('posts', id, { title: 'Not yet' });
    expect((await stranger('GET', `/posts/${id}`)).body.title).toBe(title);
    await editor.publish('posts', id);
    expect((await stranger('GET', `/posts/${id}`)).body.title).toBe('Not yet');
  });
});

describe('an unpublished document', () => {
  it('is hidden from the public and still readable for staff', async () => {
    const { id } = await editor.create('posts');
    await editor.unpublish('posts', id);
    expect(await isPublic('posts', id)).toBe(false);
    expect((await send('GET', `/posts/${id}`)).status).toBe(200);
  });
});

describe('the history of a document', () => {
  it.each(['posts', 'packages'] as const)(
    'of %s keeps twenty versions and no more',
    async (slug) => {
      const { id } = await editor.create(slug);
      const field = slug === 'posts' ? 'title' : 'name';
      for (let n = 1; n <= 25; n += 1) await editor.publish(slug, id, { [field]: `Version ${n}` });
      const { docs, totalDocs } = await site.payload.findVersions({
        collection: slug,
        where: { parent: { equals: id } },
        sort: '-createdAt',
      });
      expect(totalDocs).toBe(20);
      expect(docs[0]?.version).toMatchObject({ [field]: 'Version 25' });
    },
  );

  it('does not grow with every keystroke: autosaves share one version', async () => {
    const { id } = await editor.create('posts');
    for (let n = 1; n <= 5; n += 1) await editor.autosave('posts', id, { title: `Typing ${n}` });
    const { totalDocs } = await site.payload.countVersions({
      collection: 'posts',
      where: { parent: { equals: id } },
    });
    expect(totalDocs).toBe(2);
  });

  it('restores an earlier version, including prices', async () => {
    const { id } = await editor.create('packages', { priceFromPence: 10_000, priceToPence: null });
    await editor.publish('packages', id, { priceFromPence: 20_000 });
    const { docs } = await site.payload.findVersions({
      collection: 'packages',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    });
    await send('POST', `/packages/versions/${docs[0]?.id}`, { body: {} });
    expect((await stranger('GET', `/packages/${id}`)).body.priceFromPence).toBe(10_000);
  });
});

describe('a scheduled post', () => {
  /** As the back office queues it, for a time in the past or future. */
  async function schedule(post: number, user: number, when: number, type = 'publish') {
    const { id } = await site.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: type as 'publish',
        doc: { relationTo: 'posts', value: String(post) as never },
        user: { relationTo: 'users', value: user },
      },
      waitUntil: new Date(when),
    });
    return id;
  }
  const past = Date.now() - 60_000;
  const future = Date.now() + 3_600_000;
  const waiting = async () =>
    (
      await site.payload.count({
        collection: 'payload-jobs',
        where: { taskSlug: { equals: 'schedulePublish' } },
      })
    ).totalDocs;

  it('is published at its time, and not before', async () => {
    const { id: user } = await site.accountOf('editor');
    const { id: due } = await editor.create('posts', { _status: 'draft' });
    const { id: later } = await editor.create('posts', { _status: 'draft' });
    await schedule(due, user, past);
    await schedule(later, user, future);
    await runDueJobs(site.payload);
    expect([await isPublic('posts', due), await isPublic('posts', later)]).toEqual([true, false]);
    // The completed job is deleted; the future one remains.
    expect(await waiting()).toBe(1);
  });

  it('is unpublished in the same way', async () => {
    const { id: user } = await site.accountOf('editor');
    const { id } = await editor.create('posts');
    await schedule(id, user, past, 'unpublish');
    await runDueJobs(site.payload);
    expect(await isPublic('posts', id)).toBe(false);
  });

  it('is published with the rights of the account that scheduled it', async () => {
    const sales = await site.accountOf('sales');
    const { id } = await editor.create('posts', { _status: 'draft' });
    await schedule(id, sales.id, past);
    await runDueJobs(site.payload);
    expect(await isPublic('posts', id)).toBe(false);
  });

  it('remains a draft when the account that scheduled it is gone', async () => {
    const account = await makeAccount(site.payload, stranger, 'editor');
    const { id } = await editor.create('posts', { _status: 'draft' });
    await schedule(id, account.id, past);
    await site.payload.delete({ collection: 'users', id: account.id });
    await runDueJobs(site.payload);
    expect(await isPublic('posts', id)).toBe(false);
  });

  it('remains a draft while a required field is empty', async () => {
    const { id: user } = await site.accountOf('editor');
    const answer = await send('POST', '/posts?draft=true', {
      body: { title: 'Half', slug: 'half' },
    });
    const { id } = answer.body.doc as unknown as { id: number };
    await schedule(id, user, past);
    await runDueJobs(site.payload);
    expect(await isPublic('posts', id)).toBe(false);
  });
});

describe('the reading time of a post', () => {
  const words = (n: number) => richText('word '.repeat(n));

  it('is computed from its text, regardless of a value in the request', async () => {
    const { readTimeMinutes } = await editor.create('posts', {
      content: words(1_000),
      readTimeMinutes: 99,
    });
    expect(readTimeMinutes).toBe(4);
  });

  it('follows the text', async () => {
    const { id } = await editor.create('posts', { content: words(1_000) });
    expect((await editor.publish('posts', id, { content: words(400) })).readTimeMinutes).toBe(2);
    expect((await editor.publish('posts', id, { title: 'Other' })).readTimeMinutes).toBe(2);
    const draft = await editor.autosave('posts', id, { content: words(600) });
    expect(draft.readTimeMinutes).toBe(3);
  });
});

describe('a document in the trash', () => {
  it.each(drafted)('of %s is hidden from the public, with any query', async (slug) => {
    const { id } = await editor.create(slug);
    await editor.moveToTrash(slug, id);
    for (const query of ['', '?trash=true', '?trash=true&draft=true', '?draft=true']) {
      expect((await stranger('GET', `/${slug}/${id}${query}`)).status, query).toBe(404);
      const list = await stranger('GET', `/${slug}${query || '?'}&limit=0`);
      expect(JSON.stringify(list.body.docs), query).not.toContain(`"id":${id},`);
    }
    const filtered = `/${slug}?trash=true&where[deletedAt][exists]=true`;
    expect((await stranger('GET', filtered)).body.docs).toEqual([]);
    await editor.takeFromTrash(slug, id);
    expect(await isPublic(slug, id)).toBe(true);
  });

  it('keeps its address, because it can be restored', async () => {
    const { id, slug } = await editor.create('posts');
    await editor.moveToTrash('posts', id);
    const body = { ...makeData.posts?.(nextNumber()), slug, _status: 'published' };
    expect(await editor.refusal('posts', body)).toHaveProperty('slug');
  });

  it('is not quoted by live figures', async () => {
    const { id, key } = await editor.create('packages');
    const body = { ...makeData.posts?.(nextNumber()), excerpt: `{{package:${key}}}` };
    await editor.moveToTrash('packages', id);
    expect(await editor.refusal('posts', { ...body, _status: 'published' })).toHaveProperty(
      'excerpt',
    );
  });
});
