import { createLocalReq } from 'payload';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Proposal } from '@/payload-types';
import { recordEvent } from '@/proposals/data/proposal-progress';
import { watchProposals } from '@/proposals/jobs/watch-proposals';
import { receiptMail } from '@/proposals/mails/proposal-outcome';
import type { FrozenProposal } from '@/proposals/rules/frozen';
import { deleteAll } from '../../support/database.ts';
import { startSmtp } from '../../support/smtp';
import { startOffice } from '../support/office-proposals';
import { startSite } from '../support/running-site';

const smtp = await startSmtp();
process.env.SMTP_URL = `smtp://127.0.0.1:${smtp.port}`;
const site = await startSite();
const { payload } = site;
const { sent, read, press, events, allMails, step, put } = await startOffice(site);
const { runDueJobs } = await import('@/platform/jobs/run-due-jobs');
const query = (sql: string, values: unknown[] = []) => payload.db.pool.query(sql, values);

beforeEach(async () => {
  smtp.mails.length = 0;
  await query(deleteAll('proposals'));
  await query(deleteAll('payload_jobs', 'mails'));
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await site.stop();
  await smtp.stop();
});

const dayMs = 86_400_000;
const noon = new Date('2026-12-10T12:00:00Z');
const inDays = (days: number) => new Date(noon.getTime() + days * dayMs);
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10);

async function watch(at: Date): Promise<void> {
  await watchProposals({ req: await createLocalReq({}, payload) }, at);
}
/** A proposal sent at noon of that day, valid for a number of days more. */
async function out(days: number, changes: Partial<Proposal> = {}): Promise<Proposal> {
  const { id } = await sent();
  await put(id, { validUntil: inDays(days).toISOString(), ...changes });
  await query('update proposals set sent_at = $1 where id = $2', [noon, id]);
  await query('update proposal_events set created_at = $1 where proposal_id = $2', [noon, id]);
  return read(id);
}
const kinds = async (id: number) => (await events(id)).map(({ kind }) => kind);
const mailKinds = async (id: number) => (await allMails(id)).map(({ kind }) => kind);

describe('the hourly job', () => {
  it('expires overdue proposals once, and notifies the studio', async () => {
    const doc = await out(10);
    await watch(inDays(10));
    expect((await read(doc.id)).status).toBe('sent');
    for (let hour = 0; hour < 3; hour += 1) await watch(inDays(11 + hour / 24));
    expect((await read(doc.id)).status).toBe('expired');
    expect((await kinds(doc.id)).filter((kind) => kind === 'expired')).toHaveLength(1);
    const settings = await payload.findGlobal({ slug: 'site-settings' });
    expect((await allMails(doc.id)).filter(({ kind }) => kind === 'proposal-news')).toMatchObject([
      { to: settings.enquiryEmail || settings.email, subject: expect.stringContaining('run out') },
    ]);
  });

  it('reminds the client once, three days before the end', async () => {
    const doc = await out(10);
    await watch(inDays(6));
    expect(await mailKinds(doc.id)).toEqual(['proposal']);
    await Promise.all([watch(inDays(7)), watch(inDays(7))]);
    await watch(inDays(8));
    expect(await mailKinds(doc.id)).toEqual(['proposal', 'proposal-reminder']);
    expect(await kinds(doc.id)).toEqual(['sent', 'reminded']);
    expect((await read(doc.id)).status).toBe('sent');
  });

  it.each(['accepted', 'declined', 'superseded'] as const)(
    'leaves proposals unchanged that are %s',
    async (status) => {
      const doc = await out(10, { status });
      await watch(inDays(8));
      await watch(inDays(20));
      expect((await read(doc.id)).status).toBe(status);
      expect(await mailKinds(doc.id)).toEqual(['proposal']);
    },
  );

  it('sends no reminder without an address, nor for a validity of few days', async () => {
    const nobody = await out(10, { clientEmail: null });
    const short = await out(4);
    await watch(inDays(3));
    await watch(inDays(8));
    expect(await kinds(nobody.id)).toEqual(['sent']);
    expect(await kinds(short.id)).toEqual(['sent', 'expired']);
  });

  it('continues with the others when one can’t be saved, and reports it', async () => {
    const [bad, good] = [await out(2), await out(2)];
    const update = payload.update.bind(payload);
    vi.spyOn(payload, 'update').mockImplementation(((args: { id: number }) => {
      if (args.id === bad.id) throw new Error('Out of order.');
      return update(args as never);
    }) as never);
    await expect(watch(inDays(5))).rejects.toThrow('1 proposals');
    vi.restoreAllMocks();
    expect(await kinds(bad.id)).toEqual(['sent']);
    expect((await read(good.id)).status).toBe('expired');
    await watch(inDays(5));
    expect((await read(bad.id)).status).toBe('expired');
  });
});

