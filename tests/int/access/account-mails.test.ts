import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkUsedUp, passwordLinkAnswer } from '@/accounts/rules/accounts';
import { linkTokenHash } from '@/platform/signature';
import { goodPassword as good, somebody, startAccountMail } from '../support/account-mail';
import { makeAccount } from '../support/running-site';

const { site, payload, stranger, admin, sent, sql, ...tools } = await startAccountMail();
const { clear, deliver, invite, mailsTo, read, setPassword, settle, signIn, tokenSent } = tools;
const { askForLink, inLog } = tools;

beforeEach(clear);
afterEach(settle);
afterAll(site.stop);

describe('an invitation', () => {
  it('can only be sent by an admin', async () => {
    const wanted = somebody();
    for (const viewer of ['anonymous', 'sales', 'editor'] as const) {
      const send = await site.as(viewer);
      expect((await send('POST', '/users/invite', { body: wanted })).status).toBe(403);
      const { id } = await site.accountOf('sales');
      expect((await send('POST', `/users/${id}/invite`)).status).toBe(403);
    }
    expect(await mailsTo(wanted.email)).toEqual([]);
  });

  it('reports missing fields and an address already in use', async () => {
    const { email } = await site.accountOf('sales');
    const tell = async (body: unknown) =>
      (await admin('POST', '/users/invite', { body })).body.errors;
    expect(await tell({ ...somebody(), name: '' })).toEqual([{ message: 'Enter a name.' }]);
    expect(await tell({ ...somebody(), email: email.toUpperCase() })).toEqual([
      { message: 'There is an account with this address already.' },
    ]);
  });

  it('appears in the mail log for admins only: it names a colleague’s address', async () => {
    const { email } = await invite();
    const [mail] = await mailsTo(email);
    const sales = await site.as('sales');
    expect((await sales('GET', `/mails/${mail?.id}`)).status).toBe(404);
    expect((await sales('GET', '/mails?limit=0')).text).not.toContain(email);
    expect((await sales('POST', `/mails/${mail?.id}/resend`)).status).toBe(404);
    expect((await admin('GET', `/mails/${mail?.id}`)).status).toBe(200);
  });

  it('allows its recipient to set a good password once, and is stored nowhere', async () => {
    const { id, email } = await invite();
    expect(await read(id)).toMatchObject({ email, role: 'sales', invitedAt: expect.any(String) });
    const token = await tokenSent();
    expect(sent).toMatchObject([{ subject: 'Your account for the back office of FTJ Studio' }]);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ kind: 'account-invitation', status: 'sent' });
    expect([mail?.text, mail?.html]).toEqual([null, null]);
    const { rows } = await sql('select * from users where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0].reset_password_token).toBe(linkTokenHash(token));

    for (const [password, words] of [
      ['password1234', 'tried first'],
      ['Fay Jones 26', 'name or the e-mail'],
      ['short', 'at least 12'],
      ['', 'at least 12'],
      [{ long: 'enough, surely' }, 'at least 12'],
    ] as const) {
      const refused = await setPassword(token, password);
      expect(refused.status).toBe(400);
      expect(refused.text).toContain(words);
      expect(refused.text).toContain('"path":"password"');
    }
    const accepted = await setPassword(token, good);
    expect(accepted.status, accepted.text).toBe(200);
    expect(accepted.text).not.toContain('"token"');
    const own = { headers: { Cookie: accepted.cookie ?? '' } };
    expect((await stranger('GET', '/users/me', own)).body.user).toMatchObject({ id, email });
    expect((await signIn(email, good)).status).toBe(200);
    expect(await read(id)).toMatchObject({ invitedAt: null, lastSignInAt: expect.any(String) });
    const again = await setPassword(token, 'yellow kettle pond');
    expect([again.status, again.body.errors]).toEqual([403, [{ message: linkUsedUp }]]);

    await deliver();
    expect(sent.at(-1)).toMatchObject({
      to: { address: email },
      subject: 'Your password was changed',
    });
    expect(String(sent.at(-1)?.text)).not.toContain('/reset/');
    expect(await inLog('invited', email)).toBe(1);
  });

  it('opens nothing while no password is set', async () => {
    const { id, email } = await invite();
    for (const password of ['', ' ', 'null', 'undefined']) {
      expect((await signIn(email, password)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await read(id)).sessions).toEqual([]);
  });

  it('is sent again while it is open, and the earlier link stops working', async () => {
    const { id, email } = await invite();
    const again = () => admin('POST', `/users/${id}/invite`);
    expect((await again()).text).toContain('waiting to be sent already');
    const first = await tokenSent();
    const presses = await Promise.all([again(), again()]);
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const second = await tokenSent();
    expect(second).not.toBe(first);
    expect((await setPassword(first, good)).status).toBe(403);
    expect((await setPassword(second, good)).status).toBe(200);
    const late = await again();
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('a password already')]);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual([
      'account-invitation',
      'account-invitation',
      'account-changed',
    ]);
  });

  it('makes one account and one mail for two simultaneous requests', async () => {
    const wanted = somebody();
    const press = () => admin('POST', '/users/invite', { body: wanted });
    const answers = await Promise.all([press(), press()]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => [400, 409].includes(status))).toHaveLength(1);
    expect(await mailsTo(wanted.email)).toHaveLength(1);
  });

  it('is not sent to an address that no longer belongs to the account', async () => {
    const { id } = await invite();
    await sql('update users set email = $1 where id = $2', [somebody().email, id]);
    await deliver();
    expect(sent).toEqual([]);
  });

  it('expires', async () => {
    const { id } = await invite();
    const token = await tokenSent();
    const { rows } = await sql(
      'select extract(epoch from reset_password_expiration - now()) / 3600 as hours from users where id = $1',
      [id],
    );
    expect(Number(rows[0].hours)).toBeCloseTo(72, 0);
    await sql("update users set reset_password_expiration = now() - interval '1 second'");
    expect((await setPassword(token, good)).body.errors).toEqual([{ message: linkUsedUp }]);
  });
});

