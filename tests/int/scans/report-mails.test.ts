import { NextRequest } from 'next/server';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '@/payload-types';
import { deleteAll } from '../../support/database.ts';
import { startAsking } from '../support/asking';
import { postForm } from '../support/post-form';
import { quickEngine, readScan, scanWith, storedScan } from '../support/scans';

const { site, payload, settle, sql } = await startAsking('203.0.113');

const { answerReportMail, sendReportWish } = await import('@/scans/actions/report-mail-actions');
const { rescanSites } = await import('@/scans/jobs/rescan-sites');
const { runDueJobs } = await import('@/platform/jobs/run-due-jobs');
const { purgeOldData } = await import('@/office/jobs/purge-old-data');
const { createLocalReq } = await import('payload');
const one = await import('@/app/api/scan/mail/route');

const email = 'reader@client.example';

beforeEach(async () => {
  scanWith(payload, quickEngine);
  await sql(deleteAll('rate_limits', 'mails', 'report_mails', 'scan_results', 'payload_jobs'));
});
afterEach(settle);
afterAll(site.stop);

const wishes = async () =>
  (await payload.find({ collection: 'report-mails', depth: 0, sort: 'id' })).docs;
const mails = async (): Promise<Mail[]> =>
  (await payload.find({ collection: 'mails', depth: 0, sort: 'id' })).docs;
const newest = async () => (await mails()).at(-1) as Mail;

async function wish(entries: Record<string, string>, address = '203.0.113.1') {
  const { outcome } = await postForm(sendReportWish, { email, ...entries }, address);
  await settle();
  return outcome;
}

/** Presses a button of the link's page. */
async function press(key: string, wanted: 'confirm' | 'stop') {
  const form = { key, wish: wanted };
  const { cookies, ...state } = await postForm(answerReportMail as never, form, '203.0.113.9');
  await settle();
  return state;
}

/** Key of the newest wish. */
async function keyOf(): Promise<string> {
  return (await wishes()).at(-1)?.uuid ?? '';
}

async function subscribed(monthly = 'on') {
  const scan = await storedScan(payload, { status: 'scored' });
  expect(await wish({ id: scan.uuid, monthly })).toEqual({ status: 'asked', email });
  const key = await keyOf();
  await press(key, 'confirm');
  return { scan, key };
}

const inAMonth = () => new Date(Date.now() + 32 * 86_400_000);

async function monthPasses(now = inAMonth()) {
  const req = await createLocalReq({}, payload);
  await rescanSites({ req }, now);
  await runDueJobs(payload, ['scans']);
  await runDueJobs(payload, ['mail']);
  await settle();
}

describe('a report by mail', () => {
  it('is sent after confirmation only, to the address that was confirmed', async () => {
    const scan = await storedScan(payload, { status: 'scored' });
    await wish({ id: scan.uuid });
    const [asking] = await mails();
    expect(asking).toMatchObject({ kind: 'report-confirmation', to: email, status: 'sent' });
    expect(`${asking?.subject} ${asking?.text} ${asking?.html}`).not.toContain(
      new URL(scan.url).host,
    );
    // Staff who read the log can't press the button.
    expect(asking?.text).not.toContain(await keyOf());
    expect(await press(await keyOf(), 'confirm')).toMatchObject({ status: 'confirmed' });
    expect(await newest()).toMatchObject({ kind: 'scan-report', to: email, status: 'sent' });
    expect((await newest()).text).toContain(`/scan/report/${scan.uuid}`);
    expect((await newest()).text).toContain('64 of 100');
    await press(await keyOf(), 'confirm');
    expect(await mails()).toHaveLength(2);
  });

  it('is asked for once, however often the same form arrives', async () => {
    const scan = await storedScan(payload, { status: 'scored' });
    const answers = await Promise.all([wish({ id: scan.uuid }), wish({ id: scan.uuid })]);
    expect(answers).toEqual([
      { status: 'asked', email },
      { status: 'asked', email },
    ]);
    await wish({ id: scan.uuid });
    expect(await mails()).toHaveLength(1);
    expect(await wish({ id: scan.uuid, monthly: 'on' })).toEqual({ status: 'asked', email });
    expect(await mails()).toHaveLength(2);
    await sql("update report_mails set created_at = now() - interval '3 minutes'");
    await wish({ id: scan.uuid, monthly: 'on' });
    expect(await mails()).toHaveLength(3);
  });

  it.each([
    [{ email: 'no address' }, { status: 'invalid', error: 'Please enter a valid email address' }],
    [{ email: '' }, { status: 'invalid', error: 'Please enter a valid email address' }],
    [{ id: 'x' }, { status: 'refused' }],
    [{ id: crypto.randomUUID() }, { status: 'refused' }],
    [{ fax_number: '123' }, { status: 'asked' }],
  ])('is not queued for %j', async (entries, answer) => {
    const scan = await storedScan(payload, { status: 'scored' });
    expect(await wish({ id: scan.uuid, ...entries })).toMatchObject(answer);
    expect(await mails()).toEqual([]);
    expect(await wishes()).toEqual([]);
  });

  it.each([
    { status: 'scored', tool: 'audit' },
    { status: 'unreachable' },
    { status: 'running' },
  ] as const)('is refused for a scan %j', async (columns) => {
    const scan = await storedScan(payload, columns);
    expect(await wish({ id: scan.uuid })).toMatchObject({ status: 'refused' });
    expect(await mails()).toEqual([]);
  });

  it('can’t be used to flood an address', async () => {
    const answers = [];
    for (let count = 0; count < 4; count += 1) {
      const scan = await storedScan(payload, { status: 'scored' });
      answers.push((await wish({ id: scan.uuid }, `203.0.113.${20 + count}`))?.status);
    }
    expect(answers).toEqual(['asked', 'asked', 'asked', 'refused']);
  });

  it('is not confirmed after a day, and the night deletes the address', async () => {
    const scan = await storedScan(payload, { status: 'scored' });
    await wish({ id: scan.uuid });
    const key = await keyOf();
    await sql("update report_mails set created_at = now() - interval '24 hours 1 minute'");
    expect(await press(key, 'confirm')).toEqual({ status: 'ended' });
    await purgeOldData({ req: await createLocalReq({}, payload) });
    expect(await wishes()).toEqual([]);
  });

  it('is forgotten two days after a single mail, and kept while it comes every month', async () => {
    await subscribed('');
    await subscribed('on');
    await sql("update report_mails set confirmed_at = now() - interval '2 days'");
    await sql("update mails set created_at = now() - interval '2 days'");
    await purgeOldData({ req: await createLocalReq({}, payload) });
    expect((await wishes()).map(({ isMonthly }) => isMonthly)).toEqual([true]);
    expect(await mails()).toHaveLength(2);
  });
});

