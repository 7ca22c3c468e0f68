import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { initialiseCluster } from '../../../src/platform/postgres/initialise-cluster.ts';
import {
  findBinaries,
  type PostgresHome,
  preparePostgresHome,
  readMajor,
} from '../../../src/platform/postgres/postgres-home.ts';
import { startServer, stopServer } from '../../../src/platform/postgres/postgres-server.ts';
import {
  adminAddress,
  ensureSiteDatabase,
  siteAddress,
  withClient,
} from '../../../src/platform/postgres/site-database.ts';
import { startEmbeddedPostgres } from '../../../src/platform/postgres/start-embedded-postgres.ts';
import { fetchPrograms } from '../../../src/platform/postgres/upgrade-command.ts';
import { type DataDir, prepareDataDir } from '../../../src/platform/supervisor/data-dir.ts';
import { keepPostgresSecrets } from '../../../src/platform/supervisor/secrets.ts';
import { runCommand } from '../../support/run-node.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

// A download, two migrations and three PostgreSQL starts.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const oldMajor = 17;
let dataDir: DataDir;
let old: PostgresHome;
let programs: string;

/** A site as an earlier version of it left it. */
beforeAll(async () => {
  dataDir = await prepareDataDir(await makeTempDir('upgrade'));
  const home = await preparePostgresHome(dataDir);
  programs = await fetchPrograms(oldMajor, path.join(home.folder, 'old'));
  old = { ...home, binaries: await findBinaries(programs) };
  const passwords = await keepPostgresSecrets(dataDir.secrets);
  await initialiseCluster(old, passwords.postgresAdminPassword);
  const port = await startServer(old);
  await ensureSiteDatabase(
    adminAddress(port, passwords.postgresAdminPassword),
    passwords.postgresSitePassword,
  );
  const url = siteAddress(port, passwords.postgresSitePassword);
  const migrated = await runCommand(['migrate'], { DATA_DIR: dataDir.root, DATABASE_URL: url });
  expect(migrated.code, migrated.output).toBe(0);
  await withClient(url, (client) =>
    client.query('insert into redirects ("from", "to") values (\'/ölld\', \'/new\')'),
  );
  await stopServer(old);
});
afterAll(async () => {
  await stopServer(old);
  await rm(dataDir.root, { recursive: true, force: true });
});

it('moves every row to the PostgreSQL of this version, and keeps the old cluster', async () => {
  const passwords = await keepPostgresSecrets(dataDir.secrets);
  await expect(startEmbeddedPostgres(dataDir, passwords)).rejects.toThrow(
    'Run npm run upgrade-postgres',
  );

  const upgraded = await runCommand(['upgrade-postgres', programs], { DATA_DIR: dataDir.root });
  expect(upgraded.code, upgraded.output).toBe(0);
  expect(await readMajor(`${old.data}-${oldMajor}`)).toBe(oldMajor);

  const { url, how } = await startEmbeddedPostgres(dataDir, passwords);
  expect(how).toBe('started');
  const { rows } = await withClient(url, (client) =>
    client.query(
      'select "from", current_setting(\'server_version_num\')::int as number from redirects',
    ),
  );
  expect(rows).toEqual([{ from: '/ölld', number: expect.any(Number) }]);
  expect(rows[0].number).toBeGreaterThan((oldMajor + 1) * 10_000);
});
