import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rateLimits } from '@/platform/rate-limits';
import { startDoors } from '../support/doors';

const wait = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: wait,
}));

const { site, somebody, newcomer, sql, begin, log } = await startDoors();
const { signInAdmin } = await import('@/accounts/actions/sign-in');

beforeEach(begin);
afterAll(site.stop);

/** Signs an account in to the dashboard. */
const dashboard = (email: unknown, password: unknown, { from } = somebody()) =>
  signInAdmin({ email, password }, new Headers(from));

describe('wrong passwords', () => {
  it('at one account from one address wait, each time longer; other addresses don’t', async () => {
    const account = await newcomer();
    const guesser = somebody();
    const { points } = rateLimits.signIn;
    const guess = { email: account.email, password: 'not this one' };
    const tries = await Promise.all(Array.from({ length: points + 3 }, () => guesser.cms(guess)));
    const statuses = tries.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(points).fill(401), 429, 429, 429]);
    const late = await guesser.cms(account);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(20);
    expect(Number(late.headers.get('retry-after'))).toBeLessThanOrEqual(30);
    expect(late.text).toMatch(/Too many tries from here\. Try again in \d\d seconds\./);
    const { outcome } = await dashboard(account.email, account.password, guesser);
    expect(outcome).toMatchObject({ error: expect.stringContaining('Too many tries from here.') });
    // The owner has another address, or uses another account.
    expect((await somebody().cms(account)).status).toBe(200);
    expect((await guesser.cms(await newcomer())).status).toBe(200);

    const afterWait = () => sql(`update rate_limits set expire = 0 where key like 'signIn:%'`);
    for (const seconds of [60, 120]) {
      await afterWait();
      for (let n = 0; n < points; n += 1) expect((await guesser.cms(guess)).status).toBe(401);
      const longer = await guesser.cms(guess);
      expect(longer.headers.get('retry-after')).toBe(String(seconds));
    }
    await afterWait();
    expect((await guesser.cms(account)).status).toBe(200);
    for (let n = 0; n < points; n += 1) await guesser.cms(guess);
    expect((await guesser.cms(guess)).headers.get('retry-after')).toBe('30');
  });

  it('at one account don’t keep it locked: continued attempts make no wait longer', async () => {
    const account = await newcomer();
    const guesser = somebody();
    const guess = { email: account.email, password: 'not this one' };
    for (let n = 0; n < rateLimits.signIn.points + 1; n += 1) await guesser.cms(guess);
    const until = async () =>
      (await sql("select expire from rate_limits where key like 'signIn:%'")).rows[0]?.expire;
    const first = await until();
    for (let n = 0; n < 5; n += 1) expect((await guesser.cms(guess)).status).toBe(429);
    expect(await until()).toBe(first);
  });

  it('at many accounts are counted for each address', async () => {
    const account = await newcomer();
    const guesser = somebody();
    const { points } = rateLimits.signInFrom;
    const tries = await Promise.all(
      Array.from({ length: points + 2 }, (_, index) =>
        guesser.cms({ email: `guess-${index}@studio.example`, password: 'not this one' }),
      ),
    );
    const statuses = tries.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(points).fill(401), 429, 429]);
    expect((await guesser.cms(account)).status).toBe(429);
    expect((await somebody().cms(account)).status).toBe(200);
  });

  it('at one account from many addresses are slowed, whether it exists or not, and never refused', async () => {
    const account = await newcomer();
    const { points } = rateLimits.signInAccount;
    for (const email of ['no-such-account@studio.example', account.email]) {
      const guess = () =>
        somebody().cms({ email: ` ${email.toUpperCase()}`, password: 'not this one' });
      expect((await guess()).status).toBe(401);
      expect(wait).not.toHaveBeenCalled();
      await sql("update rate_limits set points = $1 where key like 'signInAccount:%'", [points]);
      expect((await guess()).status).toBe(401);
      expect(wait.mock.calls).toEqual([[2_000]]);
      if (email === account.email) {
        // The correct password is slowed as well, and signs the owner in.
        expect((await somebody().cms(account)).status).toBe(200);
        expect(wait).toHaveBeenCalledTimes(2);
      }
      const { rows } = await sql('select key from rate_limits');
      expect(JSON.stringify(rows)).not.toMatch(/@/);
      await sql('delete from rate_limits');
      wait.mockClear();
    }
    expect(await log()).toContainEqual(
      expect.objectContaining({
        event: 'sign-in-blocked',
        detail: expect.stringContaining('slowed'),
      }),
    );
  });
});
