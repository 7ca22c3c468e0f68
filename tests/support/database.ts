import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { inject } from 'vitest';
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

/**
 * The environment of a site on this database, for a process or for this one.
 *
 * @param dataDir a new folder when left out
 */
export async function testEnvironment(
  database: TestDatabase,
  dataDir?: string,
): Promise<Record<string, string>> {
  return {
    ...testSecrets,
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir ?? path.join(await makeTempDir('data'), '.data'),
    SITE_URL: 'http://localhost:3000',
  };
}
