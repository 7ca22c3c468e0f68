import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createFirstAdmin } from '@/accounts/data/account-rows';
import { forgetSecondFactor } from '@/accounts/data/second-factor';
import { secondStepWords } from '@/accounts/rules/second-factor';
import { cookiesOf, startAccountActions } from '../support/account-actions';
import { fillSettings } from '../support/enquiries';
import { startSite } from '../support/running-site';

const site = await startSite();
const { payload } = site;
await fillSettings(payload);
const tools = await startAccountActions(site);
const { act, sql, stranger, newcomer, login, isIn, giveCode, grow, enrol, logOf } = tools;
const admin = await site.accountOf('admin');

beforeEach(async () => {
  await sql('delete from rate_limits');
  await tools.require('none');
});
afterAll(site.stop);

describe('a second factor that the owner requires', () => {
  it('is set up after the password, and nothing else is possible before', async () => {
    const account = await newcomer('admin');
    const before = account.cookie;
    await tools.require('admins');
    const answer = await login(account);
    expect([answer.status, answer.cookie]).toEqual([200, null]);
    const cookie = cookiesOf(answer);
    expect(await isIn(cookie)).toBe(false);
    const owed = await giveCode(cookie, '123456');
    expect(owed).toEqual({ status: 'refused', error: secondStepWords.enrolFirst });
    for (const [action, body] of [
      ['change-password', { account: account.id, password: 'purple kettle pond' }],
      ['change-email', { account: account.id, email: 'new@b.example' }],
      ['new-codes', {}],
      ['reset-second-factor', { account: admin.id }],
    ] as const) {
      expect((await act(action, body, cookie)).status, action).toBe(401);
    }
    // A session from before the requirement can’t be renewed.
    expect(await isIn(before)).toBe(true);
    const refresh = { headers: { Cookie: before } };
    expect((await stranger('POST', '/users/refresh-token', refresh)).status).toBe(403);

    const { done } = await enrol(cookie);
    expect(await isIn(cookiesOf(done))).toBe(true);
    expect(done.text).not.toContain('eyJ');
    expect(await isIn(before)).toBe(false);
    // The cookie of the sign-in can’t set up a second factor twice.
    const more = await act('totp-begin', {}, cookie);
    expect(more.status).toBe(401);
    const me = { headers: { Cookie: cookiesOf(done) } };
    expect((await stranger('POST', '/users/refresh-token', me)).status).toBe(200);
  });

  it('is asked of the roles that the owner chose, including the first admin', async () => {
    const [editor, sales] = [await newcomer('editor'), await newcomer('sales')];
    await tools.require('admins');
    expect((await login(editor)).cookie).not.toBeNull();
    await tools.require('everybody');
    expect([(await login(editor)).cookie, (await login(sales)).cookie]).toEqual([null, null]);
    expect(await createFirstAdmin(payload, {})).toBeUndefined();
  });

  it('is set by admins, and readable for them alone', async () => {
    const send = await site.as('admin');
    const body = { secondFactorFor: 'everybody' };
    const path = '/globals/site-settings';
    expect((await (await site.as('editor'))('POST', path, { body })).status).toBe(403);
    const saved = await send('POST', path, { body });
    expect(saved.status, saved.text).toBe(200);
    expect((await login(await newcomerWithout())).cookie).toBeNull();
    expect((await (await site.as('admin'))('GET', path)).text).toContain('secondFactorFor');
    for (const viewer of ['anonymous'] as const) {
      expect((await (await site.as(viewer))('GET', path)).text).not.toContain('secondFactorFor');
    }
  });

  /**
   * An account written directly to the database: signing it in would already require the second
   * step.
   */
  async function newcomerWithout() {
    const email = `by-hand-${Date.now()}@studio.example`;
    const password = 'three random words';
    await payload.create({
      collection: 'users',
      data: { email, password, name: 'By hand', role: 'sales' },
    });
    return { email, password };
  }
});

describe('a lost second factor', () => {
  it('of a colleague is reset by an admin, who confirms their identity', async () => {
    const account = await newcomer();
    await enrol(account.cookie);
    const body = { account: account.id };
    for (const role of ['editor', 'sales'] as const) {
      const { cookie } = await site.accountOf(role);
      expect((await act('reset-second-factor', body, cookie)).status, role).toBe(403);
    }
    expect((await act('reset-second-factor', body, null)).status).toBe(401);
    const boss = await newcomer('admin');
    await grow(boss.id);
    expect((await act('reset-second-factor', body, boss.cookie)).status).toBe(403);
    const own = { account: boss.id, currentPassword: boss.password };
    expect((await act('reset-second-factor', own, boss.cookie)).status).toBe(400);
    const done = await act(
      'reset-second-factor',
      { ...body, currentPassword: boss.password },
      boss.cookie,
    );
    expect(done.status, done.text).toBe(200);
    expect(await isIn(account.cookie)).toBe(false);
    expect((await login(account)).cookie).not.toBeNull();
    const where = { account: { equals: account.id } };
    const { docs } = await payload.find({ collection: 'mails', where, sort: 'id' });
    expect(docs.map(({ kind }) => kind)).toEqual([
      'account-second-factor',
      'account-second-factor',
    ]);
    expect(await logOf('second-factor-changed', boss.id)).toEqual([
      { detail: 'Reset for The sales' },
    ]);
  });

  it('of the only admin is reset by the operator', async () => {
    const account = await newcomer('admin');
    await enrol(account.cookie);
    expect(await forgetSecondFactor(payload, ` ${account.email.toUpperCase()} `)).toMatchObject({
      isDone: true,
      message: expect.stringContaining('is gone'),
    });
    expect(await isIn(account.cookie)).toBe(false);
    expect((await login(account)).cookie).not.toBeNull();
    expect(await forgetSecondFactor(payload, account.email)).toMatchObject({
      message: `${account.email} has no second step.`,
    });
    for (const address of ['', 'nobody@b.example']) {
      expect(await forgetSecondFactor(payload, address)).toMatchObject({ isDone: false });
    }
  });
});
