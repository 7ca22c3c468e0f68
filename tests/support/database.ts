import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { inject } from 'vitest';
import {
  buildDatabaseAddress,
  SITE_ROLE,
  withClient,
} from '../../src/platform/postgres/site-database.ts';
import { TEMPLATE_DATABASE, testSecrets } from './database-server.ts';
import { makeTempDir } from './temp-dir.ts';

export type TestDatabase = {
  name: string;
  /** The site's role: owner of this database only. */
  url: string;
  /** PostgreSQL's administrator, who may end other connections. */
  adminUrl: string;
  drop(): Promise<void>;
};

/**
 * A database for one test file on the shared server: fully migrated, or `empty`. Takes about 50 ms;
 * drop it in `afterAll`.
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
    url: buildDatabaseAddress(port, SITE_ROLE, sitePassword, name),
    adminUrl: ofThisDatabase.href,
    drop: () =>
      withClient(adminUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/**
 * The environment of a site on this database.
 * @param dataDir default: a new folder
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
