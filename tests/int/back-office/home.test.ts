import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Role, roles } from '@/accounts/rules/permissions';
import { readDrafts, readScheduled } from '@/office/dashboard/read-content';
import { readFailedJobs } from '@/office/dashboard/read-problems';
import { readProposals, readScans } from '@/office/dashboard/read-sales';
import { countUpTo, readScheduledIds } from '@/office/readers';
import type { User } from '@/payload-types';
import { nextNumber } from '../support/documents';
import { fillSettings } from '../support/enquiries';
import { makeData } from '../support/make-data';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);
const { payload } = site;

const dayMs = 86_400_000;
const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString();
const user = async (role: Role): Promise<User> =>
  payload.findByID({ collection: 'users', id: (await site.accountOf(role)).id });

async function make(collection: string, changes: object = {}): Promise<number> {
  const data = { ...makeData[collection]?.(nextNumber()), ...changes };
  const made = await payload.create({
    collection: collection as 'submissions',
    data: data as never,
    draft: true as never,
  });
  return made.id;
}

/** Written directly, as the site’s own jobs do, without the collection’s rules and hooks. */
async function proposal(columns: Record<string, unknown>): Promise<number> {
  const id = await make('proposals');
  const entries = Object.entries(columns);
  const set = entries.map(([name], index) => `${name} = $${index + 2}`).join(', ');
  await payload.db.pool.query(`update proposals set ${set} where id = $1`, [
    id,
    ...entries.map(([, value]) => value),
  ]);
  return id;
}

beforeAll(() => fillSettings(payload));

describe('proposals', () => {
  it('are counted by status, and those needing action are listed, most urgent first', async () => {
    const money = { total_once_pence: 120_000, total_monthly_pence: 9_900 };
    const long = inDays(-20);
    const untouched = await proposal({ ...money, status: 'draft', updated_at: long });
    await proposal({ ...money, status: 'draft' });
    const ending = await proposal({ ...money, status: 'viewed', valid_until: inDays(2) });
    await proposal({ ...money, status: 'sent', valid_until: inDays(20) });
    const question = await proposal({ ...money, status: 'questions', valid_until: inDays(20) });
    const accepted = await proposal({ ...money, status: 'accepted', acceptance_at: inDays(0) });
    await proposal({ ...money, status: 'accepted', acceptance_at: inDays(-60) });
    await proposal({ ...money, status: 'declined' });

    const found = await readProposals(payload, await user('sales'), now);
    expect(found?.lines.map(({ id, need }) => [id, need.kind])).toEqual([
      [question, 'question'],
      [ending, 'ending'],
      [accepted, 'accepted'],
      [untouched, 'untouched'],
    ]);
    const sums = Object.fromEntries(found?.sums.map((sum) => [sum.status, sum]) ?? []);
    expect(sums.draft).toMatchObject({ count: 2, oncePence: 240_000, monthlyPence: 19_800 });
    expect(sums.accepted).toMatchObject({ count: 1 });
    expect(sums.declined).toBeUndefined();
  });
});

describe('scans', () => {
  it('of the last days are listed with their enquiries', async () => {
    const old = await make('scan-results');
    await payload.db.pool.query('update scan_results set created_at = $2 where id = $1', [
      old,
      inDays(-9),
    ]);
    const alone = await make('scan-results', { host: 'alone.example', overallScore: 0 });
    const asked = await make('scan-results', { host: 'asked.example', overallScore: null });
    const enquiry = await make('submissions', { name: 'Owen Price', scan: asked });

    const found = await readScans(payload, await user('sales'), now);
    expect(found).toMatchObject({
      count: 2,
      scans: [
        { id: asked, score: null, enquiry: { id: enquiry, name: 'Owen Price' } },
        { id: alone, score: 0, enquiry: null },
      ],
    });
  });
});

describe('content', () => {
  it('scheduled to be published or unpublished is listed, next first', async () => {
    const { id: editor } = await site.accountOf('editor');
    const post = await make('posts', { title: 'On Friday', _status: 'draft' });
    const faq = await make('faqs', { question: 'Until when?', _status: 'published' });
    const schedule = (type: string, relationTo: string, value: number, days: number) =>
      payload.jobs.queue({
        task: 'schedulePublish',
        waitUntil: new Date(now.getTime() + days * dayMs),
        input: {
          type,
          doc: { relationTo, value: String(value) },
          user: { relationTo: 'users', value: editor },
        } as never,
      });
    await schedule('publish', 'posts', post, 2);
    await schedule('unpublish', 'faqs', faq, 1);
    await schedule('publish', 'posts', 999_999, 3);

    for (const role of ['admin', 'editor'] as const) {
      expect(await readScheduled(payload, await user(role)), role).toMatchObject([
        { label: 'Question: Until when?', path: `/collections/faqs/${faq}`, isPublished: false },
        {
          label: 'Post: On Friday',
          path: `/collections/posts/${post}`,
          isPublished: true,
          by: editor,
        },
      ]);
    }
    expect(await readScheduled(payload, await user('sales'))).toBeNull();
    expect(await readScheduledIds(payload, 'posts')).toEqual([post, 999_999]);
    expect(await readScheduledIds(payload, 'pages')).toEqual([]);
  });

  it('not yet published is listed, including changes to published documents', async () => {
    const published = await make('posts', { title: 'On the site', _status: 'published' });
    await payload.update({
      collection: 'posts',
      id: published,
      draft: true,
      data: { title: 'Changed since', _status: 'draft' },
    });
    const found = await readDrafts(payload, await user('editor'));
    expect(found?.[0]).toMatchObject({
      label: 'Post: Changed since',
      path: `/collections/posts/${published}`,
    });
    expect(found?.length).toBeLessThanOrEqual(6);
    expect(await readDrafts(payload, await user('sales'))).toBeNull();
  });
});

