import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailLinkUsedUp } from '@/accounts/rules/accounts';
import { proofWanted } from '@/accounts/rules/second-factor';
import { cookiesOf, newAddress, startAccountActions } from '../support/account-actions';
import { startAccountMail } from '../support/account-mail';
import { nextNumber } from '../support/documents';

const { site, payload, stranger, admin, sent, ...mails } = await startAccountMail();
const { clear, deliver, inLog, invite, mailsTo, read, setPassword, settle, tokenSent } = mails;
const { act, grow, isIn, login, newcomer, sql } = await startAccountActions(site);
const { confirmEmail } = await import('@/accounts/actions/change-credentials');

beforeEach(clear);
afterEach(settle);
afterAll(site.stop);

const newEmail = () => `another-${nextNumber()}@b.example`;
const good = 'purple kettle pond';

/** Delivers queued mails and returns the token from the mail to an address. */
async function linkTo(email: string): Promise<string> {
  await deliver();
  const mail = sent.findLast(({ to }) => (to as { address: string }).address === email);
  const [, token] = /\/auth\/confirm-email\?token=([\w-]+)/.exec(String(mail?.text)) ?? [];
  if (!token) throw new Error(`No link was sent to ${email}.`);
  return token;
}

const confirm = (token: string, here: { id: number; _sid?: string } | null = null) =>
  confirmEmail(token, new Headers(newAddress()), here);

