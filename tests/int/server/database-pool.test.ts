import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/platform/database/adapter';
import { withClient } from '../../../src/platform/postgres/site-database.ts';
import { startTestPayload, type TestPayload } from '../../support/one-cms.ts';
import { waitUntil } from '../../support/wait-until.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await startTestPayload();
});
afterAll(() => test.stop());

/** Has the effect of a PostgreSQL restart on the site’s connections. */
async function endAllConnections(): Promise<void> {
  await withClient(test.database.adminUrl, (client) =>
    client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [test.database.name],
    ),
  );
}

describe('the site’s connections', () => {
  it('are replaced when PostgreSQL ends idle ones', async () => {
    const { payload } = test;
    await Promise.all([1, 2, 3, 4].map(() => payload.count({ collection: 'users' })));
    await endAllConnections();
    await waitUntil(() => payload.db.pool.idleCount === 0);
    expect(await payload.count({ collection: 'users' })).toEqual({ totalDocs: 0 });
  });

  it('are replaced when PostgreSQL ends one during a transaction', async () => {
    const { payload } = test;
    const transactionID = await payload.db.beginTransaction();
    if (!transactionID) throw new Error('there should be a transaction');
    await payload.count({ collection: 'users', req: { transactionID } });
    await endAllConnections();
    await expect(payload.count({ collection: 'users', req: { transactionID } })).rejects.toThrow();
    await payload.db.rollbackTransaction(transactionID).catch(() => {});
    await waitUntil(() =>
      payload.count({ collection: 'users' }).then(
        () => true,
        () => false,
      ),
    );
  });

  it('are few and have limits', async () => {
    const { pool } = test.payload.db;
    const { rows } = await pool.query(
      "select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle",
    );
    expect(rows).toEqual([{ statement: '30s', idle: '1min' }]);
    expect(pool.options.max).toBe(10);
  });

  it('are all released, so that closing the pool ends', async () => {
    const { pool } = test.payload.db;
    await waitUntil(() => pool.idleCount === pool.totalCount);
    await closeDatabase(test.payload);
    expect(pool.ended).toBe(true);
  });
});
