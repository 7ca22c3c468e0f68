import { afterAll, describe, expect, it } from 'vitest';
import { type Account, makeAccount, startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const stranger = await site.as('anonymous');
const withCookie = (cookie: string) => ({ headers: { Cookie: cookie } });
const login = ({ email, password }: Pick<Account, 'email' | 'password'>) =>
  stranger('POST', '/users/login', { body: { email, password } });

describe('signing in', () => {
  it('sets a cookie that scripts and other sites don’t get', async () => {
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

  it('says the same about a wrong password and an unknown address', async () => {
    const { email } = await site.accountOf('sales');
    const wrong = await login({ email, password: 'not this one' });
    const unknown = await login({ email: 'nobody@studio.example', password: 'not this one' });
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text]);
    expect(wrong.status).toBe(401);
  });

  it('is locked after five wrong passwords, also for the right one, until an admin unlocks', async () => {
    const account = await makeAccount(site.payload, stranger, 'editor');
    const { email } = account;
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await login({ email, password: 'wrong' })).status).toBe(401);
    }
    expect((await login(account)).status).toBe(401);
    for (const viewer of ['anonymous', 'sales', 'editor'] as const) {
      const answer = await (await site.as(viewer))('POST', '/users/unlock', { body: { email } });
      expect(answer.status, viewer).toBe(403);
    }
    const admin = await site.as('admin');
    expect((await admin('POST', '/users/unlock', { body: { email } })).status).toBe(200);
    expect((await login(account)).status).toBe(200);
  });
});

describe('a session', () => {
  it('is over after signing out: its cookie opens nothing any more', async () => {
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

describe('a forgotten password', () => {
  it('is answered the same way whether or not the address is known', async () => {
    const { email } = await site.accountOf('sales');
    const ask = (address: string) =>
      stranger('POST', '/users/forgot-password', { body: { email: address } });
    const [known, unknown] = [await ask(email), await ask('nobody@studio.example')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(known.text).not.toContain('token');
  });

  it('is not changed with a token that was made up', async () => {
    for (const token of ['made-up', '', null]) {
      const body = { token, password: 'a long new pass phrase' };
      const { status } = await stranger('POST', '/users/reset-password', { body });
      expect(status).toBeGreaterThanOrEqual(400);
    }
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

  it('sees and changes no other account', async () => {
    const admin = await site.accountOf('admin');
    const send = await site.as(role);
    const { id } = await site.accountOf(role);
    const list = await send('GET', '/users?limit=0&depth=2');
    expect(list.body.docs).toMatchObject([{ id }]);
    expect((await send('GET', `/users/${admin.id}`)).status).toBe(404);
    const body = { name: 'Taken over', email: 'mine@studio.example', password: 'x'.repeat(12) };
    expect((await send('PATCH', `/users/${admin.id}`, { body })).status).toBe(403);
    expect((await login(admin)).status).toBe(200);
  });

  it('finds out nothing about others by asking for it', async () => {
    const { email } = await site.accountOf('admin');
    const send = await site.as(role);
    for (const query of [`where[email][equals]=${email}`, 'where[role][equals]=admin']) {
      expect((await send('GET', `/users?${query}`)).body.docs).toEqual([]);
      expect((await send('GET', `/users/count?${query}`)).body.totalDocs).toBe(0);
    }
  });

  it('can’t read the secrets of an account by filter or order', async () => {
    const send = await site.as(role);
    for (const field of ['hash', 'salt', 'resetPasswordToken', 'loginAttempts', 'lockUntil']) {
      const filtered = await send('GET', `/users?where[${field}][exists]=true`);
      expect(filtered.text, field).not.toContain('"totalDocs":1');
      expect((await send('GET', `/users?select[${field}]=true`)).text, field).not.toContain(
        `"${field}":`,
      );
    }
  });
});
