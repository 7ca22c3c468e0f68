import type { OperatorEnv } from '../env.ts';
import { OperatorError } from '../operator-error.ts';
import { findClusterData } from '../postgres/postgres-home.ts';
import { stopServer } from '../postgres/postgres-server.ts';
import { findPostmaster } from '../postgres/postmaster.ts';
import { siteAddress } from '../postgres/site-database.ts';
import { startEmbeddedPostgres } from '../postgres/start-embedded-postgres.ts';
import { waitForDatabase } from '../postgres/wait-for-database.ts';
import type { DataDir } from '../supervisor/data-dir.ts';
import { type LockHolder, takeLock } from '../supervisor/lock.ts';
import { keepPostgresSecrets } from '../supervisor/secrets.ts';

export type OpenDatabase = {
  url: string;
  /** The running site on the same database. */
  site?: LockHolder;
};

/** A data folder's database: the operator's, the running site's, or our own, started for this. */
export async function withDatabase<T>(
  env: OperatorEnv,
  dataDir: DataDir,
  use: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const attempt = await takeLock(dataDir.lock);
  const site = 'heldBy' in attempt ? attempt.heldBy : undefined;
  try {
    if (env.databaseUrl) {
      await waitForDatabase(env.databaseUrl, new AbortController().signal);
      return await use({ url: env.databaseUrl, site });
    }
    if (site) return await use({ url: await findRunning(dataDir), site });
    const secrets = await keepPostgresSecrets(dataDir.secrets);
    const postgres = await startEmbeddedPostgres(dataDir, secrets);
    try {
      return await use({ url: postgres.url });
    } finally {
      await stopServer(postgres.home);
    }
  } finally {
    if ('lock' in attempt) attempt.lock.release();
  }
}

async function findRunning(dataDir: DataDir): Promise<string> {
  const postmaster = await findPostmaster(await findClusterData(dataDir));
  if (postmaster?.status !== 'ready') {
    throw new OperatorError('The site is starting or stopping. Try again in a moment.');
  }
  const { postgresSitePassword } = await keepPostgresSecrets(dataDir.secrets);
  return siteAddress(postmaster.port, postgresSitePassword);
}
