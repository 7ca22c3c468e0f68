import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { typedUkDay } from '@/content/rules/schedule';
import { readFailedSchedules, readScheduled } from '@/office/dashboard/read-content';
import { readFailedJobs } from '@/office/dashboard/read-problems';
import { runDueJobs } from '@/platform/jobs/run-due-jobs';
import { siteSettings } from '../../../seed/data/site';
import { editingAs } from '../support/editing';
import { makeAccount, startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const { payload } = site;
const send = await site.as('editor');
const editor = editingAs(send);
const stranger = site.pastGate;
const sql = (text: string, values: unknown[] = []) => payload.db.pool.query(text, values);
const dayMs = 86_400_000;
const tomorrow = typedUkDay(new Date(Date.now() + dayMs));

async function userOf(role: 'admin' | 'editor') {
  const { id } = await site.accountOf(role);
  return payload.findByID({ collection: 'users', id, depth: 0 });
}

async function schedule(collection: string, id: number, changes: object = {}) {
  const body = { collection, id, type: 'publish', day: tomorrow, time: '09:01', ...changes };
  const { status, body: answer } = await send('POST', '/schedules', { body });
  return [status, (answer.errors as unknown as { message: string }[] | undefined)?.[0]?.message];
}

const waiting = async (collection: string, id: number) =>
  (await send('GET', `/schedules?collection=${collection}&id=${id}`)).body as unknown as {
    isPublished: boolean;
    waiting: { job: number; isPublished: boolean; at: string; isMine: boolean }[];
  };

/** Makes every scheduled job due, and runs it. */
async function runScheduled(): Promise<void> {
  await sql(`update payload_jobs set wait_until = now() where task_slug = 'schedulePublish'`);
  await runDueJobs(payload);
}

async function mailsTo(email: string) {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { and: [{ kind: { equals: 'schedule-failed' } }, { to: { equals: email } }] },
  });
  return docs;
}

beforeAll(async () => {
  await payload.updateGlobal({ slug: 'site-settings', data: siteSettings as never });
});

beforeEach(async () => {
  await sql('delete from payload_jobs');
  await sql(`delete from mails where kind = 'schedule-failed'`);
});

describe('scheduling', () => {
  it('accepts any minute, in UK time, and publishes then', async () => {
    const { id } = await editor.create('posts', { _status: 'draft' });
    expect(await schedule('posts', id)).toEqual([200, undefined]);
    const { waiting: list, isPublished } = await waiting('posts', id);
    expect(isPublished).toBe(false);
    expect(list).toMatchObject([{ isPublished: true, isMine: true }]);
    expect(list[0]?.at).toMatch(/:01:00.000Z$/);
    expect((await stranger('GET', `/posts/${id}`)).status).toBe(404);
    await runScheduled();
    expect((await stranger('GET', `/posts/${id}`)).status).toBe(200);
  });

  it('refuses a document that can’t be published, with its fields’ messages, and changes nothing', async () => {
    const made = await send('POST', '/posts?draft=true', { body: { title: 'Half' } });
    const { id, updatedAt } = made.body.doc as unknown as { id: number; updatedAt: string };
    const [status, message] = await schedule('posts', id);
    expect(status).toBe(400);
    expect(message).toMatch(/can’t be published as it is.*“Category”.*“Text”/s);
    expect((await waiting('posts', id)).waiting).toEqual([]);
    const now = await payload.findByID({ collection: 'posts', id, draft: true });
    expect(now).toMatchObject({ updatedAt, _status: 'draft' });
  });

  it('refuses to unpublish a document that is not published or that the site needs', async () => {
    const { id } = await editor.create('posts', { _status: 'draft' });
    expect(await schedule('posts', id, { type: 'unpublish' })).toEqual([
      400,
      'It is not on the site.',
    ]);
    const home = await editor.create('pages', { path: '/' });
    const [status, message] = await schedule('pages', home.id, { type: 'unpublish' });
    expect([status, message]).toEqual([400, expect.stringMatching(/This is the home page/)]);
    expect((await stranger('GET', `/pages/${home.id}`)).status).toBe(200);
  });

  it('refuses a time that has passed or can’t be parsed', async () => {
    const { id } = await editor.create('posts', { _status: 'draft' });
    expect(await schedule('posts', id, { day: '22/11/2020' })).toEqual([
      400,
      'That moment has passed.',
    ]);
    expect((await schedule('posts', id, { time: 'noon' }))[0]).toBe(400);
  });

  it('can be cancelled', async () => {
    const { id } = await editor.create('posts', { _status: 'draft' });
    await schedule('posts', id);
    const [first] = (await waiting('posts', id)).waiting;
    const answer = await send('POST', '/schedules/cancel', { body: { job: first?.job } });
    expect(answer.status, answer.text).toBe(200);
    await runScheduled();
    expect((await stranger('GET', `/posts/${id}`)).status).toBe(404);
    const again = await send('POST', '/schedules/cancel', { body: { job: first?.job } });
    expect(again.status).toBe(404);
  });

  it('is deleted with its document', async () => {
    const { id } = await editor.create('posts', { _status: 'draft' });
    await schedule('posts', id);
    await editor.moveToTrash('posts', id);
    expect((await sql('select 1 from payload_jobs')).rowCount).toBe(0);
  });
});

