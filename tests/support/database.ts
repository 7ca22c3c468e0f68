import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { inject } from 'vitest';
import { closeDatabase } from '@/platform/database/adapter';
import { addressOf, SITE_ROLE, withClient } from '../../src/platform/postgres/site-database.ts';
import { TEMPLATE_DATABASE, testSecrets } from './database-server.ts';
import { makeTempDir } from './temp-dir.ts';

export type TestDatabase = {
  name: string;
  /** As the site signs in: owner of this database, nothing more. */
  url: string;
  /** As PostgreSQL's administrator, who may end other people's connections. */
  adminUrl: string;
  drop(): Promise<void>;
};

/**
 * A database of its own for one test file, in the server of the whole run: with every migration
 * run, or `empty`. Takes some 50 ms; drop it in `afterAll`.
 */
export async function createTestDatabase(
  content: 'migrated' | 'empty' = 'migrated',
): Promise<TestDatabase> {
  const { port, adminUrl, sitePassword } = inject('testServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = content === 'migrated' ? TEMPLATE_DATABASE : 'template1';
  await withClient(adminUrl, (client) =>
    client.query(`create database ${name} owner ${SITE_ROLE} template ${template}`),
  );
  const ofThisDatabase = new URL(adminUrl);
  ofThisDatabase.pathname = `/${name}`;
  return {
    name,
    url: addressOf(port, SITE_ROLE, sitePassword, name),
    adminUrl: ofThisDatabase.href,
    drop: () =>
      withClient(adminUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

export type TestPayload = {
  payload: Payload;
  database: TestDatabase;
  /** Disconnects, and removes the database and the data folder. */
  stop(): Promise<void>;
};

/** The environment of a site on this database, for a process or for this one. */
export async function testEnvironment(database: TestDatabase): Promise<Record<string, string>> {
  return {
    ...testSecrets,
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    DATA_DIR: path.join(await makeTempDir('data'), '.data'),
    SITE_URL: 'http://localhost:3000',
  };
}

/**
 * The project's own Payload on a fresh, migrated database. Once per test file: the configuration
 * reads the environment when it is loaded.
 */
export async function startTestPayload(): Promise<TestPayload> {
  const database = await createTestDatabase();
  const environment = await testEnvironment(database);
  Object.assign(process.env, environment);
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
  ]);
  const payload = await getPayload({ config, key: database.name });
  return {
    payload,
    database,
    async stop() {
      await closeDatabase(payload);
      await database.drop();
      await rm(path.dirname(environment.DATA_DIR ?? ''), { recursive: true, force: true });
    },
  };
}
