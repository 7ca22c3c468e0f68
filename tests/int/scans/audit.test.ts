import { NextRequest } from 'next/server';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wrongSharedPassword } from '@/accounts/rules/sign-in';
import { rateLimits } from '@/platform/rate-limits';
import { lockedWords } from '@/scans/rules/scan-request';
import { deleteAll } from '../../support/database.ts';
import { accepted, idOf, startAsking } from '../support/asking';
import { newAddress, readScan, storedScan } from '../support/scans';

const password = 'open sesame, please';
process.env.BETA_PASSWORD = password;
const { site, payload, somebody, ask, settle, sql } = await startAsking('198.51.101');

const { auditArea } = await import('@/accounts/store/areas');
const { enterArea } = await import('@/accounts/actions/enter-area');
const { mayEnter } = await import('@/accounts/store/areas');
const { sessionValue } = await import('@/accounts/store/session');
const { getEnv } = await import('@/platform/env');
const one = await import('@/app/api/scan/[id]/route');
const events = await import('@/app/api/scan/[id]/events/route');

type Browser = ReturnType<typeof somebody>;

/** A browser that has entered the password. */
async function tester(): Promise<Browser> {
  const browser = somebody();
  const { session } = await enterArea(auditArea, password, browser);
  browser.keep(auditArea.cookie, session ?? '');
  return browser;
}

const audit = (changes: object = {}) => ({ tool: 'audit', url: newAddress(), ...changes });
const refusedWith = (error: string) => ({
  outcome: { status: 'refused', reason: 'wrong', error },
  session: null,
});

beforeEach(() => sql(deleteAll('rate_limits')));
afterEach(settle);
afterAll(site.stop);

describe('the password', () => {
  it('is required to open the audit', async () => {
    const browser = somebody();
    expect(await mayEnter(auditArea, browser)).toBe(false);
    for (const wrong of ['open sesame', `${password} `, '', 'x'.repeat(10_000), null, 7, {}]) {
      expect(await enterArea(auditArea, wrong, browser)).toEqual(refusedWith(wrongSharedPassword));
    }
    const { outcome, session } = await enterArea(auditArea, password, browser);
    expect(outcome).toEqual({ status: 'open' });
    browser.keep('audit_session', session ?? '');
    expect(await mayEnter(auditArea, browser)).toBe(true);
  });

  it('is locked after many wrong attempts from all addresses; open sessions continue', async () => {
    const inside = somebody();
    const { session } = await enterArea(auditArea, password, inside);
    inside.keep(auditArea.cookie, session ?? '');
    expect((await enterArea(auditArea, 'wrong one', somebody())).outcome).toMatchObject({
      reason: 'wrong',
    });
    const { rowCount } = await payload.db.pool.query(
      "update rate_limits set points = $1 where key like 'sharedPasswordArea:%'",
      [rateLimits.sharedPasswordArea.points],
    );
    expect(rowCount).toBe(1);
    const { outcome } = await enterArea(auditArea, password, somebody());
    expect(outcome).toMatchObject({
      reason: 'limited',
      error: expect.stringMatching(
        /^Too many wrong passwords from many connections.* in 15 minutes\.$/,
      ),
    });
    expect(await mayEnter(auditArea, inside)).toBe(true);
    await payload.db.pool.query("delete from rate_limits where key like 'sharedPassword%'");
  });

  it('may be wrong ten times from one address; a correct attempt is not counted', async () => {
    const browser = somebody();
    const { points } = rateLimits.sharedPassword;
    for (let count = 0; count < 3; count += 1) {
      expect((await enterArea(auditArea, password, browser)).session).not.toBeNull();
    }
    const tries = await Promise.all(
      Array.from({ length: points + 3 }, () => enterArea(auditArea, 'wrong one', browser)),
    );
    const wrong = tries.filter(
      (entry) => 'error' in entry.outcome && entry.outcome.error === wrongSharedPassword,
    );
    expect(wrong).toHaveLength(points);
    const { outcome, session } = await enterArea(auditArea, password, browser);
    expect(outcome).toMatchObject({
      error: expect.stringMatching(/^Too many tries .* try again in 15 minutes\.$/),
    });
    expect(session).toBeNull();
    expect((await enterArea(auditArea, password, somebody())).session).not.toBeNull();
  });

  it('ends sessions when it changes, and opens nothing when none is set', async () => {
    const browser = await tester();
    const env = getEnv();
    env.betaPassword = 'another password';
    expect(await mayEnter(auditArea, browser)).toBe(false);
    env.betaPassword = undefined;
    expect(await mayEnter(auditArea, browser)).toBe(false);
    const empty = { secret: env.payloadSecret, area: 'audit', hash: '' };
    browser.keep('audit_session', sessionValue(empty, Date.now()));
    expect(await mayEnter(auditArea, browser)).toBe(false);
    expect((await enterArea(auditArea, '', browser)).session).toBeNull();
    env.betaPassword = password;
  });

  it('is the supervisor’s generated one where the operator set none', async () => {
    const env = getEnv();
    env.betaPasswordHash = (await auditArea.readHash()) ?? '';
    env.betaPassword = undefined;
    expect((await enterArea(auditArea, password, somebody())).outcome.status).toBe('open');
    env.betaPassword = password;
  });

  it('is not required from signed-in admins, but from other staff', async () => {
    for (const role of ['admin', 'editor', 'sales'] as const) {
      const browser = somebody();
      browser.headers.set('cookie', (await site.accountOf(role)).cookie);
      browser.headers.set('origin', 'http://localhost:3000');
      expect(await mayEnter(auditArea, browser), role).toBe(role === 'admin');
    }
  });
});