describe('a failed schedule', () => {
  /** A document that was complete when scheduled, and is no longer. */
  async function broken(): Promise<number> {
    const { id } = await editor.create('posts', { _status: 'draft', title: 'A good post' });
    await schedule('posts', id);
    await send('PATCH', `/posts/${id}?draft=true`, { body: { title: 'Broken', content: null } });
    return id;
  }

  it('is reported to the account that scheduled it, by mail and on its start page', async () => {
    const id = await broken();
    await runScheduled();
    const me = await userOf('editor');
    const [mail, ...others] = await mailsTo(me.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Not published: Post: Broken', status: 'sent' });
    expect(mail?.text).toContain('“Text”');
    expect(mail?.text).toContain(`/cms/collections/posts/${id}`);
    expect(mail?.html).toContain('Post: Broken');
    expect(await readFailedSchedules(payload, me)).toMatchObject([
      { label: 'Post: Broken', isPublished: true, reason: expect.stringContaining('“Text”') },
    ]);
    const admin = await userOf('admin');
    expect(await readFailedSchedules(payload, admin)).toEqual([]);
    expect((await readFailedJobs(payload, admin))?.lines).toMatchObject([
      { reason: expect.stringContaining('“Text”') },
    ]);
  });

  it('leaves the start page once the document is published', async () => {
    const id = await broken();
    await runScheduled();
    const { content } = await editor.create('posts');
    await editor.publish('posts', id, { content });
    expect(await readFailedSchedules(payload, await userOf('editor'))).toEqual([]);
  });

  it('leaves the start page once rescheduled, but not after saving only a draft', async () => {
    const id = await broken();
    await runScheduled();
    const me = await userOf('editor');
    const { content } = await editor.create('posts');
    await editor.autosave('posts', id, { content });
    expect(await readFailedSchedules(payload, me)).toHaveLength(1);
    expect(await schedule('posts', id)).toEqual([200, undefined]);
    expect(await readFailedSchedules(payload, me)).toEqual([]);
    expect(await readScheduled(payload, me)).toHaveLength(1);
  });

  it('is reported to the admins when the account that scheduled it is gone', async () => {
    const account = await makeAccount(payload, stranger, 'editor');
    const { id } = await editor.create('posts', { _status: 'draft' });
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo: 'posts', value: String(id) },
        user: { relationTo: 'users', value: account.id },
      },
    });
    await payload.delete({ collection: 'users', id: account.id });
    await runScheduled();
    expect((await stranger('GET', `/posts/${id}`)).status).toBe(404);
    const admin = await userOf('admin');
    expect((await mailsTo(admin.email))[0]?.text).toContain('was deleted before its time');
    expect(await mailsTo(account.email)).toEqual([]);
    expect((await readFailedJobs(payload, admin))?.lines).toMatchObject([
      { reason: expect.stringContaining('was deleted before its time') },
    ]);
  });
});
