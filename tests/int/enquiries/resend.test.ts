import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mail } from '@/payload-types';
import { nextNumber } from '../support/documents';
import { makeData } from '../support/make-data';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const { payload } = site;
const sales = await site.as('sales');
let id = 0;

async function make(status: Mail['status']): Promise<number> {
  const data = { ...makeData.mails?.(nextNumber()), status, attempts: 13, lastError: 'Refused.' };
  return (await payload.create({ collection: 'mails', data: data as never })).id;
}

beforeEach(async () => {
  id = await make('failed');
});

const resend = (mail = id) => sales('POST', `/mails/${mail}/resend`);
const now = (mail = id) => payload.findByID({ collection: 'mails', id: mail, depth: 0 });
const jobsFor = async (mail = id) => {
  const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false });
  return docs.filter(({ input }) => (input as { mail?: number }).mail === mail);
};

describe('sending a mail again', () => {
  it.each(['admin', 'sales'] as const)('starts from the first attempt: %s', async (viewer) => {
    const as = await site.as(viewer);
    const answer = await as('POST', `/mails/${id}/resend`);
    expect(answer.status, answer.text).toBe(200);
    expect(await now()).toMatchObject({ status: 'queued', attempts: 0, lastError: null });
    expect(await jobsFor()).toMatchObject([{ taskSlug: 'deliver-mail', queue: 'mail' }]);
  });

  it('queues it once, despite concurrent clicks', async () => {
    const answers = await Promise.all([resend(), resend()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await jobsFor()).toHaveLength(1);
  });

  it('changes nothing when the job can’t be queued', async () => {
    vi.spyOn(payload.jobs, 'queue').mockRejectedValueOnce(new Error('Out of order.'));
    expect((await resend()).status).toBe(500);
    expect(await now()).toMatchObject({ status: 'failed', attempts: 13, lastError: 'Refused.' });
    expect(await jobsFor()).toEqual([]);
  });
});

describe('is refused', () => {
  it.each([
    ['queued', 'waiting to be sent'],
    ['sent', 'It was sent.'],
  ] as const)('for a mail that is %s', async (status, words) => {
    const mail = await make(status);
    const answer = await resend(mail);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain(words);
    expect(await now(mail)).toMatchObject({ status, attempts: 13 });
    expect(await jobsFor(mail)).toEqual([]);
  });

  it('for a missing mail', async () => {
    expect((await resend(999_999)).status).toBe(404);
  });

  it.each(['editor', 'anonymous'] as const)('to %s', async (viewer) => {
    const as = await site.as(viewer);
    expect((await as('POST', `/mails/${id}/resend`)).status).toBe(403);
    expect((await now()).status).toBe('failed');
    expect(await jobsFor()).toEqual([]);
  });
});