describe('an e-mail address', () => {
  it('is not changed by saving the account, for any role', async () => {
    const account = await newcomer();
    const email = newEmail();
    for (const send of [admin, stranger]) {
      const headers: Record<string, string> = send === admin ? {} : { Cookie: account.cookie };
      const answer = await send('PATCH', `/users/${account.id}`, { body: { email }, headers });
      expect(answer.status).toBe(200);
      const many = `/users?where[id][equals]=${account.id}`;
      await send('PATCH', many, { body: { email }, headers });
      expect((await read(account.id)).email).toBe(account.email);
    }
  });

  it('changes once through the link mailed to the new address, and other sessions end', async () => {
    const account = await newcomer();
    const elsewhere = cookiesOf(await login(account));
    const email = newEmail();
    const body = { account: account.id, email: ` ${email.toUpperCase()} ` };
    const asked = await act('change-email', body, account.cookie);
    expect([asked.status, asked.body]).toEqual([200, { status: 'asked' }]);
    expect((await read(account.id)).email).toBe(account.email);
    expect(await isIn(elsewhere)).toBe(true);
    const asking = { event: { equals: 'email-asked' as const }, account: { equals: account.id } };
    expect((await payload.count({ collection: 'audit-log', where: asking })).totalDocs).toBe(1);

    const token = await linkTo(email);
    // Mails are delivered concurrently.
    const subjects = sent.map(({ to, subject }) => [(to as { address: string }).address, subject]);
    expect(new Map(subjects as [string, string][])).toEqual(
      new Map([
        [email, 'Confirm your new e-mail address'],
        [account.email, 'Your account is to get another e-mail address'],
      ]),
    );
    expect(sent).toHaveLength(2);
    const notice = sent.find(({ subject }) => subject?.startsWith('Your account'));
    expect(String(notice?.text)).toContain(email);
    const stored = await sql('select * from email_changes');
    expect(JSON.stringify(stored.rows)).not.toContain(token);
    const kept = await mailsTo(email);
    expect(kept).toMatchObject([{ text: null, html: null, status: 'sent' }]);

    // Until confirmation, the old address signs in and receives password links.
    expect((await login({ ...account, email })).status).toBe(401);
    expect((await login(account)).status).toBe(200);
    for (const made of ['made-up', stored.rows[0].token_hash]) {
      await expect(confirm(made)).rejects.toThrow(emailLinkUsedUp);
    }
    const { rows } = await sql(
      'select id from users_sessions where _parent_id = $1 order by _order limit 1',
      [account.id],
    );
    expect(await confirm(token, { id: account.id, _sid: rows[0].id })).toBe(email);
    expect((await read(account.id)).email).toBe(email);
    expect([await isIn(account.cookie), await isIn(elsewhere)]).toEqual([true, false]);
    expect((await login(account)).status).toBe(401);
    expect((await login({ ...account, email })).status).toBe(200);
    expect(await inLog('email-changed', `${account.email} is ${email} now`)).toBe(1);
    await deliver();
    const told = sent.at(-1);
    expect([(told?.to as { address: string } | undefined)?.address, told?.subject]).toEqual([
      account.email,
      'The e-mail address of your account was changed',
    ]);
    await expect(confirm(token)).rejects.toThrow(emailLinkUsedUp);
  });

  it('needs a fresh sign-in or the current password for a change', async () => {
    const account = await newcomer();
    const body = { account: account.id, email: newEmail() };
    await grow(account.id);
    const bare = await act('change-email', body, account.cookie);
    expect([bare.status, bare.body.errors]).toEqual([403, [{ message: proofWanted }]]);
    const wrong = { ...body, currentPassword: 'not this one' };
    expect((await act('change-email', wrong, account.cookie)).text).toContain('is not right');
    expect((await act('change-email', body, null)).status).toBe(401);
    expect(await mailsTo(body.email)).toEqual([]);
    const right = { ...body, currentPassword: account.password };
    expect((await act('change-email', right, account.cookie)).status).toBe(200);
    // Refreshing a session does not make its sign-in more recent.
    const send = { headers: { Cookie: account.cookie } };
    const { cookie } = await stranger('POST', '/users/refresh-token', send);
    expect((await act('change-email', body, cookie)).status).toBe(403);
  });

  it('can be changed for a colleague by an admin, and the colleague confirms it', async () => {
    const [account, boss] = [await newcomer(), await newcomer('admin')];
    const body = { account: account.id, email: newEmail() };
    for (const role of ['editor', 'sales'] as const) {
      const { cookie } = await site.accountOf(role);
      expect((await act('change-email', body, cookie)).status, role).toBe(403);
      expect((await act('cancel-email', { account: account.id }, cookie)).status, role).toBe(403);
    }
    await grow(boss.id);
    expect((await act('change-email', body, boss.cookie)).status).toBe(403);
    const currentPassword = boss.password;
    const asked = await act('change-email', { ...body, currentPassword }, boss.cookie);
    expect(asked.status, asked.text).toBe(200);
    expect((await read(account.id)).email).toBe(account.email);
    const token = await linkTo(body.email);
    expect(await mailsTo(account.email)).toMatchObject([{ kind: 'account-email-asked' }]);
    expect(await inLog('email-asked', 'Of The sales')).toBe(1);
    await confirm(token);
    expect((await read(account.id)).email).toBe(body.email);
    expect(await isIn(account.cookie)).toBe(false);
  });

  it('is confirmed only by the newest request, unless it was withdrawn or has expired', async () => {
    const account = await newcomer();
    const [first, second, third] = [newEmail(), newEmail(), newEmail()];
    const ask = (email: string) =>
      act('change-email', { account: account.id, email }, account.cookie);
    await ask(first);
    const firstLink = await linkTo(first);
    await ask(second);
    const secondLink = await linkTo(second);
    await expect(confirm(firstLink)).rejects.toThrow(emailLinkUsedUp);
    await sql("update email_changes set expires_at = now() - interval '1 second'");
    await expect(confirm(secondLink)).rejects.toThrow(emailLinkUsedUp);
    await ask(third);
    const thirdLink = await linkTo(third);
    const cancel = await act('cancel-email', { account: account.id }, account.cookie);
    expect(cancel.status).toBe(200);
    await expect(confirm(thirdLink)).rejects.toThrow(emailLinkUsedUp);
    expect((await read(account.id)).email).toBe(account.email);
  });

  it('is refused when another account has it, even if taken since the request', async () => {
    const [account, other] = [await newcomer(), await newcomer()];
    const ask = (email: string) =>
      act('change-email', { account: account.id, email }, account.cookie);
    expect((await ask(other.email.toUpperCase())).status).toBe(409);
    expect((await ask(account.email)).status).toBe(400);
    for (const email of ['', 'no address', `${'x'.repeat(200)}@b.example`]) {
      expect((await ask(email)).status).toBe(400);
    }
    const email = newEmail();
    await ask(email);
    const token = await linkTo(email);
    await sql('update users set email = $1 where id = $2', [email, other.id]);
    await expect(confirm(token)).rejects.toThrow('There is an account with this address already.');
    expect((await read(account.id)).email).toBe(account.email);
  });

  it('can’t be changed without limit', async () => {
    const account = await newcomer();
    const statuses = [];
    for (let n = 0; n < 6; n += 1) {
      const body = { account: account.id, email: newEmail() };
      statuses.push((await act('change-email', body, account.cookie)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('of an open invitation is corrected at once, and the invitation is sent there', async () => {
    const { id, email } = await invite();
    const first = await tokenSent();
    const boss = await newcomer('admin');
    const right = newEmail();
    const answer = await act('change-email', { account: id, email: right }, boss.cookie);
    expect([answer.status, answer.body]).toEqual([200, { status: 'invited' }]);
    expect((await setPassword(first, good)).status).toBe(403);
    const second = await tokenSent();
    expect(await mailsTo(right)).toMatchObject([{ kind: 'account-invitation' }]);
    expect((await setPassword(second, good)).status).toBe(200);
    expect((await login({ email: right, password: good })).status).toBe(200);
    expect(await inLog('email-changed', email)).toBe(1);
  });
});
