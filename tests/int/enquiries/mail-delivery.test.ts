import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createLocalReq } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { getEnv } from '@/platform/env';
import { queueDelivery, queueMail } from '@/platform/jobs/queue-mail';
import { queueMailFileErasure } from '@/platform/mail/erase-mail-files';
import { deleteAll } from '../../support/database.ts';
import { startNode } from '../../support/run-node';
import { startSmtp } from '../../support/smtp';
import { waitUntil } from '../../support/wait-until';
import { settleWork } from '../support/after-answers';
import {
  breakWrites,
  endPauses,
  fillSettings,
  mailsAbout,
  makeEnquiry,
  visitorAt,
} from '../support/enquiries';
import { startSite } from '../support/running-site';

const smtp = await startSmtp();
// The timeout for a silent server is short here; production waits a minute.
const patience = 'connectionTimeout=2000&greetingTimeout=400&socketTimeout=400';
process.env.SMTP_URL = `smtp://127.0.0.1:${smtp.port}?${patience}`;
const site = await startSite();
const { payload } = site;

const { receiveEnquiry } = await import('@/enquiries/actions/receive-enquiry');
const { runDueJobs } = await import('@/platform/jobs/run-due-jobs');
const { mailRetries } = await import('@/office/jobs/deliver-mail');

beforeAll(() => fillSettings(payload));
beforeEach(() => {
  smtp.mails.length = 0;
  smtp.mood = 'accept';
});
afterEach(() => payload.db.pool.query(deleteAll('payload_jobs')));
afterAll(async () => {
  await site.stop();
  await smtp.stop();
});

let visitors = 0;

/** Sends an enquiry as a visitor and returns its id. */
async function enquire(changes: object = {}): Promise<number> {
  const enquiry = makeEnquiry(changes);
  visitors += 1;
  const { status } = await receiveEnquiry(enquiry, visitorAt(`198.51.100.${visitors}`));
  expect(status).toBe('stored');
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { submissionKey: { equals: enquiry.key } },
    depth: 0,
  });
  return docs[0]?.id ?? 0;
}

/** Makes the next attempt due at once. */
async function attempt(): Promise<void> {
  await endPauses(payload);
  await runDueJobs(payload);
}

const statesOf = async (id: number) => (await mailsAbout(payload, id)).map(({ status }) => status);
const ofMails = { taskSlug: { equals: 'deliver-mail' } } as const;
const waiting = async () =>
  (await payload.count({ collection: 'payload-jobs', where: ofMails })).totalDocs;

