import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { secondStepWords } from '@/accounts/rules/second-factor';
import { rateLimits } from '@/platform/rate-limits';
import { linkTokenHash } from '@/platform/signature';
import { cookiesOf, newAddress, startAccountActions } from '../support/account-actions';
import { fillSettings } from '../support/enquiries';
import { type Account, startSite } from '../support/running-site';

const site = await startSite();
const { payload } = site;
await fillSettings(payload);
const tools = await startAccountActions(site);
const { sql, stranger, newcomer, login, isIn, giveCode, enrol, halfIn, logOf } = tools;
const { signInAdmin } = await import('@/accounts/actions/sign-in');
const { mayEnter } = await import('@/accounts/store/areas');
const { studioArea } = await import('@/accounts/store/areas');
const admin = await site.accountOf('admin');

const sessionsOf = async ({ id }: Account) =>
  (await sql('select id from users_sessions where _parent_id = $1', [id])).rows.length;

beforeEach(async () => {
  await sql('delete from rate_limits');
  await tools.require('none');
});
afterAll(site.stop);

describe('an account with a second factor', () => {
  it('gets no session for its password, through any endpoint', async () => {
    const account = await newcomer('admin');
    const { codes } = await enrol(account.cookie);
    expect(codes).toHaveLength(10);
    await sql('delete from users_sessions where _parent_id = $1', [account.id]);
    const { email, password } = account;

    const rest = await login(account);
    expect(rest.status).toBe(200);
    expect([rest.body.user, rest.cookie]).toEqual([undefined, null]);
    expect(rest.text).not.toContain('eyJ');
    expect(rest.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^second_step=[\w.-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/),
    ]);
    const upper = await stranger('POST', '/users/LOGIN', { body: { email, password } });
    expect(upper.cookie).toBeNull();

    const dashboard = await signInAdmin({ email, password }, new Headers(newAddress()));
    expect([dashboard.outcome, dashboard.token]).toEqual([{ status: 'second-step' }, null]);

    await expect(
      payload.login({ collection: 'users', data: { email, password } }),
    ).rejects.toMatchObject({ status: 428 });

    const body = { email, password, name: 'First', role: 'admin' };
    const first = await stranger('POST', '/users/first-register', { body });
    expect([first.status, first.cookie]).toEqual([403, null]);

    const refreshed = await stranger('POST', '/users/refresh-token', {
      headers: { Cookie: cookiesOf(rest) },
    });
    expect([refreshed.status, refreshed.cookie]).toEqual([403, null]);

    const headers = new Headers({ cookie: cookiesOf(rest) });
    expect(await mayEnter(studioArea, { headers })).toBe(false);
    expect(await isIn(cookiesOf(rest))).toBe(false);

    // A mailed link sets the password, but does not sign in.
    const token = 'a-link-from-a-mail';
    await sql(
      `update users set reset_password_token = $1,
         reset_password_expiration = now() + interval '1 hour' where id = $2`,
      [linkTokenHash(token), account.id],
    );
    const fresh = { token, password: 'purple kettle pond' };
    const reset = await stranger('POST', '/users/reset-password', { body: fresh });
    expect(reset.status, reset.text).toBe(200);
    expect(reset.body.user).toBeNull();
    expect(await isIn(cookiesOf(reset))).toBe(false);
    expect(await sessionsOf(account)).toBe(0);
    expect(await logOf('password-changed', account.id)).toHaveLength(1);
    const again = await login({ email, password: fresh.password });
    expect([again.status, again.cookie]).toEqual([200, null]);
    expect(await sessionsOf(account)).toBe(0);
  });

  it('signs in with a code, once for each code', async () => {
    const account = await newcomer();
    const { code, secret } = await enrol(account.cookie);
    const first = await halfIn(account);
    const wrong = await giveCode(first, '000000');
    expect(wrong).toEqual({ status: 'refused', error: secondStepWords.wrongCode });
    const now = code();
    const outcome = await giveCode(first, now);
    if (outcome.status !== 'in') throw new Error(outcome.error);
    expect(await isIn(`payload-token=${outcome.token}`)).toBe(true);
    const replayed = await giveCode(await halfIn(account), now);
    expect(replayed).toMatchObject({ status: 'refused' });
    // The code of the setup and all earlier codes count as used.
    const earlier = tools.codesFrom(secret)();
    expect(await giveCode(await halfIn(account), earlier)).toMatchObject({ status: 'refused' });
    expect(await logOf('second-step-failed', account.id)).toHaveLength(3);
    expect(await logOf('sign-in', account.id)).toHaveLength(2);
  });

  it('signs in once when two browsers send the same code at once', async () => {
    const account = await newcomer();
    const { code, codes } = await enrol(account.cookie);
    const cookie = await halfIn(account);
    const same = code();
    const tries = await Promise.all([giveCode(cookie, same), giveCode(cookie, same)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['in', 'refused']);
    const recovery = await Promise.all([giveCode(cookie, codes[0]), giveCode(cookie, codes[0])]);
    expect(recovery.map(({ status }) => status).toSorted()).toEqual(['in', 'refused']);
  });

  it('signs in with a recovery code, once', async () => {
    const account = await newcomer();
    const { codes } = await enrol(account.cookie);
    const typed = ` ${codes[3]?.toUpperCase().replace('-', ' ')} `;
    expect((await giveCode(await halfIn(account), typed)).status).toBe('in');
    expect((await giveCode(await halfIn(account), typed)).status).toBe('refused');
    const { rows } = await sql('select * from recovery_codes where account_id = $1', [account.id]);
    expect(rows).toHaveLength(9);
    expect(JSON.stringify(rows)).not.toContain(codes[4]?.replace('-', ''));
    // Another account’s code is not valid.
    const other = await newcomer();
    const { codes: others } = await enrol(other.cookie);
    expect((await giveCode(await halfIn(account), others[0])).status).toBe('refused');
  });

  it('waits after wrong codes from one address, but not from another', async () => {
    const account = await newcomer();
    const { codes } = await enrol(account.cookie);
    const from = newAddress();
    const cookie = await halfIn(account);
    for (let n = 0; n < rateLimits.secondStep.points; n += 1)
      await giveCode(cookie, '000000', from);
    const late = await giveCode(cookie, codes[0], from);
    expect(late).toMatchObject({ error: 'Too many tries from here. Try again in 30 seconds.' });
    expect((await giveCode(cookie, codes[0])).status).toBe('in');
  });

  it('accepts no more app codes after many wrong ones from all addresses; recovery codes still work', async () => {
    const account = await newcomer();
    const { code, codes } = await enrol(account.cookie);
    const cookie = await halfIn(account);
    await giveCode(cookie, '000000');
    await sql("update rate_limits set points = 30 where key like 'secondStepCodes:%'");
    const worn = await giveCode(cookie, code());
    expect(worn).toMatchObject({ error: secondStepWords.tooManyForAccount });
    expect((await giveCode(cookie, codes[0])).status).toBe('in');
  });

  it('has ten minutes for the second step, which ends with a new password', async () => {
    const account = await newcomer();
    const { codes } = await enrol(account.cookie);
    const cookie = await halfIn(account);
    const over = { status: 'over', error: secondStepWords.over };
    const [, value = ''] = cookie.split('=');
    const [id, until, signature] = value.split('.');
    const later = String(Number(until) + 1);
    const other = String(admin.id);
    for (const made of [`${id}.${later}.${signature}`, `${other}.${until}.${signature}`, 'x', '']) {
      expect(await giveCode(`second_step=${made}`, codes[0])).toEqual(over);
    }
    const old = await import('@/accounts/store/pending-sign-in');
    const stored = (await payload.db.findOne({
      collection: 'users',
      where: { id: { equals: account.id } },
    })) as never;
    const stale = old.pendingValue(stored, Date.now() - 11 * 60_000);
    expect(await giveCode(`second_step=${stale}`, codes[0])).toEqual(over);
    await payload.update({
      collection: 'users',
      id: account.id,
      data: { password: 'purple kettle pond' },
    });
    expect(await giveCode(cookie, codes[0])).toEqual(over);
  });

  it('keeps its secrets: not readable over REST, encrypted at rest', async () => {
    const account = await newcomer('admin');
    const { secret, codes } = await enrol(account.cookie);
    const send = { headers: { Cookie: account.cookie } };
    for (const path of [
      `/users/${account.id}?depth=3`,
      '/users/me',
      `/users/${account.id}?select[secondFactor]=true`,
      '/users?limit=0&depth=3',
      `/audit-log?limit=0&where[account][equals]=${account.id}`,
    ]) {
      const { text } = await stranger('GET', path, send);
      expect(text, path).not.toContain(secret);
      for (const code of codes) expect(text, path).not.toContain(code);
    }
    for (const path of [
      '/second_factors',
      '/second-factors',
      '/recovery_codes',
      '/email_changes',
    ]) {
      expect((await stranger('GET', path, send)).status, path).toBe(404);
    }
    for (const question of ['secondFactors.id', 'second_factors', 'sealed_secret']) {
      const asked = `/users?where[${question}][exists]=true`;
      expect((await stranger('GET', asked, send)).status, question).toBe(400);
    }
    const { rows } = await sql('select * from second_factors where account_id = $1', [account.id]);
    expect(rows).toMatchObject([{ kind: 'totp', sealed_secret: expect.any(String) }]);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
