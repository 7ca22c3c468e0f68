import { afterAll, describe, expect, it } from 'vitest';
import { type Account, makeAccount, startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const stranger = await site.as('anonymous');
const withCookie = (cookie: string) => ({ headers: { Cookie: cookie } });
const login = ({ email, password }: Pick<Account, 'email' | 'password'>) =>
  stranger('POST', '/users/login', { body: { email, password } });

describe('signing in', () => {
  it('sets a cookie that scripts and other sites can’t read', async () => {
    const account = await site.accountOf('sales');
    const { headers } = await login(account);
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Path=\//i);
  });

  it('never puts the token into the answer', async () => {
    const account = await makeAccount(site.payload, stranger, 'sales');
    const token = account.cookie.split('=')[1] ?? '';
    const answers = [
      await login(account),
      await stranger('GET', '/users/me', withCookie(account.cookie)),
      await stranger('POST', '/users/refresh-token', withCookie(account.cookie)),
    ];
    for (const { status, text, body } of answers) {
      expect(status).toBe(200);
      expect(text).not.toContain(token);
      expect(text).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
      expect(body.token).toBeUndefined();
      expect(body.refreshedToken).toBeUndefined();
      expect(text).not.toMatch(/"(hash|salt|password|resetPasswordToken)"/);
    }
  });

  it('gives the same answer for a wrong password and an unknown address', async () => {
    const { email } = await site.accountOf('sales');
    const wrong = await login({ email, password: 'not this one' });
    const unknown = await login({ email: 'nobody@studio.example', password: 'not this one' });
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text]);
    expect(wrong.status).toBe(401);
  });

  it('locks no account: five wrong passwords from another address don’t keep the owner out', async () => {
    const account = await makeAccount(site.payload, stranger, 'editor');
    const { email } = account;
    const body = { email, password: 'wrong' };
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await stranger('POST', '/users/login', {
        body,
        headers: { 'x-client-address': '203.0.113.7' },
      });
    }
    expect((await login(account)).status).toBe(200);
    for (const viewer of ['anonymous', 'sales', 'editor', 'admin'] as const) {
      const answer = await (await site.as(viewer))('POST', '/users/unlock', { body: { email } });
      expect(answer.status, viewer).toBe(403);
    }
  });
});

describe('a session', () => {
  it('ends with signing out: its cookie opens nothing afterwards', async () => {
    const { cookie } = await makeAccount(site.payload, stranger, 'admin');
    expect((await stranger('GET', '/users', withCookie(cookie))).status).toBe(200);
    expect((await stranger('POST', '/users/logout', withCookie(cookie))).status).toBe(200);
    expect((await stranger('GET', '/users', withCookie(cookie))).status).toBe(403);
    expect((await stranger('POST', '/users/refresh-token', withCookie(cookie))).status).toBe(403);
  });

  it('ends with the account', async () => {
    const { id, cookie } = await makeAccount(site.payload, stranger, 'admin');
    await site.payload.delete({ collection: 'users', id });
    expect((await stranger('GET', '/users', withCookie(cookie))).status).toBe(403);
  });

  it('follows the role of the account, not the role at sign-in', async () => {
    const { id, cookie } = await makeAccount(site.payload, stranger, 'admin');
    await site.payload.update({ collection: 'users', id, data: { role: 'sales' } });
    const body = { name: 'x', email: 'x@studio.example', password: 'x'.repeat(12), role: 'admin' };
    const answer = await stranger('POST', '/users', { body, headers: { Cookie: cookie } });
    expect(answer.status).toBe(403);
  });

  it.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['a sandboxed frame', { Origin: 'null' }],
    ['a neighbour’s port', { Origin: 'http://localhost:3001' }],
    ['an address that begins like ours', { Origin: 'http://localhost:3000.evil.example' }],
    ['a form of another site', { Origin: '', 'Sec-Fetch-Site': 'cross-site' }],
    ['no page at all', { Origin: '' }],
  ])('does not count in a request from %s', async (_where, headers: Record<string, string>) => {
    const { cookie } = await site.accountOf('admin');
    const body = { alt: 'x' };
    const send = { headers: { Cookie: cookie, ...headers } };
    expect((await stranger('GET', '/users', send)).status).toBe(403);
    expect((await stranger('GET', '/users/me', send)).body.user).toBeNull();
    expect((await stranger('POST', '/cities', { body, ...send })).status).toBe(403);
  });
});

describe('the first account', () => {
  it('can’t be made over REST once there is one', async () => {
    await site.accountOf('admin');
    const body = { email: 'first@studio.example', password: 'x'.repeat(12), role: 'admin' };
    for (const viewer of ['anonymous', 'sales', 'editor'] as const) {
      const send = await site.as(viewer);
      expect((await send('POST', '/users/first-register', { body })).status, viewer).toBe(403);
    }
    const { totalDocs } = await site.payload.count({
      collection: 'users',
      where: { email: { equals: body.email } },
    });
    expect(totalDocs).toBe(0);
  });
});