it('sends both mails once, with the visitor as reply address', async () => {
  const ways = { email: 'sian@nails.example', phone: '07700 900123', ringWhen: 'morning' };
  const id = await enquire({ name: 'Siân O’Neill', ...ways });
  await runDueJobs(payload);
  await runDueJobs(payload);
  expect(await statesOf(id)).toEqual(['sent', 'sent']);
  expect(await waiting()).toBe(0);
  const [notice, confirmation] = smtp.mails.toSorted(({ to: [a = ''] }, { to: [b = ''] }) =>
    a.localeCompare(b),
  );
  expect(smtp.mails).toHaveLength(2);
  expect(notice?.to).toEqual(['hello@ftjstudio.example']);
  expect(notice?.raw).toMatch(/^Reply-To: sian@nails\.example\r$/m);
  expect(notice?.raw).toMatch(/^From: FTJ Studio <hello@ftjstudio\.example>\r$/m);
  expect(notice?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(confirmation?.to).toEqual(['sian@nails.example']);
  const [stored, toSender] = await mailsAbout(payload, id);
  expect(stored).toMatchObject({ attempts: 1, lastError: null });
  expect(stored?.text).toContain('Siân O’Neill wrote to us.');
  expect(stored?.text).toMatch(/07700 900123\s+Best time to ring:? +Morning/);
  expect(toSender?.text).toMatch(/Best time to ring:? +Morning/);
});

it('a visitor can’t inject a line into a mail’s head', async () => {
  await enquire({ name: 'Megan\r\nBcc: everybody@shop.example\r\n\r\nBuy now' });
  await runDueJobs(payload);
  for (const { raw, to } of smtp.mails) {
    expect(to).toHaveLength(1);
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(head).not.toMatch(/^bcc:/im);
  }
});

it.each(['busy', 'stall', 'drop'] as const)(
  'keeps a mail while the server is in “%s” mode, and sends it afterwards',
  async (mood) => {
    smtp.mood = mood;
    const id = await enquire();
    await runDueJobs(payload);
    expect(smtp.mails).toEqual([]);
    expect(await statesOf(id)).toEqual(['queued', 'queued']);
    const [{ lastError, attempts } = {}] = await mailsAbout(payload, id);
    expect(lastError).toBeTruthy();
    expect(attempts).toBe(1);
    // The pause must be over first.
    smtp.mood = 'accept';
    await runDueJobs(payload);
    expect(smtp.mails).toEqual([]);
    await attempt();
    expect(await statesOf(id)).toEqual(['sent', 'sent']);
    expect(smtp.mails).toHaveLength(2);
  },
);

it('keeps a mail while no server listens', async () => {
  await smtp.stop();
  const id = await enquire();
  await runDueJobs(payload);
  await attempt();
  expect(await statesOf(id)).toEqual(['queued', 'queued']);
  await smtp.start();
  await attempt();
  expect(await statesOf(id)).toEqual(['sent', 'sent']);
});

it('sends a mail once while its result can’t be stored', async () => {
  const id = await enquire();
  const repair = await breakWrites(payload, 'mails', "when (new.status = 'sent')");
  for (let round = 0; round < 6; round += 1) await attempt().catch(() => {});
  expect(smtp.mails).toHaveLength(2);
  expect(await statesOf(id)).toEqual(['sending', 'sending']);
  await repair();
  await attempt();
  expect(await statesOf(id)).toEqual(['sent', 'sent']);
  expect(smtp.mails).toHaveLength(2);
});

it('sends nothing while an attempt can’t be stored', async () => {
  const id = await enquire();
  const repair = await breakWrites(payload, 'mails', '');
  for (let round = 0; round < 3; round += 1) await attempt().catch(() => {});
  expect(smtp.mails).toEqual([]);
  await repair();
  await attempt();
  expect(await statesOf(id)).toEqual(['sent', 'sent']);
});

it('waits longer and longer when a job’s own record can’t be stored', async () => {
  smtp.mood = 'busy';
  await enquire();
  const pauses: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    await endPauses(payload);
    // The result of a run can't be stored, its start can.
    const repair = await breakWrites(payload, 'payload_jobs', 'when (old.starts = new.starts)');
    await runDueJobs(payload, ['mail']).catch(() => {});
    const { rows } = await payload.db.pool.query<{ pause: number }>(
      `select round(extract(epoch from max(wait_until) - now()))::int as pause from payload_jobs
        where task_slug = 'deliver-mail'`,
    );
    pauses.push(rows[0]?.pause ?? 0);
    const leftOpen = "select from pg_stat_activity where state like 'idle in transaction%'";
    // The rollback of the failed run may still be on its way; one that was left out never comes.
    await waitUntil(async () => (await payload.db.pool.query(leftOpen)).rowCount === 0);
    await repair();
  }
  expect(pauses).toEqual([0, 0, 5, 10, 20, 40]);
});

it('gives all attempts one Message-ID', async () => {
  const ids = () => smtp.mails.map(({ raw }) => /^Message-ID: (<.+>)/im.exec(raw)?.[1]);
  const req = await createLocalReq({}, payload);
  const id = await queueMail(req, {
    ...{ kind: 'reply', to: 'siân@nails.example', subject: 'Twice', text: 'Hello' },
  });
  await runDueJobs(payload);
  await payload.update({ collection: 'mails', id, data: { status: 'queued' } });
  await queueDelivery(req, id);
  await runDueJobs(payload);
  expect(ids()).toHaveLength(2);
  expect(ids()[0]).toMatch(new RegExp(`^<mail-${id}-\\d+@localhost>$`));
  expect(ids()[1]).toBe(ids()[0]);
});

it('stops retrying at last, keeps the mail and gives the reason', async () => {
  smtp.mood = 'busy';
  const id = await enquire();
  for (let count = 0; count <= mailRetries; count += 1) await attempt();
  expect(await mailsAbout(payload, id)).toMatchObject([
    { status: 'failed', attempts: mailRetries + 1, lastError: expect.stringContaining('451') },
    { status: 'failed', attempts: mailRetries + 1 },
  ]);
  smtp.mood = 'accept';
  await attempt();
  expect(smtp.mails).toEqual([]);
});

