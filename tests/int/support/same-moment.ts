import type { Payload } from 'payload';
import { expect, vi } from 'vitest';

const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`;

/**
 * Makes several requests wait for one advisory lock, and then releases it.
 *
 * @param name of the lock, as `hashtext` takes it
 */
export async function atTheSameMoment<Answer>(
  { db }: Payload,
  name: string,
  requests: (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const gate = await db.pool.connect();
  try {
    await gate.query('select pg_advisory_lock(hashtext($1))', [name]);
    const answers = requests.map((send) => send());
    await vi.waitFor(async () => {
      expect((await db.pool.query(waiting)).rows).toHaveLength(requests.length);
    }, 30_000);
    await gate.query('select pg_advisory_unlock(hashtext($1))', [name]);
    return await Promise.all(answers);
  } finally {
    gate.release();
  }
}
