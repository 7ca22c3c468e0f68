import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Submission } from '@/payload-types';
import { nextNumber } from '../support/documents';
import { fillSettings, mailsAbout } from '../support/enquiries';
import { makeData } from '../support/make-data';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const { payload } = site;
const sales = await site.as('sales');
const reply = { subject: 'Re: your enquiry', text: 'Hello,\n\nyes.' };
let enquiry: Submission;

beforeAll(() => fillSettings(payload));
beforeEach(async () => {
  enquiry = await make({});
});

async function make(changes: Partial<Submission>): Promise<Submission> {
  const data = { ...makeData.submissions?.(nextNumber()), ...changes };
  return payload.create({ collection: 'submissions', data: data as never, depth: 0 });
}

const answer = (id = enquiry.id, body: unknown = reply) =>
  sales('POST', `/submissions/${id}/reply`, { body });
const mailsOf = (id = enquiry.id) => mailsAbout(payload, id);
const now = async (id = enquiry.id) =>
  payload.findByID({ collection: 'submissions', id, depth: 0, joins: false });
const jobs = async () => (await payload.find({ collection: 'payload-jobs' })).docs;

describe('answering an enquiry', () => {
  it('logs and queues the mail, and marks the enquiry as answered', async () => {
    const before = (await jobs()).length;
    const sent = await answer();
    expect(sent.status, sent.text).toBe(200);
    expect(sent.headers.get('cache-control')).toBe('no-store');

    const { id: account, email } = await site.accountOf('sales');
    const mails = await mailsOf();
    expect(mails).toEqual([
      expect.objectContaining({
        kind: 'reply',
        to: enquiry.email,
        replyTo: email,
        ...reply,
        status: 'queued',
        attempts: 0,
        sentBy: account,
      }),
    ]);
    const queued = await jobs();
    expect(queued).toHaveLength(before + 1);
    expect(queued.slice(0, 1)).toMatchObject([
      { taskSlug: 'deliver-mail', queue: 'mail', input: { mail: mails[0]?.id } },
    ]);

    const after = await now();
    expect(after.status).toBe('contacted');
    expect(Date.parse(String(after.answeredAt))).toBeGreaterThan(Date.parse(enquiry.createdAt));
    expect(Date.parse(String(after.lastContactAt))).toBeGreaterThan(Date.parse(enquiry.createdAt));
    expect(sent.body).toEqual({
      status: 'contacted',
      answeredAt: after.answeredAt,
      lastContactAt: after.lastContactAt,
    });
  });

  it('keeps the time of the first answer and a later status', async () => {
    const answeredAt = '2026-01-05T10:00:00.000Z';
    const { id } = await make({ status: 'proposal', answeredAt });
    expect((await answer(id)).status).toBe(200);
    const after = await now(id);
    expect(after).toMatchObject({ status: 'proposal', answeredAt });
    expect(after.lastContactAt).not.toBe(answeredAt);
  });

  it('can’t inject a mail header', async () => {
    await answer(enquiry.id, { subject: 'Re: hello\r\nBcc: all@elsewhere.example', text: 'Yes.' });
    expect((await mailsOf())[0]?.subject).toBe('Re: hello Bcc: all@elsewhere.example');
  });
});

describe('a repeated reply', () => {
  it('is sent once, despite repeated and concurrent clicks', async () => {
    const answers = [...(await Promise.all([answer(), answer(), answer()])), await answer()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await mailsOf()).toHaveLength(1);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
  });

  it('is sent when its text or recipient differs, or when it comes later', async () => {
    await answer();
    await answer(enquiry.id, { ...reply, text: 'Hello,\n\nno.' });
    expect(await mailsOf()).toHaveLength(2);
    await payload.update({
      collection: 'submissions',
      id: enquiry.id,
      data: { email: 'right@client.example' },
    });
    await answer();
    expect(await mailsOf()).toHaveLength(3);
    await payload.db.pool.query(`update mails set created_at = now() - interval '11 minutes'`);
    await answer();
    expect(await mailsOf()).toHaveLength(4);
  });
});

describe('no reply is stored', () => {
  async function expectUntouched(id = enquiry.id) {
    expect(await mailsOf(id)).toEqual([]);
    expect(await now(id)).toMatchObject({ status: 'new', answeredAt: null });
  }

  it.each([
    ['the job can’t be queued', (target: Payload) => vi.spyOn(target.jobs, 'queue')],
    ['the enquiry can’t be saved', (target: Payload) => vi.spyOn(target, 'update')],
  ])('when %s', async (_what, spyOn) => {
    const queued = (await jobs()).length;
    spyOn(payload).mockRejectedValueOnce(new Error('Out of order.'));
    expect((await answer()).status).toBe(500);
    await expectUntouched();
    expect(await jobs()).toHaveLength(queued);
    // No lock remains.
    expect((await answer()).status).toBe(200);
  });

  it.each([
    [{ ...reply, text: '  ' }, 'Write an answer first.'],
    [{ ...reply, subject: '\n' }, 'Enter a subject.'],
    [null, 'message'],
    [{ ...reply, to: 'elsewhere@client.example' }, 'message'],
  ])('when it is invalid: %j', async (body, words) => {
    const refused = await answer(enquiry.id, body);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(words);
    await expectUntouched();
  });

  it('while it is held as spam', async () => {
    const { id } = await make({ status: 'spam' });
    const refused = await answer(id);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Set the status to New first');
    expect(await mailsOf(id)).toEqual([]);
  });

  it('for a missing enquiry', async () => {
    expect((await answer(999_999)).status).toBe(404);
    expect([400, 404]).toContain(
      (await sales('POST', '/submissions/none/reply', { body: reply })).status,
    );
  });

  it.each(['editor', 'anonymous'] as const)('for %s', async (viewer) => {
    const as = await site.as(viewer);
    const refused = await as('POST', `/submissions/${enquiry.id}/reply`, { body: reply });
    expect(refused.status).toBe(403);
    await expectUntouched();
  });

  it('for a request from another site', async () => {
    const refused = await sales('POST', `/submissions/${enquiry.id}/reply`, {
      body: reply,
      headers: { Origin: 'https://elsewhere.example' },
    });
    expect(refused.status).toBe(403);
    await expectUntouched();
  });
});

it('admins may answer as well', async () => {
  const admin = await site.as('admin');
  const sent = await admin('POST', `/submissions/${enquiry.id}/reply`, { body: reply });
  expect(sent.status, sent.text).toBe(200);
  expect((await mailsOf())[0]?.replyTo).toBe((await site.accountOf('admin')).email);
});
