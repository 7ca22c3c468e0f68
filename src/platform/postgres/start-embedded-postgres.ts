import { OperatorError } from '../operator-error.ts';
import type { DataDir } from '../supervisor/data-dir.ts';
import type { PostgresSecrets } from '../supervisor/secrets.ts';
import { initialiseCluster, isInitialised } from './initialise-cluster.ts';
import {
  keptCluster,
  majorOf,
  type PostgresHome,
  preparePostgresHome,
  readMajor,
} from './postgres-home.ts';
import { startServer, stopServer, waitForSettledServer } from './postgres-server.ts';
import { adminAddress, ensureSiteDatabase, siteAddress } from './site-database.ts';

export type EmbeddedPostgres = {
  home: PostgresHome;
  port: number;
  /** Address of the site's database, password included. */
  url: string;
  adminUrl: string;
  how: 'new' | 'started' | 'adopted';
};

/** Creates, starts or takes over a data folder's PostgreSQL. Needs the folder's lock. */
export async function startEmbeddedPostgres(
  dataDir: DataDir,
  secrets: PostgresSecrets,
  tell?: (text: string) => void,
  signal?: AbortSignal,
): Promise<EmbeddedPostgres> {
  const home = await preparePostgresHome(dataDir, tell);
  try {
    return await start(home, secrets, signal);
  } catch (error) {
    // A half-started server would never be stopped later.
    await stopServer(home).catch(() => {});
    throw explain(error as Error, dataDir);
  }
}

async function start(
  home: PostgresHome,
  { postgresAdminPassword, postgresSitePassword }: PostgresSecrets,
  signal?: AbortSignal,
): Promise<EmbeddedPostgres> {
  await refuseOtherMajor(home);
  const isNew = !isInitialised(home);
  if (isNew) await initialiseCluster(home, postgresAdminPassword);
  const running = await waitForSettledServer(home, signal);
  const port = running ?? (await startServer(home));
  const adminUrl = adminAddress(port, postgresAdminPassword);
  await ensureSiteDatabase(adminUrl, postgresSitePassword);
  return {
    home,
    port,
    url: siteAddress(port, postgresSitePassword),
    adminUrl,
    how: isNew ? 'new' : running ? 'adopted' : 'started',
  };
}

/** An empty cluster in place of one put aside would look as if all data were lost. */
async function refuseOtherMajor(home: PostgresHome): Promise<void> {
  const major = await readMajor(home.data);
  const shipped = majorOf(home.binaries.version);
  if (major === undefined ? !(await keptCluster(home)) : major === shipped) return;
  throw new OperatorError(
    `${major ? `The database is in PostgreSQL ${major}, and` : 'An upgrade of the database was interrupted:'} this version of the site brings ${shipped}.\n` +
      'Run npm run upgrade-postgres (docs/operations.md, “PostgreSQL’s version”), then start again.',
  );
}

function explain(error: Error & { code?: string }, dataDir: DataDir): Error {
  const WRONG_PASSWORD = '28P01';
  if (error.code !== WRONG_PASSWORD) return error;
  return new OperatorError(
    `PostgreSQL doesn’t accept the password in ${dataDir.secrets}/postgres-admin-password.\n` +
      'It is made once, together with the data: restore the file from your backup of the data folder.',
  );
}
