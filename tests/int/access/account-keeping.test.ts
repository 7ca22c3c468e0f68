import { afterAll, describe, expect, it } from 'vitest';
import { lastAdminWords } from '@/accounts/rules/accounts';
import { startAccounts } from '../support/accounts';
import { nextNumber } from '../support/documents';
import { makeData } from '../support/make-data';
import { startSite } from '../support/running-site';

const site = await startSite();
const { payload } = site;
afterAll(site.stop);

const { admin, boss, cookieOf, isIn, logOf, signIn, somebody, stranger } =
  await startAccounts(site);
const sessionsOf = async (id: number) =>
  (await payload.findByID({ collection: 'users', id })).sessions?.map((one) => one.id) ?? [];

describe('a session', () => {
  it('is refused at once after its owner ends it; other sessions remain', async () => {
    const account = await somebody('editor');
    const elsewhere = await signIn(account);
    const third = await signIn(account);
    const ids = await sessionsOf(account.id);
    const answer = await stranger('POST', `/users/${account.id}/end-sessions`, {
      body: { session: ids[1] },
      ...cookieOf(account.cookie),
    });
    expect(answer.status, answer.text).toBe(200);
    const left = answer.body.sessions as unknown as { id: string; isThisOne: boolean }[];
    expect(left.map(({ id, isThisOne }) => [id, isThisOne])).toEqual([
      [ids[2], false],
      [ids[0], true],
    ]);
    expect(await isIn(elsewhere)).toBe(false);
    expect((await stranger('GET', '/media', cookieOf(elsewhere))).status).toBe(403);
    expect((await stranger('GET', '/users', cookieOf(elsewhere))).status).toBe(403);
    const refreshed = await stranger('POST', '/users/refresh-token', cookieOf(elsewhere));
    expect(refreshed.status).toBe(403);
    expect([await isIn(account.cookie), await isIn(third)]).toEqual([true, true]);

    const others = await stranger('POST', `/users/${account.id}/end-sessions`, {
      body: { all: 'others' },
      ...cookieOf(account.cookie),
    });
    expect(others.body.sessions).toMatchObject([{ id: ids[0] }]);
    expect([await isIn(account.cookie), await isIn(third)]).toEqual([true, false]);
  });

  it('is named by its browser, read from the log', async () => {
    const account = await somebody('sales');
    const agent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const { email, password } = account;
    const there = { body: { email, password }, headers: { 'User-Agent': agent } };
    await stranger('POST', '/users/login', there);
    const answer = await admin('POST', `/users/${account.id}/end-sessions`, {
      body: { session: 'none of theirs' },
    });
    const [first] = answer.body.sessions as unknown as { device: string | null }[];
    expect(first?.device).toBe('Firefox on Windows');
  });

  it('can be ended by an admin for any account, and by no other colleague', async () => {
    const account = await somebody('sales');
    const path = `/users/${account.id}/end-sessions`;
    for (const viewer of ['anonymous', 'editor', 'sales'] as const) {
      const send = await site.as(viewer);
      expect((await send('POST', path, { body: { all: 'others' } })).status, viewer).toBe(403);
    }
    expect(await isIn(account.cookie)).toBe(true);
    expect((await admin('POST', path, { body: { all: 'others' } })).body.sessions).toEqual([]);
    expect(await isIn(account.cookie)).toBe(false);
    expect(await logOf('session-ended', 'Of The sales')).toMatchObject([{ account: boss.id }]);
  });

  it('of another account can’t be ended by its id', async () => {
    const [mine, theirs] = [await somebody('sales'), await somebody('admin')];
    const [session] = await sessionsOf(theirs.id);
    const path = `/users/${mine.id}/end-sessions`;
    await stranger('POST', path, { body: { session }, ...cookieOf(mine.cookie) });
    expect(await isIn(theirs.cookie)).toBe(true);
    for (const body of [{}, { all: 'yes' }, { session: '' }, null]) {
      const { status } = await stranger('POST', path, { body, ...cookieOf(mine.cookie) });
      expect(status).toBe(400);
    }
  });
});

