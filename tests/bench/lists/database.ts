import { rm } from 'node:fs/promises';
import { stopServer } from '../../../src/platform/postgres/postgres-server.ts';
import { ensureSiteDatabase, siteAddress } from '../../../src/platform/postgres/site-database.ts';
import { startEmbeddedPostgres } from '../../../src/platform/postgres/start-embedded-postgres.ts';
import { prepareDataDir } from '../../../src/platform/supervisor/data-dir.ts';
import { keepPostgresSecrets } from '../../../src/platform/supervisor/secrets.ts';
import type { Undo } from '../../../src/platform/supervisor/undo.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

/** A separate PostgreSQL with an empty database for a site. Returns its address. */
export async function startDatabase(undo: Undo): Promise<string> {
  const root = await makeTempDir('bench');
  undo.add(() => rm(root, { recursive: true, force: true }));
  const dataDir = await prepareDataDir(root);
  const secrets = await keepPostgresSecrets(dataDir.secrets);
  const { home, port, adminUrl } = await startEmbeddedPostgres(dataDir, secrets);
  undo.add(() => stopServer(home));
  await ensureSiteDatabase(adminUrl, secrets.postgresSitePassword);
  return siteAddress(port, secrets.postgresSitePassword);
}
