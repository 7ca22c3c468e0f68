import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { poolSettings, surviveLostConnections } from '@/platform/database/adapter';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { waitUntil } from '../../support/wait-until.ts';

/** A network in front of PostgreSQL that can swallow everything on its open connections. */
function createNetwork(to: URL) {
  const pairs: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    pairs.push([near, far]);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  return {
    server,
    swallow() {
      for (const [near, far] of pairs) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
  };
}

let database: TestDatabase;
let network: ReturnType<typeof createNetwork>;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase('empty');
  const url = new URL(database.url);
  network = createNetwork(new URL(database.url));
  network.server.listen(0, '127.0.0.1');
  await once(network.server, 'listening');
  url.port = String((network.server.address() as AddressInfo).port);
  const settings = poolSettings({ connectionString: url.href, statementTimeoutMs: 200 });
  expect(settings.query_timeout).toBe(5_200);
  pool = new pg.Pool({ ...settings, query_timeout: 400, max: 1 });
  surviveLostConnections(pool as never, () => {});
});
afterAll(async () => {
  await pool.end();
  network.server.close();
  await database.drop();
});

it('fails a query whose answer never comes, and uses that connection no more', async () => {
  await pool.query('select 1');
  network.swallow();
  await expect(pool.query('select 1')).rejects.toThrow('Query read timeout');
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
});

it('gives a transaction’s connection up, whose undoing would wait as well', async () => {
  const client = await pool.connect();
  await client.query('begin');
  network.swallow();
  await expect(client.query('select 1')).rejects.toThrow('Query read timeout');
  await expect(client.query('rollback')).rejects.toThrow(/not queryable|terminated|closed/);
  client.release();
  expect((await pool.query('select 3 as three')).rows).toEqual([{ three: 3 }]);
  await waitUntil(() => pool.totalCount === 1);
});
