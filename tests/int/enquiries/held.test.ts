import { createLocalReq } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Submission } from '@/payload-types';
import { deleteAll } from '../../support/database.ts';
import { startSmtp } from '../../support/smtp';
import { endPauses, fillSettings, mailsAbout, makeEnquiry, visitorAt } from '../support/enquiries';
import { startSite } from '../support/running-site';

const smtp = await startSmtp();
process.env.SMTP_URL = `smtp://127.0.0.1:${smtp.port}`;
const site = await startSite();
const { payload } = site;

const { receiveEnquiry } = await import('@/enquiries/actions/receive-enquiry');
const { answerAfterMs } = await import('@/enquiries/store/store-enquiry');
const { runDueJobs } = await import('@/platform/jobs/run-due-jobs');
const { tellOfHeld } = await import('@/enquiries/jobs/tell-of-held');
const { mailRetries } = await import('@/office/jobs/deliver-mail');

const studio = 'hello@ftjstudio.example';
const query = (text: string, values: unknown[] = []) => payload.db.pool.query(text, values);
const setNotice = (heldNotice: 'at-once' | 'daily') =>
  payload.updateGlobal({ slug: 'site-settings', data: { heldNotice } });

beforeAll(() => fillSettings(payload));
beforeEach(async () => {
  smtp.mails.length = 0;
  smtp.mood = 'accept';
  await setNotice('at-once');
});
afterEach(() => query(deleteAll('payload_jobs', 'mails', 'submissions')));
afterAll(async () => {
  await site.stop();
  await smtp.stop();
});

let visitors = 0;
const links = (count: number) =>
  Array.from({ length: count }, (_, n) => `https://www.shop-${n}.example`).join(' ');

async function send(changes: object) {
  visitors += 1;
  const enquiry = makeEnquiry(changes);
  const answer = await receiveEnquiry(enquiry, visitorAt(`198.51.100.${visitors}`));
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { submissionKey: { equals: enquiry.key } },
    depth: 0,
    joins: false,
  });
  return { answer, doc: docs[0] as Submission };
}
const hold = async (changes: object = {}) => (await send({ fax_number: '555', ...changes })).doc;

const read = (id: number) =>
  payload.findByID({ collection: 'submissions', id, depth: 0, joins: false });
const kindsAbout = async (id: number) => (await mailsAbout(payload, id)).map(({ kind }) => kind);
const tell = async () => tellOfHeld({ req: await createLocalReq({}, payload) });
const release = async (id: number) => {
  const answer = await (await site.as('sales'))('PATCH', `/submissions/${id}`, {
    body: { status: 'new' },
  });
  expect(answer.status, answer.text).toBe(200);
};

describe('an enquiry with four links', () => {
  it('gets the usual answer, even if a browser filled it in quickly', async () => {
    const { doc } = await send({ message: `I like these: ${links(4)}` });
    expect(doc).toMatchObject({ status: 'new', heldBecause: null });
    expect(await kindsAbout(doc.id)).toEqual(['enquiry-notice', 'enquiry-confirmation']);
    expect((await send({ elapsedMs: 0 })).doc.status).toBe('new');
  });

  it('is held when sent too fast as well; one with three links is not', async () => {
    const fast = { elapsedMs: 2_999 };
    expect((await send({ ...fast, message: `See ${links(3)}` })).doc.status).toBe('new');
    const { doc } = await send({ ...fast, message: `See ${links(4)}` });
    expect(doc.status).toBe('spam');
    expect(doc.heldBecause).toBe(
      'It was sent 3.0 seconds after the page appeared.\nThe message holds 4 links.',
    );
  });
});