it('does not retry an address that the server refuses permanently', async () => {
  smtp.mood = 'reject';
  const id = await enquire();
  await runDueJobs(payload);
  expect(await mailsAbout(payload, id)).toMatchObject([
    { status: 'failed', attempts: 1 },
    { status: 'failed', attempts: 1 },
  ]);
  expect(await waiting()).toBe(0);
});

it('drops a mail about a deleted document', async () => {
  const req = await createLocalReq({}, payload);
  const gone = { kind: 'account-changed', to: 'gone@studio.example', subject: 'Gone' } as const;
  const id = await queueMail(req, gone);
  await runDueJobs(payload);
  expect(smtp.mails).toEqual([]);
  expect(await waiting()).toBe(0);
  const where = { id: { equals: id } };
  expect(await payload.count({ collection: 'mails', where })).toEqual({ totalDocs: 0 });
});

it('runs other due jobs while a separate mail round is in progress', async () => {
  smtp.mood = 'stall';
  await enquire();
  await payload.jobs.queue({ task: 'purge-old-data', input: {}, queue: 'housekeeping' });
  const mailOnly = runDueJobs(payload, ['mail']);
  await runDueJobs(payload);
  expect((await payload.count({ collection: 'housekeeping-reports' })).totalDocs).toBe(1);
  await mailOnly;
});

it('answers the supervisor while a mail server hangs, after the other due jobs', async () => {
  smtp.mood = 'stall';
  await enquire();
  const before = (await payload.count({ collection: 'housekeeping-reports' })).totalDocs;
  await payload.jobs.queue({ task: 'purge-old-data', input: {}, queue: 'housekeeping' });
  const { POST } = await import('@/app/api/internal/jobs/route');
  const headers = { authorization: `Bearer ${getEnv().internalSecret}` };
  const connections = smtp.connections;
  const request = new Request('http://localhost/api/internal/jobs', { method: 'POST', headers });
  const answer = POST(request);
  await waitUntil(() => smtp.connections > connections);
  expect((await answer).status).toBe(200);
  expect(await waiting()).toBeGreaterThan(0);
  expect((await payload.count({ collection: 'housekeeping-reports' })).totalDocs).toBe(before + 1);
  const { rowCount } = await payload.db.pool.query("select from mails where status = 'sending'");
  expect(rowCount).toBeGreaterThan(0);
  await settleWork();
});

it('deletes the file of a mail that was being written when the erasure was stored', async () => {
  const folder = path.join(getEnv().dataDir, 'mail');
  const file = path.join(folder, 'late.eml');
  await mkdir(folder, { recursive: true });
  const { rows } = await payload.db.pool.query(
    `insert into payload_jobs (task_slug, queue, input, processing, created_at, updated_at)
     values ('deliver-mail', 'elsewhere', '{"mail": 1}', true, now(), now()) returning id`,
  );
  await queueMailFileErasure(await createLocalReq({}, payload), { enquiries: ['E-ERASED'] });
  const erasing = "select from payload_jobs where task_slug = 'erase-mail-files' and processing";
  const work = runDueJobs(payload, ['mail']);
  await waitUntil(async () => (await payload.db.pool.query(erasing)).rowCount === 1);
  await writeFile(file, 'Subject: E-ERASED\r\n\r\nHello');
  await payload.db.pool.query('delete from payload_jobs where id = $1', [rows[0].id]);
  await work;
  expect(existsSync(file)).toBe(false);
});

it('sends a mail whose process was killed while sending', async () => {
  smtp.mood = 'stall';
  const id = await enquire();
  const worker = startNode(
    ['--import', 'tsx', path.join(import.meta.dirname, 'fixtures/deliver.ts')],
    { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` },
  );
  const before = smtp.connections;
  expect((await once(worker.child, 'message'))[0]).toBe('sending');
  await waitUntil(() => smtp.connections > before);
  worker.child.kill('SIGKILL');
  await once(worker.child, 'exit');
  const where = { processing: { equals: true } };
  const claimed = await payload.count({ collection: 'payload-jobs', where });
  expect(claimed.totalDocs).toBeGreaterThan(0);

  smtp.mood = 'accept';
  // PostgreSQL detects a killed process only after a moment.
  while ((await statesOf(id)).some((status) => status !== 'sent')) await attempt();
  expect(await statesOf(id)).toEqual(['sent', 'sent']);
  expect(smtp.mails).toHaveLength(2);
});
