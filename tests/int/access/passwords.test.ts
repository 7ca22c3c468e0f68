import { afterAll, describe, expect, it } from 'vitest';
import { createFirstAdmin } from '@/accounts/data/account-rows';
import { proofWanted } from '@/accounts/rules/second-factor';
import { newAddress, startAccountActions } from '../support/account-actions';
import { startAccounts } from '../support/accounts';
import { nextNumber } from '../support/documents';
import { startSite } from '../support/running-site';

const site = await startSite();
const { payload } = site;
afterAll(site.stop);

const { admin, boss, isIn, logOf, signIn, somebody, stranger } = await startAccounts(site);
const { act, grow, login, newcomer } = await startAccountActions(site);
const mailsAbout = async (id: number) =>
  (await payload.find({ collection: 'mails', where: { account: { equals: id } } })).docs;

describe('a weak password', () => {
  const weak = [
    ['password1234', 'tried first'],
    ['short', 'at least 12 characters'],
    ['111111111111', 'repeats'],
  ] as const;

  it.each(weak)('such as %s is refused in every place that sets one', async (password, words) => {
    const account = await somebody('editor');
    const other = { name: 'Somebody', role: 'sales', email: `new-${nextNumber()}@b.example` };
    const answers = [
      await admin('POST', '/users', { body: { ...other, password } }),
      await act('change-password', { account: account.id, password }, account.cookie),
      await act('change-password', { account: account.id, password }, boss.cookie),
    ];
    for (const { status, text } of answers) {
      expect(status, text).toBe(400);
      expect(text).toContain(words);
    }
    const data = { ...other, role: 'sales', password } as const;
    await expect(payload.create({ collection: 'users', data })).rejects.toThrow('Password');
    await expect(
      payload.update({ collection: 'users', id: account.id, data: { password } }),
    ).rejects.toThrow('Password');
    expect(await isIn(account.cookie)).toBe(true);
    expect(await signIn(account)).not.toBe('');
    const { totalDocs } = await payload.count({
      collection: 'users',
      where: { email: { equals: other.email } },
    });
    expect(totalDocs).toBe(0);
  });

  it('is refused when it holds its owner’s name or is not a string', async () => {
    const body = { name: 'Fay Jones', role: 'sales', email: `fay-${nextNumber()}@b.example` };
    for (const password of ['fayjones2026', 'Fay.Jones!!!!', 123456789012, ['a'], undefined]) {
      const { status } = await admin('POST', '/users', { body: { ...body, password } });
      expect(status, String(password)).toBe(400);
    }
    const password = 'three random words';
    expect((await admin('POST', '/users', { body: { ...body, password } })).status).toBe(201);
  });

  it('is refused for the first admin, with a message for the operator', async () => {
    const empty = { ...payload, count: async () => ({ totalDocs: 0 }) } as never;
    const given = { email: 'owner@b.example', password: 'password1234' };
    await expect(createFirstAdmin(empty, given)).rejects.toThrow(/^ADMIN_PASSWORD can’t be used\./);
  });
});

describe('a new password', () => {
  it('ends the other sessions, sends a mail and writes a log entry', async () => {
    const account = await somebody('sales');
    const elsewhere = await signIn(account);
    const body = { account: account.id, password: 'purple kettle pond' };
    expect((await act('change-password', body, account.cookie)).status).toBe(200);
    expect([await isIn(account.cookie), await isIn(elsewhere)]).toEqual([true, false]);
    expect(await mailsAbout(account.id)).toMatchObject([
      { kind: 'account-changed', to: account.email },
    ]);
  });

  it('set by an admin ends all sessions, and the owner gets a mail', async () => {
    const account = await somebody('sales');
    const body = { account: account.id, password: 'purple kettle pond' };
    expect((await act('change-password', body, boss.cookie)).status).toBe(200);
    expect(await isIn(account.cookie)).toBe(false);
    expect(await mailsAbout(account.id)).toMatchObject([{ to: account.email }]);
    expect(await logOf('password-changed', 'by another account')).toMatchObject([
      { account: boss.id },
    ]);
  });

  it('is neither logged nor mailed when another field is saved', async () => {
    const account = await somebody('sales');
    await admin('PATCH', `/users/${account.id}`, { body: { name: 'Other name', password: '' } });
    expect(await mailsAbout(account.id)).toEqual([]);
    expect(await isIn(account.cookie)).toBe(true);
  });
});