describe('a held enquiry', () => {
  it('is mailed to the studio at once, with the details for a decision', async () => {
    const doc = await hold({ name: 'Megan Price' });
    expect(doc.toldAt ?? null).toBeNull();
    await runDueJobs(payload, ['mail']);
    expect(smtp.mails).toHaveLength(1);
    const [mail] = await mailsAbout(payload, doc.id);
    expect(mail).toMatchObject({ kind: 'enquiry-held', to: studio, status: 'sent' });
    expect(mail?.subject).toBe(`Looks like spam: Enquiry ${doc.reference} from Megan Price`);
    for (const part of [
      'don’t see',
      doc.message,
      doc.email,
      `/cms/collections/submissions/${doc.id}`,
    ]) {
      expect(mail?.text).toContain(part);
    }
    expect((await read(doc.id)).toldAt).toBe(mail?.sentAt);
  });

  it('counts as reported only once the mail is out', async () => {
    smtp.mood = 'busy';
    const doc = await hold();
    for (let attempt = 0; attempt <= mailRetries; attempt += 1) {
      await endPauses(payload);
      await runDueJobs(payload, ['mail']);
    }
    expect(await mailsAbout(payload, doc.id)).toMatchObject([{ status: 'failed' }]);
    expect((await read(doc.id)).toldAt ?? null).toBeNull();
    // The morning’s digest covers a failed mail, with either setting.
    smtp.mood = 'accept';
    await tell();
    await runDueJobs(payload, ['mail']);
    expect(smtp.mails.at(-1)?.raw).toContain(doc.reference);
    expect((await read(doc.id)).toldAt).not.toBeNull();
  });

  it('is reported in a daily digest where the settings say so, once for each enquiry', async () => {
    await setNotice('daily');
    const first = await hold();
    const second = await hold({ message: `Casino ${'word '.repeat(100)}` });
    expect(await kindsAbout(first.id)).toEqual([]);
    await tell();
    await tell();
    await runDueJobs(payload, ['mail']);
    expect(smtp.mails.map(({ to }) => to)).toEqual([[studio]]);
    const { docs } = await payload.find({ collection: 'mails', depth: 0 });
    expect(docs).toMatchObject([{ kind: 'held-digest', status: 'sent', submission: null }]);
    const text = docs[0]?.text ?? '';
    expect(text).toMatch(/^2 messages were held back/);
    for (const { reference, email } of [first, second]) {
      expect(text).toContain(reference);
      expect(text).toContain(email);
    }
    expect(text).not.toContain(second.message);
    for (const { id } of [first, second]) expect((await read(id)).toldAt).toBe(docs[0]?.sentAt);
    await tell();
    expect((await payload.count({ collection: 'mails' })).totalDocs).toBe(1);
  });

  it('is not reported when it was released or deleted before the mail went out', async () => {
    await setNotice('daily');
    const doc = await hold();
    await tell();
    await payload.delete({ collection: 'submissions', id: doc.id });
    await runDueJobs(payload, ['mail']);
    expect(smtp.mails).toEqual([]);
  });

  it('needs no mail when staff mark it as spam themselves', async () => {
    const { doc } = await send({});
    const { toldAt } = await payload.update({
      collection: 'submissions',
      id: doc.id,
      data: { status: 'spam' },
    });
    expect(toldAt).not.toBeNull();
    expect(await kindsAbout(doc.id)).not.toContain('enquiry-held');
  });
});

describe('the receipt', () => {
  it('is the same for a held enquiry: shape, words and delay', async () => {
    const began = performance.now();
    const real = await send({});
    const held = await send({ fax_number: '555' });
    expect(performance.now() - began).toBeGreaterThanOrEqual(2 * (answerAfterMs - 2));
    const shape = {
      status: 'stored',
      reference: expect.stringMatching(/^E-[2-9A-Z]{6}$/),
      replyBy: expect.stringMatching(/^\w+day \d+ \w+, \d\d:\d\d$/),
      answerTo: expect.stringMatching(/^enquirer-\d+@client\.example$/),
    };
    expect(real.answer).toEqual(shape);
    expect(held.answer).toEqual({
      ...shape,
      replyBy: (real.answer as { replyBy: string }).replyBy,
    });
  });
});

describe('releasing', () => {
  it('sends both mails, and counts the response time from the original receipt', async () => {
    const { dueAt, id } = await hold();
    expect(dueAt).not.toBeNull();
    await query(
      `update submissions set created_at = now() - interval '20 days',
                 due_at = now() - interval '19 days', told_at = now() where id = $1`,
      [id],
    );
    const before = await read(id);
    await release(id);
    expect(await read(id)).toMatchObject({
      status: 'new',
      dueAt: before.dueAt,
      heldBecause: null,
      toldAt: null,
    });
    expect(await kindsAbout(id)).toEqual([
      'enquiry-held',
      'enquiry-notice',
      'enquiry-confirmation',
    ]);
    await runDueJobs(payload, ['mail']);
    const confirmation = (await mailsAbout(payload, id)).at(-1);
    // The mail can’t promise a response time that has passed.
    expect(confirmation?.text).toContain('sorry that this confirmation comes late');
    expect(confirmation?.text).not.toContain('at the latest');
  });

  it('counts from the time of receipt where no due date was stored', async () => {
    const { id } = await hold();
    // A Monday; the answer is due on the next working day.
    await query(
      `update submissions set due_at = null, created_at = '2026-11-16T10:00Z' where id = $1`,
      [id],
    );
    await release(id);
    expect((await read(id)).dueAt).toBe('2026-11-17T10:00:00.000Z');
  });
});
