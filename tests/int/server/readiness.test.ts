import { afterAll, expect, it } from 'vitest';
import { isReady } from '@/platform/database/readiness';
import { withClient } from '../../../src/platform/postgres/site-database.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { startSite } from '../support/running-site.ts';

const site = await startSite();
const { payload } = site;
const { pool } = payload.db;
const { GET } = await import('@/app/readyz/route');
const status = async () => (await GET()).status;

const asAdmin = (...statements: string[]) =>
  withClient(pool.options.connectionString ?? '', async (client) => {
    for (const sql of statements) await client.query(sql);
  });
const endChecks = () =>
  asAdmin(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site-readiness' and datname = current_database()",
  );

afterAll(() => site.stop());

it('says yes while every connection of the site is busy', async () => {
  const busy = await Promise.all(
    Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()),
  );
  expect(pool.idleCount).toBe(0);
  expect(await status()).toBe(200);
  for (const client of busy) client.release();
});

it('says no while the database takes no writes, and yes again after that', async () => {
  expect(await status()).toBe(200);
  const name = new URL(pool.options.connectionString ?? '').pathname.slice(1);
  await asAdmin(`alter database ${name} set default_transaction_read_only = on`);
  await endChecks();
  await waitUntil(async () => (await status()) === 503);
  // Reading still works.
  await payload.count({ collection: 'users' });
  await asAdmin(
    'set default_transaction_read_only = off',
    `alter database ${name} reset default_transaction_read_only`,
  );
  await endChecks();
  await waitUntil(async () => (await status()) === 200);
});

it('writes rarely, however often it is asked', async () => {
  await waitUntil(() => isReady(payload));
  const commits = `select xact_commit::int as commits from pg_stat_database where datname = current_database()`;
  const count = async () => {
    await asAdmin('select pg_stat_force_next_flush()').catch(() => {});
    return (await pool.query<{ commits: number }>(commits)).rows[0]?.commits ?? 0;
  };
  const before = await count();
  await Promise.all(Array.from({ length: 500 }, status));
  expect((await count()) - before).toBeLessThan(100);
});