describe('a role', () => {
  it('is changed by another admin, never by the account itself', async () => {
    const second = await somebody('admin');
    const own = await admin('PATCH', `/users/${boss.id}`, { body: { role: 'sales' } });
    expect(own.status).toBe(200);
    expect((await payload.findByID({ collection: 'users', id: boss.id })).role).toBe('admin');
    const answer = await admin('PATCH', `/users/${second.id}`, { body: { role: 'sales' } });
    expect(answer.status).toBe(200);
    expect((await payload.findByID({ collection: 'users', id: second.id })).role).toBe('sales');
    expect(await logOf('role-changed', 'The admin: admin is sales now')).toHaveLength(1);
    await payload.delete({ collection: 'users', id: second.id });
  });

  it('of the last admin stays, even when two admins demote each other at once', async () => {
    const only = async () =>
      payload.delete({
        collection: 'users',
        where: { role: { equals: 'admin' }, id: { not_equals: boss.id } },
      });
    await only();
    const demoted = payload.update({ collection: 'users', id: boss.id, data: { role: 'sales' } });
    await expect(demoted).rejects.toMatchObject({
      data: { errors: [{ path: 'role', message: lastAdminWords.demoted }] },
    });
    const deleted = await admin('DELETE', `/users/${boss.id}`);
    expect([deleted.status, deleted.body.errors]).toEqual([
      409,
      [{ message: lastAdminWords.deleted }],
    ]);

    const rival = await somebody('admin');
    const answers = await Promise.all([
      admin('PATCH', `/users/${rival.id}`, { body: { role: 'editor' } }),
      stranger('PATCH', `/users/${boss.id}`, {
        body: { role: 'editor' },
        ...cookieOf(rival.cookie),
      }),
    ]);
    expect(answers.map(({ status }) => status)).toContain(200);
    const { totalDocs } = await payload.count({
      collection: 'users',
      where: { role: { equals: 'admin' } },
    });
    expect(totalDocs).toBe(1);
    // Either admin may have won the race. The remaining tests need the first one as admin.
    await payload.update({ collection: 'users', id: boss.id, data: { role: 'admin' } });
    await only();
  });
});

describe('deleting an account', () => {
  const enquiry = (owner: number, status: string) =>
    payload.create({
      collection: 'submissions',
      data: { ...makeData.submissions?.(nextNumber()), owner, status } as never,
    });
  const ownerOf = async (id: number) =>
    (await payload.findByID({ collection: 'submissions', id, depth: 0 })).owner;

  it('is refused while the account is responsible for documents, then clears its other references', async () => {
    const [leaver, taker] = [await somebody('sales'), await somebody('sales')];
    const [open, closed] = [await enquiry(leaver.id, 'new'), await enquiry(leaver.id, 'won')];
    const refused = await admin('DELETE', `/users/${leaver.id}`);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('looks after 1 enquiry not closed yet');

    const path = `/users/${leaver.id}/hand-over`;
    for (const viewer of ['anonymous', 'editor', 'sales'] as const) {
      const send = await site.as(viewer);
      expect((await send('POST', path, { body: { to: taker.id } })).status, viewer).toBe(403);
    }
    const editor = await site.accountOf('editor');
    for (const [to, words] of [
      [leaver.id, 'Choose another colleague'],
      [editor.id, 'Editors see no enquiries'],
      [999_999, 'This account is gone'],
    ] as const) {
      expect((await admin('POST', path, { body: { to } })).text).toContain(words);
    }
    const done = await admin('POST', path, { body: { to: taker.id } });
    expect(done.body.moved, done.text).toBe(1);
    expect(await ownerOf(open.id)).toBe(taker.id);

    const { status, text } = await admin('DELETE', `/users/${leaver.id}`);
    expect(status, text).toBe(200);
    expect(await isIn(leaver.cookie)).toBe(false);
    expect(await ownerOf(closed.id)).toBeNull();
    expect(await logOf('account-deleted', leaver.email)).toMatchObject([{ account: boss.id }]);

    const toNobody = await admin('POST', `/users/${taker.id}/hand-over`, { body: { to: null } });
    expect(toNobody.body.moved).toBe(1);
    expect(await ownerOf(open.id)).toBeNull();
  });

  it('works on one’s own account when there is another admin', async () => {
    const admin2 = await somebody('admin');
    const answer = await stranger('DELETE', `/users/${admin2.id}`, cookieOf(admin2.cookie));
    expect(answer.status, answer.text).toBe(200);
    expect(await logOf('account-deleted', admin2.email)).toHaveLength(1);
  });
});
