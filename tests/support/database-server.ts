import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { stopServer } from '../../src/platform/postgres/postgres-server.ts';
import {
  buildDatabaseAddress,
  SITE_ROLE,
  withClient,
} from '../../src/platform/postgres/site-database.ts';
import { startEmbeddedPostgres } from '../../src/platform/postgres/start-embedded-postgres.ts';
import { prepareDataDir } from '../../src/platform/supervisor/data-dir.ts';
import { taskArguments } from '../../src/platform/supervisor/prepare-database.ts';
import { keepPostgresSecrets } from '../../src/platform/supervisor/secrets.ts';
import { outsideVitest } from './run-node.ts';
import { makeTempDir } from './temp-dir.ts';

export type TestServer = { port: number; adminUrl: string; sitePassword: string };

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** Has every committed migration and no content; each test's database is a copy. */
export const TEMPLATE_DATABASE = 'template_site';

/** Required settings that no test depends on. */
export const testSecrets = {
  PAYLOAD_SECRET: 'only-for-tests-and-of-no-use-elsewhere',
  INTERNAL_SECRET: 'only-for-tests-internal',
};

async function migrate(url: string): Promise<void> {
  const env = outsideVitest({ ...testSecrets, DATABASE_URL: url });
  await promisify(execFile)(process.execPath, taskArguments('migrate.ts'), { env });
}

/** Test data may be lost, so fsync is off. */
async function neverWaitForDisk(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      await client.query(`alter system set ${setting} = off`);
    }
    await client.query('select pg_reload_conf()');
  });
}

interface Running {
  server: TestServer;
  stop: () => Promise<void>;
}

/** On a global symbol: Vitest loads this file once per project. */
const KEY = Symbol.for('site.tests.database-server');
const holder = globalThis as { [KEY]?: { running: Promise<Running>; users: number } | undefined };

/** Vitest's global set-up: one real PostgreSQL and a migrated template for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  holder[KEY] ??= { running: startServer(), users: 0 };
  const shared = holder[KEY];
  shared.users += 1;
  const { server, stop } = await shared.running;
  project.provide('testServer', server);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    holder[KEY] = undefined;
    await stop();
  };
}

async function startServer(): Promise<Running> {
  const root = await makeTempDir('server');
  const dataDir = await prepareDataDir(root);
  const secrets = await keepPostgresSecrets(dataDir.secrets);
  const { home, port, adminUrl } = await startEmbeddedPostgres(dataDir, secrets);
  const sitePassword = secrets.postgresSitePassword;
  const stop = async () => {
    await stopServer(home);
    await rm(root, { recursive: true, force: true });
  };
  try {
    await neverWaitForDisk(adminUrl);
    await withClient(adminUrl, async (client) => {
      await client.query(`create database ${TEMPLATE_DATABASE} owner ${SITE_ROLE}`);
      // Tests delete all rows of a table whatever refers to them.
      await client.query(`grant set on parameter session_replication_role to ${SITE_ROLE}`);
    });
    await migrate(buildDatabaseAddress(port, SITE_ROLE, sitePassword, TEMPLATE_DATABASE));
  } catch (error) {
    await stop();
    throw error;
  }
  return { server: { port, adminUrl, sitePassword }, stop };
}
