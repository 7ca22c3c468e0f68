import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '@/payload-types';
import { deleteAll } from '../../support/database.ts';
import { startAsking } from '../support/asking';
import { newAddress, readScan, storedScan } from '../support/scans';

const asking = await startAsking('192.0.2');
const { site, payload, somebody, settle, sql } = asking;
// Visitors have no free scan.
await asking.allow(0, 0);

const { confirmScan } = await import('@/scans/actions/request-scan');
const { runDueJobs } = await import('@/platform/jobs/run-due-jobs');
const { confirmationToken } = await import('@/platform/signature');
const { getEnv } = await import('@/platform/env');

const email = 'owner@client.example';
const ask = (browser = somebody(), wish: object = {}) => asking.ask(browser, { email, ...wish });

/** Requests a scan, and reads the resulting mail. */
async function askAndRead(wish: object = {}): Promise<{ id: string; mail: Mail; token: string }> {
  const outcome = await ask(somebody(), wish);
  if (outcome.status !== 'confirm') throw new Error(`The answer was ${outcome.status}.`);
  await settle();
  const { docs } = await payload.find({ collection: 'mails', sort: '-id', limit: 1, depth: 1 });
  const [mail] = docs as [Mail];
  const token = /\/scan\/confirm\/([\w-]{36})\?token=([\w-]{43})\s/.exec(mail.text ?? '');
  expect(token?.[1]).toBe(outcome.id);
  return { id: outcome.id, mail, token: token?.[2] ?? '' };
}

const waiting = async () => (await sql("select id from payload_jobs where queue = 'scans'")).rows;

beforeEach(() => sql(deleteAll('rate_limits')));
afterEach(settle);
afterAll(site.stop);

describe('an e-mail address', () => {
  it('gets a mail, and the scan waits until its button is pressed', async () => {
    const browser = somebody();
    const outcome = await ask(browser);
    expect(outcome).toEqual({ status: 'confirm', id: expect.any(String), email });
    await runDueJobs(payload, ['scans']);
    const id = 'id' in outcome ? outcome.id : '';
    expect(await readScan(payload, id)).toMatchObject({ status: 'unconfirmed', email });
    expect(await waiting()).toEqual([]);
  });

  it('gets one mail, which contains the site’s own text only', async () => {
    const { mail } = await askAndRead({ url: 'https://buy-cheap-things.co.uk/' });
    expect(mail).toMatchObject({ kind: 'scan-confirmation', to: email, status: 'sent' });
    expect(mail.text).toContain('press the button');
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain('buy-cheap-things');
  });

  it('is confirmed with the mail’s link; the scan runs and later ones need no mail', async () => {
    const { id, token } = await askAndRead();
    const confirmed = await confirmScan(id, token);
    expect(confirmed.outcome).toEqual({ status: 'queued', id });
    await settle();
    expect(await readScan(payload, id)).toMatchObject({ status: 'scored', email });

    const browser = somebody();
    browser.keep('scan_email', confirmed.proof ?? '');
    const outcome = await ask(browser, { email: null });
    expect(outcome).toMatchObject({ status: 'accepted', isStored: false });
  });

  it('is confirmed once, despite repeated clicks from several browsers', async () => {
    const { id, token } = await askAndRead();
    const presses = await Promise.all(Array.from({ length: 4 }, () => confirmScan(id, token)));
    expect(presses.map(({ outcome }) => outcome.status).toSorted()).toEqual(
      expect.arrayContaining(['queued']),
    );
    expect(presses.filter(({ outcome }) => outcome.status === 'queued')).toHaveLength(1);
    expect(presses.filter(({ proof }) => proof !== null)).toHaveLength(1);
    await settle();
    expect(await confirmScan(id, token)).toEqual({
      outcome: { status: 'already', id },
      proof: null,
    });
  });

  it('is not confirmed by a guess, by the link of another scan, or after a day', async () => {
    const { id, token } = await askAndRead();
    const other = await askAndRead();
    const gone = { outcome: { status: 'gone' }, proof: null };
    for (const wrong of ['', 'x'.repeat(43), other.token, `${token}x`]) {
      expect(await confirmScan(id, wrong)).toEqual(gone);
    }
    expect(await confirmScan('00000000-0000-4000-8000-000000000000', token)).toEqual(gone);
    await sql(
      "update scan_results set created_at = now() - interval '24 hours 1 minute' where uuid = $1",
      [id],
    );
    expect(await confirmScan(id, token)).toEqual(gone);
    expect(await readScan(payload, id)).toMatchObject({ status: 'unconfirmed' });
  });

  it('can’t be flooded: three mails a day to one address, and three for one visitor', async () => {
    const statuses = [];
    for (let count = 0; count < 4; count += 1) {
      statuses.push((await ask(somebody(), { email: 'Victim@client.example' })).status);
    }
    expect(statuses).toEqual(['confirm', 'confirm', 'confirm', 'limited']);
    expect(await ask(somebody(), { email: 'victim@client.example' })).toMatchObject({
      status: 'limited',
      error: expect.stringContaining('spam folder'),
    });

    const pest = somebody();
    const answers = [];
    for (let count = 0; count < 4; count += 1) {
      answers.push((await ask(pest, { email: `victim-${count}@client.example` })).status);
    }
    expect(answers).toEqual(['confirm', 'confirm', 'confirm', 'limited']);
    const { totalDocs } = await payload.count({
      collection: 'mails',
      where: { to: { contains: 'ictim' } },
    });
    expect(totalDocs).toBe(6);
  });

  it('is limited to twenty scans a day, and a site to three an hour', async () => {
    const confirm = async (columns: object) => {
      const { uuid } = await storedScan(payload, { status: 'unconfirmed', email, ...columns });
      const token = confirmationToken(getEnv().payloadSecret, { uuid, email });
      const { outcome } = await confirmScan(uuid, token);
      await settle();
      return outcome;
    };
    const url = newAddress();
    for (let count = 0; count < 3; count += 1) {
      expect(await confirm({ url })).toMatchObject({ status: 'queued' });
    }
    expect(await confirm({ url })).toMatchObject({
      status: 'limited',
      error: expect.stringContaining('several times within the hour'),
    });
    for (let count = 0; count < 17; count += 1) {
      expect(await confirm({})).toMatchObject({ status: 'queued' });
    }
    expect(await confirm({})).toMatchObject({ status: 'limited' });
  });

  it('has to wait when the queue is full, and can be confirmed later', async () => {
    const { id, token } = await askAndRead();
    const full = [];
    for (let count = 0; count < 20; count += 1) {
      full.push((await storedScan(payload, { status: 'queued' })).id);
    }
    const refused = await confirmScan(id, token);
    expect(refused.outcome).toMatchObject({ status: 'busy', retryAfterSeconds: 30 });
    await sql('delete from scan_results where id = any($1)', [full]);
    expect((await confirmScan(id, token)).outcome.status).toBe('queued');
  });

  it('gets no mail when the scan is deleted before it is sent', async () => {
    const outcome = await ask();
    await sql('delete from scan_results where uuid = $1', ['id' in outcome ? outcome.id : '']);
    await settle();
    const { totalDocs } = await payload.count({
      collection: 'mails',
      where: { kind: { equals: 'scan-confirmation' }, scan: { exists: false } },
    });
    expect(totalDocs).toBe(0);
  });
});