describe('a monthly report', () => {
  it('scans again when a month is over, once, and says what changed', async () => {
    const { scan } = await subscribed();
    await monthPasses(new Date(Date.now() + 27 * 86_400_000));
    expect(await mails()).toHaveLength(2);

    scanWith(payload, async (typed, options) => {
      const end = await quickEngine(typed, options);
      return end.status === 'scored' ? { ...end, report: { ...end.report, overall: 71 } } : end;
    });
    const now = inAMonth();
    await monthPasses(now);
    await monthPasses(now);
    expect(await mails()).toHaveLength(3);
    const { text } = await newest();
    expect(text).toContain('71 of 100, 7 points better since');
    expect(text).toContain('Fixed since then');
    expect(text).not.toContain(scan.uuid);
    const [due] = await wishes();
    expect(Date.parse(due?.dueAt ?? '')).toBeGreaterThan(now.getTime() + 27 * 86_400_000);
    expect(
      await readScan(payload, /report\/([\w-]{36})/.exec(text ?? '')?.[1] ?? ''),
    ).toMatchObject({ url: scan.url, email: null, ownerHash: null });
  });

  it('tells of a scan without a score, and compares the next with the last score', async () => {
    await subscribed();
    scanWith(payload, async () => ({ status: 'unreachable', because: 'ECONNREFUSED' }));
    await monthPasses();
    expect((await newest()).text).toContain('there is no score this time');
    scanWith(payload, quickEngine);
    await monthPasses(new Date(Date.now() + 70 * 86_400_000));
    expect((await newest()).text).toContain('64 of 100, no change since');
  });

  it('waits while the scanner is switched off', async () => {
    await subscribed();
    await payload.updateGlobal({ slug: 'scanner-settings', data: { isOpen: false } });
    await monthPasses();
    expect(await mails()).toHaveLength(2);
    await payload.updateGlobal({ slug: 'scanner-settings', data: { isOpen: true } });
    await monthPasses();
    expect(await mails()).toHaveLength(3);
  });

  it('comes once for a page and an address, however often it was wished for', async () => {
    const { scan } = await subscribed();
    await wish({ id: scan.uuid, monthly: 'on' });
    await press(await keyOf(), 'confirm');
    expect(await wishes()).toHaveLength(1);
  });

  it('ends with a press of the button', async () => {
    const { key } = await subscribed();
    expect(await press(key, 'stop')).toEqual({ status: 'ended' });
    expect(await wishes()).toEqual([]);
    await monthPasses();
    expect(await mails()).toHaveLength(2);
  });

  it('ends with one POST of a mail program, and not with an opened link', async () => {
    const { key } = await subscribed();
    const ask = (value: string) =>
      one.POST(
        new NextRequest(`http://localhost:3000/api/scan/mail?key=${value}`, { method: 'POST' }),
      );
    expect((await ask('')).status).toBe(400);
    expect((await ask(crypto.randomUUID())).status).toBe(204);
    expect(await wishes()).toHaveLength(1);
    expect((await ask(key)).status).toBe(204);
    expect(await wishes()).toEqual([]);
    expect(Object.keys(one)).toEqual(['POST']);
  });

  it('is not sent once the wish is gone, even if its mail waits already', async () => {
    const { key } = await subscribed();
    const req = await createLocalReq({}, payload);
    await rescanSites({ req }, inAMonth());
    await runDueJobs(payload, ['scans']);
    await press(key, 'stop');
    await runDueJobs(payload, ['mail']);
    expect(await mails()).toHaveLength(2);
  });
});
