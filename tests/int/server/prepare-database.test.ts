import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withClient } from '../../../src/server/postgres/site-database.ts';
import {
  describePreparation,
  type Preparation,
  prepareDatabase,
} from '../../../src/server/supervisor/prepare-database.ts';
import { StepFailed } from '../../../src/server/supervisor/run-step.ts';
import { createTestDatabase, type TestDatabase, testEnvironment } from '../../support/database.ts';
import { outsideVitest, projectRoot } from '../../support/run-node.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  [database, folder] = await Promise.all([createTestDatabase('empty'), makeTempDir('prepare')]);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function prepare(
  of: TestDatabase,
  changes: Record<string, string> = {},
): Promise<Preparation> {
  const env = outsideVitest({ ...(await testEnvironment(of)), ...changes });
  const logs = await makeTempDir('prepare-logs');
  try {
    const signal = new AbortController().signal;
    return await prepareDatabase({ root: projectRoot, env, logs, onWait: () => {}, signal });
  } finally {
    await rm(logs, { recursive: true });
    await rm(path.dirname(env.DATA_DIR ?? ''), { recursive: true, force: true });
  }
}

async function count(of: TestDatabase, table: string): Promise<number> {
  const { rows } = await withClient(of.url, (client) =>
    client.query(`select count(*) from ${table}`),
  );
  return Number(rows[0].count);
}

it('is done once when two starts meet on an empty database', async () => {
  const both = await Promise.all([prepare(database), prepare(database)]);
  const [worked, idle] = both.sort((a, b) => b.migrations.length - a.migrations.length);
  expect(worked?.migrations.length).toBeGreaterThan(0);
  expect(worked).toMatchObject({
    wroteContent: true,
    firstAdmin: {
      email: 'admin@example.com',
      password: expect.stringMatching(/^([a-hj-km-np-z2-9]{4}-){3}[a-hj-km-np-z2-9]{4}$/),
    },
  });
  expect(idle).toMatchObject({ migrations: [], wroteContent: false });
  expect(idle?.firstAdmin).toBeUndefined();
  expect(await count(database, 'users')).toBe(1);
  expect(await count(database, 'payload_migrations')).toBe(worked?.migrations.length);
});

it('leaves a database in use as it is, and shows no password a second time', async () => {
  const packages = await count(database, 'packages');
  await withClient(database.url, (client) =>
    client.query('delete from packages where id = (select min(id) from packages)'),
  );
  const again = await prepare(database);
  expect(describePreparation(again)).toBe('up to date');
  expect(await count(database, 'packages')).toBe(packages - 1);
});

it('makes the first account as it is told, and does not repeat a password that was given', async () => {
  const own = await createTestDatabase();
  try {
    const result = await prepare(own, {
      ADMIN_EMAIL: 'owner@example.org',
      ADMIN_PASSWORD: 'given-by-the-operator',
    });
    expect(result.firstAdmin).toEqual({ email: 'owner@example.org' });
    expect(result.migrations).toEqual([]);
    expect(result.wroteContent).toBe(true);
    const { rows } = await withClient(own.url, (client) =>
      client.query('select email, role from users'),
    );
    expect(rows).toEqual([{ email: 'owner@example.org', role: 'admin' }]);
  } finally {
    await own.drop();
  }
});

it('refuses a database that development mode has changed instead of waiting for an answer', async () => {
  const own = await createTestDatabase();
  try {
    await withClient(own.url, (client) =>
      client.query("insert into payload_migrations (name, batch) values ('dev', -1)"),
    );
    const failure = await prepare(own).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StepFailed);
    expect((failure as StepFailed).log).toContain('development mode');
  } finally {
    await own.drop();
  }
});