describe('changing a password', () => {
  const good = 'purple kettle pond';

  it('is impossible by saving the account, for any role', async () => {
    const account = await newcomer();
    const body = { password: good };
    const own = { body, headers: { Cookie: account.cookie } };
    const answers = [
      await stranger('PATCH', `/users/${account.id}`, own),
      await admin('PATCH', `/users/${account.id}`, { body }),
    ];
    for (const { status, text } of answers) {
      expect(status, text).toBe(403);
      expect(text).toContain('Change the password');
    }
    expect((await login(account)).status).toBe(200);
  });

  it('is missing from Payload’s own form, and the field is never readable', async () => {
    for (const role of ['admin', 'editor', 'sales'] as const) {
      const account = await newcomer(role);
      const own = { headers: { Cookie: account.cookie } };
      // As the form reads its rights: one by one, omitting denied ones.
      const { body } = await stranger('POST', `/users/access/${account.id}`, { body: {}, ...own });
      const fields = body.fields as unknown as Record<string, object>;
      for (const field of [fields.password, fields.email]) {
        expect(field, role).toHaveProperty('read', true);
        expect(field, role).not.toHaveProperty('update');
      }
      const read = await stranger('GET', `/users/${account.id}?select[password]=true`, own);
      expect(read.text).not.toContain('"password"');
      for (const question of ['where[password][exists]=true', 'where[password][like]=a']) {
        expect((await stranger('GET', `/users?${question}`, own)).status, question).toBe(400);
      }
      for (const sort of ['password', '-password']) {
        expect((await stranger('GET', `/users?sort=${sort}`, own)).status, sort).toBeLessThan(500);
      }
    }
    const password = 'three random words';
    const other = { name: 'Made', role: 'sales', email: `made-${nextNumber()}@b.example` };
    const made = await admin('POST', '/users', { body: { ...other, password } });
    expect([made.status, made.text]).toEqual([201, expect.not.stringContaining(password)]);
  });

  it('needs a fresh sign-in or the current password', async () => {
    const account = await newcomer();
    const body = { account: account.id, password: good };
    await grow(account.id);
    const bare = await act('change-password', body, account.cookie);
    expect([bare.status, bare.body.errors]).toEqual([403, [{ message: proofWanted }]]);
    const wrong = { ...body, currentPassword: 'not this one' };
    expect((await act('change-password', wrong, account.cookie)).status).toBe(403);
    expect((await login(account)).status).toBe(200);
    const right = { ...body, currentPassword: account.password };
    const done = await act('change-password', right, account.cookie);
    expect(done.status, done.text).toBe(200);
    expect((await login({ ...account, password: good })).status).toBe(200);
    const fresh = await newcomer();
    const own = { account: fresh.id, password: good };
    expect((await act('change-password', own, fresh.cookie)).status).toBe(200);
  });

  it('allows no faster guessing with an open session than signing in', async () => {
    const account = await newcomer();
    await grow(account.id);
    const headers = newAddress();
    const guess = (currentPassword: string) =>
      act(
        'change-password',
        { account: account.id, password: good, currentPassword },
        account.cookie,
        { headers },
      );
    for (let n = 0; n < 5; n += 1) expect((await guess(`wrong ${n}`)).status).toBe(403);
    const late = await guess(account.password);
    expect([late.status, late.text]).toEqual([429, expect.stringContaining('in 30 seconds')]);
    expect(await isIn(account.cookie)).toBe(true);
  });
});
