import { Client, type QueryResult } from 'pg';
import { readOperatorEnv } from '@/platform/env';
import { withDatabase } from '@/platform/standalone/with-database';
import { prepareDataDir } from '@/platform/supervisor/data-dir';
import { ownSite } from './site';

/** Queries the database of the tested site directly, without access rules. */
export async function askDatabase<Row extends object>(
  statement: string,
  values: unknown[] = [],
): Promise<QueryResult<Row>> {
  const env = readOperatorEnv({ DATA_DIR: ownSite.dataDir });
  return withDatabase(env, await prepareDataDir(env.dataDir), async ({ url }) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return await client.query<Row>(statement, values);
    } finally {
      await client.end();
    }
  });
}
