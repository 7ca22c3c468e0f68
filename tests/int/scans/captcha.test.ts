import { Pool } from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, testEnvironment } from '../../support/database';
import { solve } from '../support/captcha';

/** Two processes behind one address: requests alternate between their pools. */
const processes = vi.hoisted(() => ({ pools: [] as unknown[], asked: 0 }));
vi.mock('@/platform/cms', () => ({
  getCms: async () => {
    processes.asked += 1;
    return { db: { pool: processes.pools[processes.asked % 2] } };
  },
}));

const database = await createTestDatabase();
Object.assign(process.env, await testEnvironment(database));
const pools = [1, 2].map(() => new Pool({ connectionString: database.url }));
processes.pools.push(...pools);
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

const { makeChallenge, takeSolution } = await import('@/scans/actions/visitor-proofs');

/** A solved puzzle issued some minutes ago. */
async function solution(minutesAgo = 0, change: object = {}): Promise<string> {
  return solve(await makeChallenge(Date.now() - minutesAgo * 60_000), change);
}

describe('a solved CAPTCHA', () => {
  it('is accepted once, even when several processes receive it simultaneously', async () => {
    const solved = await solution();
    const taken = await Promise.all(Array.from({ length: 10 }, () => takeSolution(solved)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    // The next request goes to the other process.
    const later = [await takeSolution(solved), await takeSolution(solved)];
    expect(later).toEqual([false, false]);
    expect(processes.asked).toBeGreaterThanOrEqual(12);
  });

  it('is valid for ten minutes', async () => {
    expect(await takeSolution(await solution(9))).toBe(true);
    expect(await takeSolution(await solution(11))).toBe(false);
  });

  it('is refused when the client changed its difficulty or expiry', async () => {
    expect(await takeSolution(await solution(0, { cost: 1 }))).toBe(false);
    expect(await takeSolution(await solution(0, { expiresAt: 9_999_999_999 }))).toBe(false);
  });

  it.each([null, '', 'nonsense', 'e30=', 'bnVsbA==', 'eyJjaGFsbGVuZ2UiOnt9fQ=='])(
    'is refused when malformed: %s',
    async (nonsense) => {
      expect(await takeSolution(nonsense)).toBe(false);
    },
  );
});
