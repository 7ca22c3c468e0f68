import { createLocalReq } from 'payload';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '@/platform/database/transaction';
import { runDueJobs } from '@/platform/jobs/run-due-jobs';
import { currentEdition } from '@/platform/site-edition';
import { navigation } from '../../../seed/data/navigation';
import { siteSettings } from '../../../seed/data/site';
import { isFull } from '../../support/how-much';
import { picture, uploadForm } from '../support/documents';
import { editingAs } from '../support/editing';
import { titleField } from '../support/make-data';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const send = await site.as('admin');
const staff = editingAs(send);
let edition = 0;
const begin = () => {
  edition = currentEdition();
};
const refreshed = () => currentEdition() - edition;

beforeEach(begin);

/** Collections with drafts. */
const drafted = site.config.collections
  .filter(({ versions }) => versions?.drafts)
  .map(({ slug }) => slug);

/** These collections are tested with every kind of change, the others with the two most common. */
const examples: ReadonlySet<string> = new Set(isFull ? drafted : ['pages', 'posts', 'packages']);

describe.each(drafted)('the site’s cache is refreshed for %s', (slug) => {
  const field = titleField(slug);

  it('when one is published', async () => {
    const { id } = await staff.create(slug, { _status: 'draft' });
    expect(refreshed()).toBe(0);
    await staff.publish(slug, id);
    expect(refreshed()).toBe(1);
  });

  it('when a published one is edited, once', async () => {
    const { id } = await staff.create(slug);
    begin();
    await staff.publish(slug, id, { [field]: `Edited ${id}` });
    expect(refreshed()).toBe(1);
  });

  if (!examples.has(slug)) return;

  it('when one is created published', async () => {
    await staff.create(slug);
    expect(refreshed()).toBe(1);
  });

  it('when one is unpublished', async () => {
    const { id } = await staff.create(slug);
    begin();
    await staff.unpublish(slug, id);
    expect(refreshed()).toBe(1);
  });

  it('when one goes to the trash and when it is restored', async () => {
    const { id } = await staff.create(slug);
    begin();
    await staff.moveToTrash(slug, id);
    expect(refreshed()).toBe(1);
    await staff.takeFromTrash(slug, id);
    expect(refreshed()).toBe(2);
  });

  it('when one is deleted', async () => {
    const { id } = await staff.create(slug);
    begin();
    await staff.remove(slug, id);
    expect(refreshed()).toBeGreaterThan(0);
  });

  it('not while a draft is written, even of a published document', async () => {
    const { id } = await staff.create(slug, { _status: 'draft' });
    await staff.autosave(slug, id, { [field]: `Draft ${id}` });
    const { id: shown } = await staff.create(slug);
    begin();
    await staff.autosave(slug, shown, { [field]: `Draft ${shown}` });
    await staff.autosave(slug, shown, { [field]: `Draft ${shown} goes on` });
    expect(refreshed()).toBe(0);
  });

  it('not when a save is refused', async () => {
    const { id } = await staff.create(slug);
    begin();
    await staff.refusal(slug, { [field]: '', _status: 'published' }, id);
    expect(refreshed()).toBe(0);
  });
});

describe('the site’s cache is refreshed', () => {
  it.each(['posts', 'pages'] as const)('when one of %s is renamed', async (slug) => {
    const { id } = await staff.create(slug);
    begin();
    const address = slug === 'posts' ? { slug: `renamed-${id}` } : { path: `/renamed-${id}` };
    await staff.publish(slug, id, address);
    expect(refreshed()).toBeGreaterThan(0);
  });

  it('when a scheduled post is published', async () => {
    const { id: user } = await site.accountOf('editor');
    const { id } = await staff.create('posts', { _status: 'draft' });
    await site.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo: 'posts', value: String(id) as never },
        user: { relationTo: 'users', value: user },
      },
    });
    await runDueJobs(site.payload);
    expect(refreshed()).toBe(1);
  });

  it('for each of several changed at once', async () => {
    const one = await staff.create('cities');
    const two = await staff.create('cities');
    begin();
    const where = `where[id][in][0]=${one.id}&where[id][in][1]=${two.id}`;
    await send('PATCH', `/cities?${where}`, {
      body: { region: 'Elsewhere', _status: 'published' },
    });
    expect(refreshed()).toBe(2);
  });

  it('when a row is moved in its list', async () => {
    const first = await staff.create('cities');
    const second = await staff.create('cities');
    begin();
    const answer = await send('POST', '/reorder', {
      body: {
        collectionSlug: 'cities',
        docsToMove: [second.id],
        newKeyWillBe: 'less',
        orderableFieldName: '_order',
        target: { id: first.id, key: first._order },
      },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(refreshed()).toBe(1);
  });

  it('when an earlier version is restored', async () => {
    const { id } = await staff.create('cities', { name: 'First' });
    await staff.publish('cities', id, { name: 'Second' });
    const { docs } = await site.payload.findVersions({
      collection: 'cities',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    });
    begin();
    await send('POST', `/cities/versions/${docs[0]?.id}`, { body: {} });
    expect(refreshed()).toBe(1);
  });

  it('when a picture or its alternative text changes', async () => {
    const file = { name: 'p.png', type: 'image/png', content: await picture() };
    const made = await send('POST', '/media', { form: await uploadForm({ alt: 'A' }, file) });
    const { id } = made.body.doc as unknown as { id: number };
    await send('PATCH', `/media/${id}`, { body: { alt: 'B' } });
    await send('DELETE', `/media/${id}`);
    expect(refreshed()).toBe(3);
  });

  it('when a redirect is written or deleted', async () => {
    const { id } = await staff.create('redirects');
    await send('DELETE', `/redirects/${id}`);
    expect(refreshed()).toBe(2);
  });

  it.each([
    ['site-settings', siteSettings],
    ['navigation', navigation],
    ['policy-settings', { technicalReport: 9_900 }],
    ['estimator-settings', { maxPages: 40 }],
  ])('when %s are saved', async (slug, body) => {
    expect((await send('POST', `/globals/${slug}`, { body })).status).toBe(200);
    expect(refreshed()).toBe(1);
  });

  it.each(['users', 'submissions', 'proposals', 'territories', 'keywords'])(
    'not for %s, which no page shows',
    async (slug) => {
      const { id } = await staff.create(slug, { _status: undefined });
      await send('PATCH', `/${slug}/${id}`, { body: { [titleField(slug)]: 'Other' } });
      expect((await send('DELETE', `/${slug}/${id}`)).status).toBe(200);
      expect(refreshed()).toBe(0);
    },
  );
});

describe('the cached page', () => {
  it('expires as soon as the change is stored, not earlier and not at the end of the request', async () => {
    const { id } = await staff.create('cities');
    const before = currentEdition();
    const req = await createLocalReq({}, site.payload);
    const rename = () =>
      site.payload.update({ collection: 'cities', id, data: { name: 'Renamed' }, req });
    await inTransaction(req, async () => {
      await rename();
      expect(currentEdition()).toBe(before);
    });
    expect(currentEdition()).toBe(before + 1);
  });

  it('remains when the change is rolled back', async () => {
    const { id } = await staff.create('cities');
    const before = currentEdition();
    const req = await createLocalReq({}, site.payload);
    const failing = inTransaction(req, async () => {
      await site.payload.update({ collection: 'cities', id, data: { name: 'Not kept' }, req });
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(currentEdition()).toBe(before);
  });
});
