import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrations as known } from '../../../src/migrations/index.ts';
import { readManifest } from '../../../src/platform/backup/manifest.ts';
import { withClient } from '../../../src/platform/postgres/site-database.ts';
import { describePreparation } from '../../../src/platform/supervisor/prepare-database.ts';
import { StepFailed } from '../../../src/platform/supervisor/run-step.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { makeTempDir } from '../../support/temp-dir.ts';
import { prepare } from '../support/prepare.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(() => database.drop());

async function count(of: TestDatabase, table: string): Promise<number> {
  const { rows } = await withClient(of.url, (client) =>
    client.query(`select count(*) from ${table}`),
  );
  return Number(rows[0].count);
}

it('happens once when three starts find an empty database', async () => {
  const all = await Promise.all([prepare(database), prepare(database), prepare(database)]);
  const [worked, ...idle] = all.sort((a, b) => b.migrations.length - a.migrations.length);
  expect(worked?.migrations.length).toBeGreaterThan(0);
  expect(worked).toMatchObject({
    wroteContent: true,
    firstAdmin: {
      email: 'admin@example.com',
      password: expect.stringMatching(/^([a-hj-km-np-z2-9]{4}-){3}[a-hj-km-np-z2-9]{4}$/),
    },
  });
  const nothing = { type: 'prepared', migrations: [], wroteContent: false };
  expect(idle).toEqual([nothing, nothing]);
  expect(await count(database, 'users')).toBe(1);
  expect(await count(database, 'payload_migrations')).toBe(worked?.migrations.length);
});

it('leaves a used database unchanged, and shows no password again', async () => {
  const questions = await count(database, 'faqs');
  await withClient(database.url, (client) =>
    client.query('delete from faqs where id = (select min(id) from faqs)'),
  );
  const again = await prepare(database);
  expect(describePreparation(again)).toBe('up to date');
  expect(await count(database, 'faqs')).toBe(questions - 1);
});

it('creates the configured first account, and does not show a given password', async () => {
  const own = await createTestDatabase();
  try {
    // A site in use gets no first content.
    await withClient(own.url, (client) =>
      client.query("insert into housekeeping_reports (deleted, summary) values (0, '')"),
    );
    const result = await prepare(own, {
      ADMIN_EMAIL: 'owner@example.org',
      ADMIN_PASSWORD: 'given-by-the-operator',
    });
    expect(result.firstAdmin).toEqual({ email: 'owner@example.org' });
    expect(result.migrations).toEqual([]);
    expect(result.wroteContent).toBe(false);
    const { rows } = await withClient(own.url, (client) =>
      client.query('select email, role from users'),
    );
    expect(rows).toEqual([{ email: 'owner@example.org', role: 'admin' }]);
  } finally {
    await own.drop();
  }
});

it('refuses a database of a newer version with a sentence', async () => {
  const own = await createTestDatabase();
  try {
    const name = '20991231_000000_from_the_future';
    await withClient(own.url, (client) =>
      client.query(`insert into payload_migrations (name, batch) values ('${name}', 2)`),
    );
    const failure = await prepare(own).catch((error: unknown) => error);
    expect((failure as StepFailed).log).toContain(
      `The database belongs to a newer version of the site (it has ${name}).`,
    );
  } finally {
    await own.drop();
  }
});

it('keeps a backup from before a migration that fails, and only the last one', async () => {
  const own = await createTestDatabase();
  const parent = await makeTempDir('migrating');
  const env = { DATA_DIR: path.join(parent, '.data') };
  const copies = () => readdir(path.join(env.DATA_DIR, 'before-migration'));
  try {
    const last =
      'delete from payload_migrations where id = (select max(id) from payload_migrations)';
    await withClient(own.url, (client) => client.query(last));
    // Its tables are there already.
    await expect(prepare(own, env, 'kept')).rejects.toThrow(StepFailed);
    const [first = ''] = await copies();
    const { migrations } = await readManifest(path.join(env.DATA_DIR, 'before-migration', first));
    expect(migrations).toHaveLength(known.length - 1);
    await expect(prepare(own, env, 'kept')).rejects.toThrow(StepFailed);
    expect(await copies()).toHaveLength(1);
    expect(await copies()).not.toContain(first);
  } finally {
    await own.drop();
    await rm(parent, { recursive: true });
  }
});

it('refuses a database changed by development mode, without a prompt', async () => {
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