describe('an extension', () => {
  it('reopens the proposal, allows another reminder, and notifies the client', async () => {
    const doc = await out(-1);
    await put(doc.id, { status: 'expired', remindedAt: noon.toISOString() });
    const later = new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10);
    const extended = await press(doc.id, 'extend', { validUntil: later });
    expect(extended).toMatchObject({
      status: 'sent',
      validUntil: `${later}T12:00:00.000Z`,
      remindedAt: null,
      frozen: { validUntil: later },
    });
    expect((await allMails(doc.id)).at(-1)?.subject).toContain('You have more time');
    await watch(new Date(Date.parse(`${later}T12:00:00Z`) - 2 * dayMs));
    expect((await kinds(doc.id)).at(-1)).toBe('reminded');
  });

  it('is refused when it shortens the validity', async () => {
    const doc = await out(10);
    const refused = await step(doc.id, 'extend', { validUntil: dayIn(9) });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Choose a later day');
  });

  it('keeps the prices for the quote’s months, and is refused after them', async () => {
    const doc = await out(-1, { status: 'expired' });
    const sentAgo = (days: number) =>
      query('update proposals set sent_at = $1 where id = $2', [
        new Date(Date.now() - days * dayMs),
        doc.id,
      ]);
    const until = (days: number) =>
      step(doc.id, 'extend', {
        validUntil: new Date(Date.now() + days * dayMs).toISOString().slice(0, 10),
      });
    await sentAgo(340);
    const late = await until(60);
    expect(late.status).toBe(400);
    expect(late.text).toMatch(/Its prices hold until .* or revise it/);
    expect((await until(20)).status).toBe(200);
    const { lines, payment } = doc.frozen as unknown as FrozenProposal;
    expect((await read(doc.id)).frozen).toMatchObject({ lines, payment });
    await put(doc.id, { status: 'expired' });
    await sentAgo(400);
    const over = await until(30);
    expect(over.status).toBe(409);
    expect(over.text).toMatch(/Its prices held until .* Revise it/);
  });
});

describe('an answer to a question', () => {
  const ask = async (doc: Proposal, text: string) => {
    await payload.create({
      collection: 'proposal-events',
      data: { proposal: doc.id, kind: 'question', text },
    });
    await put(doc.id, { status: 'questions' });
  };

  it('is mailed once with the question, and the proposal remains open', async () => {
    const doc = await out(10);
    await ask(doc, 'Can we pay in three parts?');
    const text = 'Yes: a third each.\nNothing is added.';
    const presses = await Promise.all([
      step(doc.id, 'answer', { text }),
      step(doc.id, 'answer', { text }),
    ]);
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await kinds(doc.id)).toEqual(['sent', 'question', 'answer']);
    expect((await read(doc.id)).status).toBe('viewed');
    await runDueJobs(payload);
    const letter = (await allMails(doc.id)).find(({ kind }) => kind === 'proposal-answer');
    expect(letter?.status).toBe('sent');
    expect(letter?.text).toContain('> Can we pay in three parts?');
    expect(letter?.text).toContain(text);
    const again = await step(doc.id, 'answer', { text: 'And another.' });
    expect(again.status).toBe(409);
  });

  it('leaves an expired proposal expired', async () => {
    const doc = await out(10);
    await ask(doc, 'Is it too late?');
    await put(doc.id, { status: 'expired' });
    await press(doc.id, 'answer', { text: 'Not at all.' });
    expect((await read(doc.id)).status).toBe('expired');
  });
});

describe('the mails', () => {
  it('contain the key of a private link, which the log does not store', async () => {
    const { id } = await sent({ accessMode: 'private' });
    await runDueJobs(payload);
    // As transmitted, with its soft line breaks.
    const raw = smtp.mails[0]?.raw.replace(/=\r?\n/g, '');
    expect(raw).toMatch(/\?key=3D[\w-]{43}/);
    const [logged] = await allMails(id);
    expect(logged?.status).toBe('sent');
    expect(`${logged?.text} ${logged?.html}`).not.toMatch(/key=[\w-]/);
    expect(logged?.text).toContain('?key=…');
    expect(logged?.text).toContain('£1,350');
  });

  it('list for the client the accepted items, sums, terms and fingerprint', async () => {
    const { id, frozen } = await out(10);
    const care = frozen?.lines.find(({ label }) => label === 'Care')?.id ?? '';
    const acceptance = { name: 'Dana Cole', at: noon.toISOString(), hash: 'f'.repeat(64) };
    await put(id, { status: 'accepted', acceptance: { ...acceptance, chosen: [care] } });
    const event = { kind: 'accepted', mails: [receiptMail] } as const;
    await recordEvent(await createLocalReq({}, payload), await read(id), event);
    await runDueJobs(payload);
    const text = (await allMails(id)).at(-1)?.text ?? '';
    for (const words of [
      'Website … £1,200',
      '2 × Photos … £150',
      'Care … £99 a month',
      'Left out: Blog',
      'Once: £1,350',
      'Now, as a deposit: £675',
      'Before launch: £675',
      'Every month: £99',
      'Accepted: 10 December 2026, 12:00',
      'Terms: of the test',
      `Fingerprint: ${'f'.repeat(64)}`,
    ]) {
      expect(text).toContain(words);
    }
  });
});