describe('a scan of the audit', () => {
  it('is refused without the password, and can’t read other testers’ scans', async () => {
    const locked = { status: 'locked', error: lockedWords };
    expect(await ask(somebody(), audit())).toEqual(locked);
    const { url } = await storedScan(payload, { status: 'scored', tool: 'audit' });
    expect(await ask(somebody(), audit({ url }))).toEqual(locked);
    expect(await ask(await tester(), audit({ url }))).toMatchObject({ isStored: true });
  });

  it('needs no CAPTCHA or e-mail address, costs no free scan, and has a separate limit', async () => {
    const browser = await tester();
    const { points } = rateLimits.auditBurst;
    for (let count = 0; count < points; count += 1) {
      expect(await ask(browser, audit())).toMatchObject(accepted);
    }
    expect(await ask(browser, audit())).toMatchObject({ status: 'limited' });
    await settle();
    expect(await ask(browser)).toMatchObject(accepted);
    expect(await ask(await tester(), audit())).toMatchObject(accepted);
  });

  it('counts towards the limit per site like any other scan', async () => {
    const url = newAddress();
    const browser = await tester();
    for (let count = 0; count < 3; count += 1) {
      expect(await ask(browser, audit({ url, forceRefresh: true }))).toMatchObject(accepted);
      await settle();
    }
    const more = await ask(browser, audit({ url: `${url}contact` }));
    expect(more).toMatchObject({
      status: 'limited',
      error: expect.stringContaining('several times within the hour'),
    });
  });

  it('can be followed by testers only', async () => {
    const browser = await tester();
    const id = idOf(await ask(browser, audit()));
    await settle();
    expect(await readScan(payload, id)).toMatchObject({ tool: 'audit', status: 'scored' });
    const at = { params: Promise.resolve({ id }) };
    const cookie = `audit_session=${browser.cookies.get('audit_session')?.value}`;
    for (const [headers, status] of [
      [{}, 404],
      [{ cookie }, 200],
    ] as const) {
      const request = () => new NextRequest(`http://localhost:3000/api/scan/${id}`, { headers });
      expect((await one.GET(request(), at)).status).toBe(status);
      const stream = await events.GET(request(), at);
      expect(stream.status).toBe(status);
      await stream.body?.cancel();
    }
  });
});