describe('the start page shows only what a role may read', () => {
  it.each(roles)('%s', async (role) => {
    const account = await user(role);
    const maySell = role !== 'editor';
    expect((await readProposals(payload, account, now)) !== null).toBe(maySell);
    expect((await readScans(payload, account, now)) !== null).toBe(maySell);
    expect((await readFailedJobs(payload, account)) !== null).toBe(role === 'admin');
  });
});

it('stops counting at its limit', async () => {
  await payload.db.pool.query(
    `insert into keywords (keyword, intent, borough)
     select 'counted ' || n, 'local', 'Reading' from generate_series(1, 250) as n`,
  );
  const admin = await user('admin');
  const reading = { borough: { equals: 'Reading' } };
  expect(await countUpTo(payload, admin, 'keywords', reading)).toBe(100);
  expect(await countUpTo(payload, admin, 'keywords', { keyword: { equals: 'counted 7' } })).toBe(1);
});

describe('failed jobs', () => {
  async function failed(task: string, input: object = {}): Promise<number> {
    const { id } = await payload.jobs.queue({
      task: task as 'purge-old-data',
      queue: 'housekeeping',
      input: input as never,
    });
    const error = JSON.stringify({ message: 'connect ECONNREFUSED 127.0.0.1:25', stack: 'at x' });
    await payload.db.pool.query(
      'update payload_jobs set has_error = true, error = $2, total_tried = 4 where id = $1',
      [id, error],
    );
    return Number(id);
  }
  const jobs = async () =>
    (
      await payload.find({
        collection: 'payload-jobs',
        where: { queue: { equals: 'housekeeping' } },
      })
    ).docs;

  it('are listed in words, except for mails', async () => {
    const id = await failed('purge-old-data');
    await failed('deliver-mail', { mail: 1 });
    const found = await readFailedJobs(payload, await user('admin'));
    expect(found).toMatchObject({
      count: 1,
      lines: [
        { id, name: 'Deleting old data', reason: 'Something it needs could not be reached.' },
      ],
    });
  });

  it('are retried once, despite repeated clicks', async () => {
    const admin = await site.as('admin');
    const id = await failed('scan-site', { scan: 7 });
    const retry = () => admin('POST', `/payload-jobs/${id}/retry`);
    const answers = await Promise.all([retry(), retry()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const again = (await jobs()).filter(({ taskSlug }) => taskSlug === 'scan-site');
    expect(again).toMatchObject([{ input: { scan: 7 }, hasError: false, totalTried: 0 }]);
  });

  it('remain unchanged when the retry can’t be queued', async () => {
    const admin = await site.as('admin');
    const id = await failed('crawl-site', { crawl: 3 });
    vi.spyOn(payload.jobs, 'queue').mockRejectedValueOnce(new Error('Out of order.'));
    expect((await admin('POST', `/payload-jobs/${id}/retry`)).status).toBe(500);
    const kept = (await jobs()).filter(({ taskSlug }) => taskSlug === 'crawl-site');
    expect(kept).toMatchObject([{ id, hasError: true }]);
  });

  it('are not retried for other roles; running jobs and mails are not retried', async () => {
    const id = await failed('purge-old-data');
    for (const viewer of ['editor', 'sales', 'anonymous'] as const) {
      const as = await site.as(viewer);
      expect((await as('POST', `/payload-jobs/${id}/retry`)).status, viewer).toBe(403);
    }
    const admin = await site.as('admin');
    const waiting = await payload.jobs.queue({ task: 'purge-old-data', input: {} as never });
    const answer = await admin('POST', `/payload-jobs/${waiting.id}/retry`);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('It has not failed');
    const mail = await failed('deliver-mail', { mail: 2 });
    expect((await admin('POST', `/payload-jobs/${mail}/retry`)).status).toBe(409);
  });
});
