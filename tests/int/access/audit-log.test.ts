import { createLocalReq } from 'payload';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '@/platform/database/transaction';
import { rateLimits } from '@/platform/rate-limits';
import { startDoors } from '../support/doors';

const { site, payload, somebody, newcomer, sql, begin, log } = await startDoors();
const stranger = await site.as('anonymous');
const { recordAudit } = await import('@/accounts/data/record-audit');

beforeEach(begin);
afterAll(site.stop);

const events = async () => (await log()).map(({ event }) => event);

it('records sign-ins and sign-outs with session, browser and network', async () => {
  const account = await newcomer();
  await sql('delete from audit_log');
  const { from, cms } = somebody();
  const { cookie } = await cms(account);
  const headers = { ...from, Cookie: cookie ?? '' };
  await stranger('POST', '/users/logout', { headers });
  const [signIn, signOut] = await log();
  const { rows } = await sql('select count(*) from users_sessions');
  expect(Number(rows[0]?.count)).toBeGreaterThan(0);
  const token = JSON.parse(Buffer.from((cookie ?? '').split('.')[1] ?? '', 'base64url').toString());
  expect(signIn).toMatchObject({
    event: 'sign-in',
    who: `The admin (${account.email})`,
    account: account.id,
    session: token.sid,
    device: 'Firefox on Windows',
    addressHash: expect.stringMatching(/^[\w-]{32}$/),
  });
  expect(signOut).toMatchObject({
    ...signIn,
    id: expect.anything(),
    event: 'sign-out',
    createdAt: expect.anything(),
    updatedAt: expect.anything(),
  });
});

it('records wrong passwords and refused sign-ins, without anything typed', async () => {
  const { email, id } = await newcomer();
  await sql('delete from audit_log');
  const guesser = somebody();
  await guesser.cms({ email: 'my-secret-pass-phrase@home.example', password: 'typed-in-vain' });
  for (let count = 0; count < 5; count += 1)
    await guesser.cms({ email, password: 'typed-in-vain' });
  await guesser.cms({ email, password: 'typed-in-vain' });
  expect(await events()).toEqual([...Array(6).fill('sign-in-failed'), 'sign-in-blocked']);
  const [unknown, known, ...rest] = await log();
  expect(unknown).toMatchObject({
    who: null,
    account: null,
    detail: 'There is no such account.',
  });
  expect(known).toMatchObject({ account: id, detail: 'Wrong password.' });
  expect(rest.at(-1)).toMatchObject({ account: null, detail: 'Account' });
  const text = JSON.stringify(await log());
  expect(text).not.toMatch(/typed-in-vain|my-secret|198\.51/);
});

it('can’t be filled by an automated client', async () => {
  const guesser = somebody();
  const { points } = rateLimits.signIn;
  const guess = () => guesser.cms({ email: 'nobody@studio.example', password: 'not this one' });
  await Promise.all(Array.from({ length: points }, guess));
  for (let count = 0; count < 6; count += 1) expect((await guess()).status).toBe(429);
  const blocked = (await events()).filter((event) => event === 'sign-in-blocked');
  expect(blocked).toHaveLength(rateLimits.auditBlocked.points);
});

it('rolls an entry back with its change, and blocks no sign-in when it fails', async () => {
  const account = await newcomer();
  const req = await createLocalReq({}, payload);
  await sql('delete from audit_log');
  const undone = inTransaction(req, async () => {
    await recordAudit(req, { event: 'role-changed', detail: 'It never came to it.' });
    throw new Error('Something else went wrong.');
  });
  await expect(undone).rejects.toThrow('Something else');
  expect(await log()).toEqual([]);

  await sql('alter table audit_log rename to audit_log_gone');
  try {
    const { status, cookie } = await somebody().cms(account);
    expect(status).toBe(200);
    const me = await stranger('GET', '/users/me', { headers: { Cookie: cookie ?? '' } });
    expect(me.body.user).toMatchObject({ id: account.id });
    expect((await somebody().cms({ ...account, password: 'wrong' })).status).toBe(401);
    expect(payload.logger.error).toHaveBeenCalledWith(
      expect.objectContaining({ msg: 'The audit log could not be written: sign-in.' }),
    );
  } finally {
    await sql('alter table audit_log_gone rename to audit_log');
  }
});

it('accepts letters of any script, and truncates long values', async () => {
  const req = { payload, headers: new Headers({ 'user-agent': '\u00ff\u0001' }) };
  await recordAudit(req, { event: 'export', detail: `${'🦆'.repeat(400)}` });
  const [entry] = await log();
  expect(Array.from(entry?.detail ?? '')).toHaveLength(300);
  expect(entry?.device).toBe('Unknown browser');
});
