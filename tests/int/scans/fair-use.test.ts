import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ScanRequestOutcome, scanBusy } from '@/scans/rules/scan-request';
import { deleteAll } from '../../support/database.ts';
import { accepted, idOf, startAsking } from '../support/asking';
import { solve } from '../support/captcha';
import {
  browserAt,
  newAddress,
  quickEngine,
  readScan,
  scanWith,
  storedScan,
} from '../support/scans';

const { site, payload, somebody, ask, allow, settle, sql, counted } =
  await startAsking('203.0.113');

const { makeChallenge } = await import('@/scans/actions/visitor-proofs');
const { emailProof } = await import('@/scans/actions/visitor-proofs');
const { deleteScan } = await import('@/scans/actions/visitor-proofs');

const solution = async () => solve(await makeChallenge(Date.now()));
const fresh = { status: 'accepted', isStored: false };
const stored = { status: 'accepted', isStored: true };
const statusOf = ({ status }: ScanRequestOutcome) => status;

beforeEach(async () => {
  await sql(deleteAll('rate_limits'));
  await allow(2, 3);
});
afterEach(settle);
afterAll(site.stop);

describe('fair use', () => {
  it('requires a CAPTCHA after two scans and an e-mail address after three', async () => {
    const browser = somebody();
    expect(await ask(browser)).toMatchObject(accepted);
    expect(await ask(browser)).toMatchObject(accepted);
    expect(await ask(browser)).toEqual({ status: 'captcha' });
    expect(await ask(browser, { altcha: 'bm8=' })).toEqual({ status: 'captcha' });
    expect(await ask(browser, { altcha: await solution() })).toMatchObject(accepted);
    expect(await ask(browser, { altcha: await solution() })).toEqual({ status: 'email-needed' });
    expect(await ask(somebody())).toMatchObject(accepted);
  });

  it('does not count a scan that gave no report', async () => {
    await allow(1, 1);
    const browser = somebody();
    scanWith(payload, async () => ({ status: 'unreachable', because: 'There is no such site.' }));
    expect(await ask(browser)).toMatchObject(accepted);
    await settle();
    scanWith(payload, quickEngine);
    expect(await ask(browser)).toMatchObject(accepted);
    await settle();
    expect(await ask(browser)).toEqual({ status: 'email-needed' });
  });

  it('follows the figures in Fees and periods', async () => {
    await allow(0, 1);
    const browser = somebody();
    expect(await ask(browser)).toEqual({ status: 'captcha' });
    expect(await ask(browser, { altcha: await solution() })).toMatchObject(accepted);
    expect(await ask(browser)).toEqual({ status: 'email-needed' });
  });

  it('counts concurrent scans one by one', async () => {
    const browser = somebody();
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => ask(browser)));
    expect(outcomes.filter(({ status }) => status === 'accepted')).toHaveLength(2);
    const others = outcomes.filter(({ status }) => status !== 'accepted').map(statusOf);
    expect(['captcha', 'email-needed']).toEqual(expect.arrayContaining([...new Set(others)]));
    expect(await ask(browser)).toEqual({ status: 'captcha' });
  });

  it('counts an IPv6 network as one address, and requests without an address together', async () => {
    const statuses = [];
    for (const address of ['2001:db8:7:1::1', '2001:db8:7:1:ffff::2', '2001:db8:7:1::3']) {
      statuses.push(statusOf(await ask(browserAt(address))));
    }
    expect(statuses).toEqual(['accepted', 'accepted', 'captcha']);
    expect(await ask(browserAt('2001:db8:7:2::1'))).toMatchObject(accepted);
    const unknown = () => ask({ ...somebody(), headers: new Headers() });
    expect([statusOf(await unknown()), statusOf(await unknown())]).toEqual(
      Array(2).fill('accepted'),
    );
    expect(await unknown()).toEqual({ status: 'captcha' });
  });

  it('returns no scan for a deleted report', async () => {
    const browser = somebody();
    for (let count = 0; count < 2; count += 1) {
      const outcome = await ask(browser);
      await settle();
      expect(await deleteScan(idOf(outcome), browser)).toBe(true);
    }
    expect(await ask(browser)).toEqual({ status: 'captcha' });
  });

  it('has a limit for all visitors together', async () => {
    const browser = somebody();
    browser.keep('scan_email', emailProof('owner@client.example', Date.now()));
    for (let count = 0; count < 5; count += 1) expect(await ask(browser)).toMatchObject(accepted);
    const outcome = await ask(browser);
    expect(outcome).toMatchObject({ status: 'limited', error: expect.stringContaining('minutes') });
    const { retryAfterSeconds } = outcome as Extract<ScanRequestOutcome, { status: 'limited' }>;
    expect(retryAfterSeconds).toBeGreaterThan(500);
    expect(retryAfterSeconds).toBeLessThanOrEqual(600);
  });

  it('rejects forged, altered or expired proofs', async () => {
    const month = 31 * 86_400_000;
    const real = emailProof('owner@client.example', Date.now());
    const other = Buffer.from('{"email":"x@client.example","until":9999999999999}');
    const proofs = [
      'nonsense',
      `${other.toString('base64url')}.${real.split('.')[1]}`,
      emailProof('owner@client.example', Date.now() - month),
    ];
    await allow(0, 0);
    for (const proof of proofs) {
      const browser = somebody();
      browser.keep('scan_email', proof);
      expect(await ask(browser)).toEqual({ status: 'email-needed' });
    }
    const browser = somebody();
    browser.keep('scan_email', real);
    const outcome = await ask(browser);
    const scan = await readScan(payload, idOf(outcome));
    expect(scan.email).toBe('owner@client.example');
  });

  it('scans one site three times an hour for a visitor, who then sees the last report', async () => {
    await allow(9, 9);
    const url = newAddress();
    const browser = somebody();
    for (let count = 0; count < 3; count += 1) {
      expect(await ask(browser, { url, forceRefresh: true })).toMatchObject(fresh);
      await settle();
    }
    expect(await ask(browser, { url, forceRefresh: true })).toMatchObject(stored);
    expect(await ask(somebody(), { url, forceRefresh: true })).toMatchObject(fresh);
  });

  it('scans one site twelve times an hour for all, then shows the last report or a message', async () => {
    const url = newAddress();
    for (let count = 0; count < 12; count += 1) {
      expect(await ask(somebody(), { url, forceRefresh: true })).toMatchObject(fresh);
      await settle();
    }
    expect(await ask(somebody(), { url, forceRefresh: true })).toMatchObject(stored);
    const other = await ask(somebody(), { url: `${url}contact` });
    expect(other).toMatchObject({
      status: 'limited',
      error: expect.stringContaining('several times within the hour'),
    });
    expect((await counted()).slice(0, 2)).toEqual([0, 0]);
  });

  it('limits the queue to twenty', async () => {
    const waiting = [];
    for (let count = 0; count < 20; count += 1) {
      waiting.push((await storedScan(payload, { status: 'queued' })).id);
    }
    const browser = somebody();
    const refused = await ask(browser);
    await sql('delete from scan_results where id = any($1)', [waiting]);
    expect(refused).toEqual(scanBusy);
    expect(await ask(browser)).toMatchObject(accepted);
    expect(await ask(browser)).toMatchObject(accepted);
  });
});