describe.each(['editor', 'sales'] as const)('%s', (role) => {
  it('changes their own name and password, never their role', async () => {
    const account = await makeAccount(site.payload, stranger, role);
    const send = { headers: { Cookie: account.cookie } };
    const body = { name: 'New name', role: 'admin' };
    const answer = await stranger('PATCH', `/users/${account.id}`, { body, ...send });
    expect(answer.status).toBe(200);
    const now = await site.payload.findByID({ collection: 'users', id: account.id });
    expect(now).toMatchObject({ name: 'New name', role });
  });

  it('sees only the names of other accounts, and changes nothing', async () => {
    const admin = await makeAccount(site.payload, stranger, 'admin');
    const own = await site.accountOf(role);
    const send = await site.as(role);
    const { body } = await send(
      'GET',
      '/users?limit=0&depth=2&select[email]=true&select[name]=true',
    );
    expect(body.docs).toHaveLength((await site.payload.count({ collection: 'users' })).totalDocs);
    const full = await send('GET', '/users?limit=0&depth=2');
    for (const doc of full.body.docs as unknown as Record<string, unknown>[]) {
      const { id, name, createdAt, updatedAt, collection, ...rest } = doc;
      expect(name).toBeTruthy();
      if (id === own.id) expect(rest).toMatchObject({ email: own.email, role });
      else expect(rest).toEqual({ sessions: [] });
    }
    for (const query of ['', '?select[email]=true', '?depth=2&showHiddenFields=true']) {
      const one = await send('GET', `/users/${admin.id}${query}`);
      expect(one.status).toBe(200);
      // Edition hashes of the form’s fields. This account can’t read the others, so they are empty.
      const { _edition, ...told } = one.body;
      expect(JSON.stringify(told)).not.toMatch(
        /@|"(role|hash|salt|resetPassword\w+|lastSignInAt|lockUntil)"/,
      );
      expect(one.body.sessions ?? []).toEqual([]);
    }
    const taken = {
      name: 'Taken over',
      email: 'mine@studio.example',
      password: 'three random words',
    };
    expect((await send('PATCH', `/users/${admin.id}`, { body: taken })).status).toBe(403);
    expect((await login(admin)).status).toBe(200);
  });

  it('can’t find out more about other accounts through queries', async () => {
    const { email } = await site.accountOf('admin');
    const send = await site.as(role);
    for (const query of [
      `where[email][equals]=${email}`,
      'where[or][0][email][like]=studio',
      'where[role][equals]=admin',
      'where[invitedAt][exists]=true',
      'where[lastSignInAt][exists]=true',
      'where[sessions.id][exists]=true',
    ]) {
      expect((await send('GET', `/users?${query}`)).status, query).toBe(400);
      expect((await send('GET', `/users/count?${query}`)).status, query).toBe(400);
    }
  });

  it('gets no more fields of a colleague through a document that refers to them', async () => {
    const admin = await site.accountOf('admin');
    const { id } = await site.payload.create({
      collection: 'price-changes',
      data: { summary: 'A price', state: 'saved', changes: [], user: admin.id },
    });
    const send = await site.as(role);
    const { body, text } = await send('GET', `/price-changes/${id}?depth=3`);
    expect(body.user).toMatchObject({ id: admin.id, name: 'The admin' });
    expect(text).not.toMatch(/@studio|"(role|hash|salt|resetPassword\w+|lockUntil|lastSignInAt)"/);
    const secrets = ['hash', 'salt', 'resetPasswordToken', 'resetPasswordExpiration'];
    for (const field of [...secrets, 'email', 'role', 'lastSignInAt', 'sessions.id']) {
      const query = `where[user.${field}][exists]=true`;
      expect((await send('GET', `/price-changes?${query}`)).status, field).toBe(400);
      const sorted = await send('GET', `/price-changes?sort=user.${field}`);
      expect(sorted.status, field).toBe(400);
    }
  });

  it('can’t read the secrets of an account by filter or order', async () => {
    const send = await site.as(role);
    const secrets = ['hash', 'salt', 'resetPasswordToken', 'resetPasswordExpiration'];
    for (const field of [...secrets, 'email', 'role']) {
      const filtered = await send('GET', `/users?where[${field}][exists]=true`);
      expect(filtered.status, field).toBe(400);
      for (const sort of [field, `-${field}`, `name,${field}`]) {
        expect((await send('GET', `/users?sort=${sort}`)).status, sort).toBe(400);
      }
    }
    for (const field of secrets) {
      const { text } = await send('GET', `/users?select[${field}]=true`);
      expect(text, field).not.toContain(`"${field}":`);
    }
  });
});
