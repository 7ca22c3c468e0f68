import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { networkWords, optedOutWords, ownSiteWords } from '@/scans/rules/scan-request';
import { scanFailed, urlRequired } from '@/scans/rules/scan-state';
import { deleteAll } from '../../support/database.ts';
import { accepted, idOf, startAsking } from '../support/asking';
import { postForm } from '../support/post-form';
import {
  endAfterLookup,
  newAddress,
  quickEngine,
  readScan,
  scanWith,
  storedScan,
} from '../support/scans';

process.env.SCANNER_ALLOW_HOSTS = 'listed.our-own.co.uk:443';
const { site, payload, somebody, ask, settle, sql, counted } = await startAsking('198.51.100');

const { getEnv } = await import('@/platform/env');
const { requestScan } = await import('@/scans/actions/request-scan');
const { sendScanRequest } = await import('@/scans/actions/scan-actions');

beforeEach(() => sql(deleteAll('rate_limits')));
afterEach(settle);
afterAll(site.stop);

describe('the form', () => {
  it('answers its script without a redirect, with the owner’s cookie', async () => {
    const entries = { url: newAddress(), tool: 'scan', withScript: 'yes' };
    const { outcome, cookies } = await postForm(sendScanRequest, entries, '198.51.101.1');
    expect(outcome).toMatchObject(accepted);
    expect(cookies).toEqual([expect.objectContaining({ name: 'scan_owner', httpOnly: true })]);
  });

  it('redirects a browser without script to the report', async () => {
    const entries = { url: newAddress(), tool: 'audit-of-nothing', email: '' };
    await expect(postForm(sendScanRequest, entries, '198.51.101.2')).rejects.toMatchObject({
      digest: expect.stringMatching(/^NEXT_REDIRECT;\w+;\/scan\/report\/[0-9a-f-]{36};/),
    });
  });

  it('redirects a browser without script back to the form, with its errors', async () => {
    const { outcome, values } = await postForm(sendScanRequest, { url: ' ' }, '198.51.101.3');
    expect(outcome).toEqual({ status: 'invalid', field: 'url', error: urlRequired.text });
    expect(values).toEqual({ url: ' ' });
  });
});

describe('a scan request', () => {
  it('is stored, scanned at once, and owned through the requester’s code only', async () => {
    const browser = somebody();
    const outcome = await ask(browser, { url: '  Www.Example-Shop.co.uk ' });
    expect(outcome).toMatchObject(accepted);
    await settle();
    const scan = await readScan(payload, idOf(outcome));
    expect(scan).toMatchObject({
      url: 'https://www.example-shop.co.uk/',
      host: 'www.example-shop.co.uk',
      tool: 'scan',
      status: 'scored',
      overallScore: 64,
      scores: { seo: 71, performance: 50, aiSearch: null },
      counts: { critical: 1, high: 0, medium: 2, low: 0 },
      engine: '1.0.0',
      email: null,
      productBrand: expect.any(String),
      durationMs: expect.any(Number),
    });
    const token = browser.cookies.get('scan_owner')?.value ?? '';
    expect(token).toHaveLength(43);
    expect(JSON.stringify(scan)).not.toMatch(/198\.51/);
    expect(JSON.stringify(scan)).not.toContain(token);
    expect((await sql('select id from payload_jobs')).rows).toEqual([]);
  });

  it('without an address gets the specification’s message', async () => {
    for (const url of ['', '   ']) {
      expect(await ask(somebody(), { url })).toEqual({
        status: 'invalid',
        field: 'url',
        error: urlRequired.text,
      });
    }
    const outcome = await ask(somebody(), { email: 'not an address' });
    expect(outcome).toMatchObject({ status: 'invalid', field: 'email' });
    for (const nonsense of [null, 7, [], { url: {} }]) {
      expect((await requestScan(nonsense, somebody())).outcome.status).toBe('invalid');
    }
  });

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'ftp://example.co.uk/',
    'http://a:b@example.co.uk',
    'example.co.uk:8080',
    'http://router.lan',
    'x',
  ])('gets the same answer for a forbidden address as for an unreachable one: %s', async (url) => {
    expect(await ask(somebody(), { url })).toEqual({ status: 'failed', error: scanFailed.text });
    expect((await sql("select key from rate_limits where key like 'scanFree%'")).rows).toEqual([]);
  });

  it('for the site itself is refused with a message, unless the operator lists it', async () => {
    const env = getEnv();
    const { siteUrl } = env;
    onTestFinished(() => void Object.assign(env, { siteUrl }));
    env.siteUrl = 'https://our-own.co.uk';
    for (const url of ['https://our-own.co.uk/pricing', 'www.our-own.co.uk']) {
      expect(await ask(somebody(), { url })).toEqual({ status: 'failed', error: ownSiteWords });
    }
    const listed = await ask(somebody(), { url: 'https://listed.our-own.co.uk' });
    expect(listed).toMatchObject(accepted);
  });

  it.each(['https://www.facebook.com/pawsofswindon', 'instagram.com/pawsofswindon'])(
    'for a page on a social network is refused, whose faults its owner cannot mend: %s',
    async (url) => {
      expect(await ask(somebody(), { url })).toEqual({ status: 'failed', error: networkWords });
    },
  );

  it('for an opted-out site is refused, including its subdomains', async () => {
    await payload.updateGlobal({
      slug: 'scanner-settings',
      data: { optOuts: [{ host: 'https://www.Leave-Me.co.uk/contact', note: 'By phone' }] },
    });
    for (const url of ['leave-me.co.uk', 'https://shop.leave-me.co.uk/x']) {
      expect(await ask(somebody(), { url })).toEqual({ status: 'failed', error: optedOutWords });
    }
    expect(await ask(somebody(), { url: 'dontleave-me.co.uk' })).toMatchObject(accepted);
  });

  it('is refused with the staff’s message while the scanner is switched off', async () => {
    const close = (isOpen: boolean) =>
      payload.updateGlobal({
        slug: 'scanner-settings',
        data: { isOpen, closedMessage: 'Back on Monday.' },
      });
    await close(false);
    expect(await ask(somebody())).toEqual({ status: 'closed', error: 'Back on Monday.' });
    await close(true);
    expect(await ask(somebody())).toMatchObject(accepted);
  });

  it('is ignored when a bot fills in every field', async () => {
    const url = newAddress();
    const outcome = await ask(somebody(), { url, fax_number: '555' });
    expect(outcome).toEqual({ status: 'failed', error: scanFailed.text });
    const { totalDocs } = await payload.count({
      collection: 'scan-results',
      where: { url: { equals: url } },
    });
    expect(totalDocs).toBe(0);
  });

  it('is refused with a message to retry, and not counted, when it can’t be stored', async () => {
    await sql(`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'not now'; end $$`);
    await sql('create trigger refuse before insert on payload_jobs execute function refuse()');
    const browser = somebody();
    const refused = await ask(browser);
    await sql('drop trigger refuse on payload_jobs');
    expect(refused).toMatchObject({ status: 'busy', retryAfterSeconds: 30 });
    expect(await counted()).toEqual([0]);
  });
});

