import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { cookiesOf, newAddress, startAccountActions } from '../support/account-actions';
import { fillSettings } from '../support/enquiries';
import { startSite } from '../support/running-site';

const site = await startSite();
const { payload } = site;
await fillSettings(payload);
const tools = await startAccountActions(site);
const { act, sql, newcomer, login, isIn, giveCode, grow, enrol, halfIn, logOf } = tools;

beforeEach(async () => {
  await sql('delete from rate_limits');
  await tools.require('none');
});
afterAll(site.stop);

describe('setting up a second factor', () => {
  it('needs a correct code, sends a mail, writes a log entry and ends other sessions', async () => {
    const account = await newcomer('editor');
    const elsewhere = cookiesOf(await login(account));
    const begun = await act('totp-begin', {}, account.cookie);
    const { state, secret, qr } = begun.body as unknown as Record<string, string>;
    expect(qr).toMatchObject({ size: expect.any(Number), path: expect.stringMatching(/^M/) });
    for (const code of ['000000', '', 'abc']) {
      expect((await act('totp-finish', { state, code }, account.cookie)).status).toBe(400);
    }
    const right = tools.codesFrom(String(secret))();
    const other = await newcomer('editor');
    // A setup begun for one account is not valid for another.
    expect((await act('totp-finish', { state, code: right }, other.cookie)).status).toBe(403);
    expect((await act('totp-finish', { state, code: right }, null)).status).toBe(401);
    const done = await act('totp-finish', { state, code: right }, account.cookie);
    expect(done.status, done.text).toBe(200);
    expect([await isIn(account.cookie), await isIn(elsewhere)]).toEqual([true, false]);
    const mails = await payload.find({
      collection: 'mails',
      where: { account: { equals: account.id } },
    });
    expect(mails.docs).toMatchObject([{ kind: 'account-second-factor', to: account.email }]);
    expect(await logOf('second-factor-changed', account.id)).toEqual([
      { detail: 'Authenticator app added' },
    ]);
  });

  it('needs a fresh sign-in or the password, as do removal and new codes', async () => {
    const account = await newcomer();
    const { codes } = await enrol(account.cookie);
    const { rows } = await sql('select id from second_factors where account_id = $1', [account.id]);
    const factor = rows[0]?.id;
    await grow(account.id);
    for (const [action, body] of [
      ['totp-begin', {}],
      ['passkey-begin', {}],
      ['new-codes', {}],
      ['remove-factor', { factor }],
    ] as const) {
      const bare = await act(action, body, account.cookie);
      expect([bare.status, bare.text], action).toEqual([
        403,
        expect.stringContaining('Enter your current password'),
      ]);
      const wrong = { ...body, currentPassword: 'not this one' };
      const refused = await act(action, wrong, account.cookie, { headers: newAddress() });
      expect([refused.status, refused.text], action).toEqual([
        403,
        expect.stringContaining('not right'),
      ]);
    }
    const currentPassword = account.password;
    const made = await act('new-codes', { currentPassword }, account.cookie);
    const fresh = made.body.codes as unknown as string[];
    expect((await giveCode(await halfIn(account), codes[0])).status).toBe('refused');
    expect((await giveCode(await halfIn(account), fresh[0])).status).toBe('in');
    const other = await newcomer();
    const theirs = await act('remove-factor', { factor }, other.cookie);
    expect(theirs.status).toBe(404);
    const removed = await act('remove-factor', { factor, currentPassword }, account.cookie);
    expect(removed.status, removed.text).toBe(200);
    expect((await login(account)).cookie).not.toBeNull();
    const left = await sql('select * from recovery_codes where account_id = $1', [account.id]);
    expect(left.rows).toEqual([]);
  });

  it('offers a passkey for this site only, and accepts only a browser’s real answer', async () => {
    const account = await newcomer();
    const begun = await act('passkey-begin', {}, account.cookie);
    expect(begun.body.options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: account.email },
      challenge: expect.any(String),
    });
    const { state } = begun.body;
    const credential = {
      ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    };
    const body = { state, name: 'My key', credential };
    expect((await act('passkey-finish', body, account.cookie)).status).toBe(400);
    // Its challenge has been used.
    expect((await act('passkey-finish', body, account.cookie)).status).toBe(403);
    const cookie = await halfIn({ ...account, ...(await enrol(account.cookie)) });
    const asked = await act('sign-in-passkey-begin', {}, cookie);
    expect(asked.status, asked.text).toBe(200);
    const given = { state: asked.body.state, credential };
    const refused = await act('sign-in-passkey-finish', given, cookie, { headers: newAddress() });
    expect([refused.status, refused.cookie]).toEqual([403, null]);
    expect((await act('sign-in-passkey-begin', {}, null)).status).toBe(401);
  });

  it('can’t be requested by another site', async () => {
    const account = await newcomer();
    const foreign = { headers: { Origin: 'https://evil.example' } };
    expect((await act('totp-begin', {}, account.cookie, foreign)).status).toBe(400);
    expect((await act('nothing', {}, account.cookie)).status).toBe(404);
    expect((await act('constructor', {}, account.cookie)).status).toBe(404);
  });
});
