import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteAll } from '../../support/database.ts';
import { startDoors } from '../support/doors';
import { makeAccount } from '../support/running-site';

const { site, payload, somebody, newcomer, sql, begin, log } = await startDoors();
const stranger = await site.as('anonymous');
const { signInAdmin } = await import('@/accounts/actions/sign-in');
const { payloadHash } = await import('@/accounts/actions/guard-sign-in');

beforeEach(begin);
afterAll(site.stop);

const wrongWords = 'The email or password provided is incorrect.';

/** Signs an account in to the dashboard. */
const dashboard = (email: unknown, password: unknown, { from } = somebody()) =>
  signInAdmin({ email, password }, new Headers(from));

describe('a refusal', () => {
  it('is the same for an unknown address, a wrong password and no password', async () => {
    const [known, invited] = [await newcomer(), await newcomer()];
    await sql('update users set hash = null, salt = null where id = $1', [invited.id]);
    const hash = vi.spyOn(crypto, 'pbkdf2');
    syncBuiltinESMExports();
    const tries: [string, string][] = [
      ['nobody@studio.example', 'not this one'],
      [known.email, 'not this one'],
      [invited.email, invited.password],
      [known.email, 'x'.repeat(1_000)],
    ];
    for (const [email, password] of tries) {
      hash.mockClear();
      const { status, body } = await somebody().cms({ email, password });
      expect([status, body], email).toEqual([401, { errors: [{ message: wrongWords }] }]);
      const { outcome, token } = await dashboard(email, password);
      expect([outcome, token]).toEqual([{ status: 'refused', error: wrongWords }, null]);
      // Every refusal does the same work, so its duration reveals nothing.
      const work = hash.mock.calls.map(([, , iterations, bytes]) => [iterations, bytes]);
      const { iterations, keyBytes } = payloadHash;
      expect(work, email).toEqual([
        [iterations, keyBytes],
        [iterations, keyBytes],
      ]);
    }
    hash.mockRestore();
    syncBuiltinESMExports();
  });

  it('takes as much work as a current password', async () => {
    const { id } = await newcomer();
    const { rows } = await sql('select hash from users where id = $1', [id]);
    const { prefix, keyBytes } = payloadHash;
    expect(rows[0]?.hash).toMatch(new RegExp(`^${prefix}[0-9a-f]{${2 * keyBytes}}$`));
  });

  it('names the empty field, and looks up no account', async () => {
    const { status, text } = await somebody().cms({ email: 'owner@studio.example', password: ' ' });
    expect(status).toBe(400);
    expect(text).toContain('"path":"password"');
    expect((await dashboard('', null)).outcome).toMatchObject({
      error: 'Please enter your e-mail address and your password.',
    });
    expect(await log()).toEqual([]);
  });
});

describe('sign-in attempts', () => {
  it('are not counted when they succeed', async () => {
    const account = await newcomer();
    await sql('delete from rate_limits');
    expect((await somebody().cms(account)).status).toBe(200);
    expect((await dashboard(account.email, account.password)).outcome.status).toBe('in');
    const { rows } = await sql('select points from rate_limits');
    expect(rows.every(({ points }) => points === 0)).toBe(true);
  });

  it('can’t bypass the counting', async () => {
    const { email } = await newcomer();
    const guess = { email, password: 'not this one' };
    const form = new FormData();
    form.set('_payload', JSON.stringify(guess));
    const ways = [
      (from: Record<string, string>) =>
        stranger('POST', '/users/LOGIN', { body: guess, headers: from }),
      (from: Record<string, string>) => stranger('POST', '/users/login', { form, headers: from }),
      (from: Record<string, string>) =>
        stranger('POST', '/users/login?email=x', {
          body: { ...guess, email: ` ${email}` },
          headers: { ...from, 'x-http-method-override': 'POST' },
        }),
    ];
    for (const way of ways) {
      await sql(deleteAll('rate_limits'));
      expect((await way(somebody().from)).status).toBe(401);
      const { rows } = await sql('select points from rate_limits');
      expect(rows.map(({ points }) => points)).toEqual([1, 1, 1]);
    }
  });

  it('from another site, oversized or malformed are refused unread', async () => {
    const account = await newcomer();
    const { from } = somebody();
    const foreign = { ...from, Origin: 'https://elsewhere.example' };
    for (const options of [
      { body: account, headers: foreign },
      { body: { ...account, more: 'x'.repeat(20_000) }, headers: from },
      { body: 'login please', headers: from },
      { headers: from },
    ]) {
      expect((await stranger('POST', '/users/login', options)).status).toBe(400);
    }
  });
});

describe('the dashboard', () => {
  it('admits admins with the session of the CMS', async () => {
    const { email, password, id } = await newcomer();
    const { outcome, token } = await dashboard(` ${email.toUpperCase()} `, password);
    expect(outcome).toEqual({ status: 'in' });
    const me = await stranger('GET', '/users/me', {
      headers: { Cookie: `payload-token=${token}` },
    });
    expect(me.body.user).toMatchObject({ id, role: 'admin' });
  });

  it.each(['editor', 'sales'] as const)(
    'signs %s out at once, and leaves their other sessions',
    async (role) => {
      const { email, password, id, cookie } = await makeAccount(payload, stranger, role);
      const { outcome, token } = await dashboard(email, password);
      expect(outcome).toEqual({ status: 'refused', error: 'You do not have admin access' });
      expect(token).toBeNull();
      const { rows } = await sql('select id from users_sessions where _parent_id = $1', [id]);
      expect(rows).toHaveLength(1);
      const me = await stranger('GET', '/users/me', { headers: { Cookie: cookie } });
      expect(me.body.user).toMatchObject({ id });
    },
  );

  it('reports when the account behind a sign-in no longer exists', async () => {
    const { email, password } = await newcomer();
    for (const strategy of payload.authStrategies)
      vi.spyOn(strategy, 'authenticate').mockResolvedValueOnce({ user: null });
    expect((await dashboard(email, password)).outcome).toEqual({
      status: 'refused',
      error: 'No user found',
    });
  });

  it('distinguishes a server error from a wrong password', async () => {
    const { email, password } = await newcomer();
    vi.spyOn(payload.db, 'findOne').mockRejectedValueOnce(new Error('The database is gone.'));
    const { outcome } = await dashboard(email, password);
    expect(outcome).toMatchObject({ error: 'An error occurred. Please try again.' });
    expect(payload.logger.error).toHaveBeenCalled();
  });
});