describe('a recent result', () => {
  it('is reused, costs no free scan, and can’t be deleted by the second visitor', async () => {
    const { uuid, url } = await storedScan(payload, { status: 'scored' });
    const browser = somebody();
    for (let count = 0; count < 5; count += 1) {
      const outcome = await ask(browser, { url });
      expect(outcome).toEqual({ status: 'accepted', id: uuid, isStored: true });
    }
    expect(browser.cookies.get('scan_owner')).toBeUndefined();
    expect(await ask(browser)).toMatchObject(accepted);
  });

  it('is replaced by a new scan when the visitor or another tool requests one', async () => {
    const { uuid, url } = await storedScan(payload, { status: 'scored' });
    for (const wish of [{ forceRefresh: true }, { tool: 'page-speed' }]) {
      const outcome = await ask(somebody(), { url, ...wish });
      expect(outcome).toMatchObject(accepted);
      expect(idOf(outcome)).not.toBe(uuid);
    }
  });

  it.each([
    ['scored', 9, true],
    ['scored', 11, false],
    ['unreachable', 0.5, true],
    ['unreachable', 2, false],
    ['blocked', 2, false],
  ] as const)(
    'is reused for ten minutes, a failure for one: %s, %s min',
    async (status, age, isStored) => {
      const finishedAt = new Date(Date.now() - age * 60_000).toISOString();
      const { url } = await storedScan(payload, { status, finishedAt });
      expect(await ask(somebody(), { url })).toMatchObject({ status: 'accepted', isStored });
    },
  );

  it('is shared when it ends while a request looks for it', async () => {
    const { uuid, url } = await storedScan(payload, { status: 'running' });
    const lookup = endAfterLookup(payload, `scan_results set status = 'scored'`);
    expect(await ask(somebody(), { url })).toEqual({
      status: 'accepted',
      id: uuid,
      isStored: true,
    });
    expect(lookup).toHaveBeenCalledTimes(2);
  });

  it('is shared by all visitors who request it while it is being made', async () => {
    const url = newAddress();
    // The first scan must still be running when the last request arrives.
    let goOn = () => {};
    const allHaveAsked = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    scanWith(payload, async (...given) => {
      await allHaveAsked;
      return quickEngine(...given);
    });
    const outcomes = await Promise.all(
      Array.from({ length: 3 }, () => ask(somebody(), { url, forceRefresh: true })),
    );
    goOn();
    await settle();
    scanWith(payload, quickEngine);
    expect(new Set(outcomes.map(idOf)).size).toBe(1);
    expect((await counted()).filter((points) => points > 0)).toEqual([1]);
  });
});