describe('a forgotten password', () => {
  it('gets the same answer whether or not the account exists', async () => {
    const { email } = await site.accountOf('sales');
    const [known, unknown] = [await askForLink(email), await askForLink('nobody@b.example')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(known.body.message).toBe(passwordLinkAnswer);
    expect(known.headers.get('cache-control')).toBe('no-store');
    expect(await mailsTo('nobody@b.example')).toEqual([]);
    expect(sent).toMatchObject([{ to: { address: email } }]);
    expect((await mailsTo(email)).map(({ status, text, html }) => [status, text, html])).toEqual([
      ['sent', null, null],
    ]);
  });

  it('is replaced through the link, which ends the sessions of every browser', async () => {
    const account = await makeAccount(payload, stranger, 'editor');
    await askForLink(account.email.toUpperCase());
    const accepted = await setPassword(await tokenSent(), good);
    expect(accepted.status, accepted.text).toBe(200);
    const me = async (cookie: string) =>
      (await stranger('GET', '/users/me', { headers: { Cookie: cookie } })).body.user;
    expect(await me(account.cookie)).toBeNull();
    expect(await me(accepted.cookie ?? '')).toMatchObject({ id: account.id });
    expect((await signIn(account.email, account.password)).status).toBe(401);
    expect((await signIn(account.email, good)).status).toBe(200);
    await deliver();
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Your link to set a new password',
      'Your password was changed',
    ]);
  });

  it('is reset once when two people use the link simultaneously', async () => {
    const { email } = await makeAccount(payload, stranger, 'sales');
    await askForLink(email);
    const token = await tokenSent();
    const words = ['one purple kettle', 'two purple kettles', 'three purple kettles'];
    const answers = await Promise.all(words.map((password) => setPassword(token, password)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  });

  it('can’t be reset with an invented token, nor with the one stored in the database', async () => {
    const { id, email } = await makeAccount(payload, stranger, 'sales');
    await askForLink(email);
    await tokenSent();
    const { rows } = await sql('select reset_password_token as hash from users where id = $1', [
      id,
    ]);
    for (const token of [rows[0].hash, 'made-up', '', null, { like: '' }, ['a'], 0]) {
      expect((await setPassword(token, good)).status, String(token)).toBe(403);
    }
  });

  it('brings a few links an hour, regardless of how many requests and addresses ask', async () => {
    const { email } = await makeAccount(payload, stranger, 'sales');
    for (let n = 1; n <= 5; n += 1) {
      const { status } = await askForLink(email, { 'x-client-address': `192.0.2.${n}` });
      expect(status).toBe(200);
    }
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('can’t be requested without limit from one address', async () => {
    const from = { 'x-client-address': '198.51.100.7' };
    const statuses = [];
    for (let n = 1; n <= 6; n += 1) {
      statuses.push((await askForLink(`nobody-${n}@b.example`, from)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('can be requested only from the site’s own page, with an address', async () => {
    expect((await askForLink('x@b.example', { Origin: 'https://evil.example' })).status).toBe(400);
    expect((await askForLink({ equals: 'x' })).status).toBe(400);
    expect((await askForLink('fay')).body.errors).toMatchObject([
      { message: expect.stringContaining('Enter an e-mail address') },
    ]);
  });

  it('never reaches Payload’s own endpoint, which makes the request wait', async () => {
    const { email } = await site.accountOf('sales');
    for (const path of ['/users/forgot-password', '/users/Forgot-Password']) {
      expect((await stranger('POST', path, { body: { email } })).status).toBe(403);
    }
    expect(sent).toEqual([]);
  });
});
