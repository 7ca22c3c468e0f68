import { Client } from 'pg';
import { readOperatorEnv } from '@/config/env';
import { withDatabase } from '@/server/standalone/with-database';
import { prepareDataDir } from '@/server/supervisor/data-dir';

/**
 * Makes whatever was scheduled to be published due now: the journey then need not wait for the clock.
 *
 * @returns how many jobs were waiting
 */
export async function letTimePass(): Promise<number> {
  const env = readOperatorEnv({ DATA_DIR: process.env.E2E_DATA_DIR });
  return withDatabase(env, await prepareDataDir(env.dataDir), async ({ url }) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      const { rowCount } = await client.query(
        `update payload_jobs set wait_until = now()
          where wait_until > now() and task_slug = 'schedulePublish'`,
      );
      return rowCount ?? 0;
    } finally {
      await client.end();
    }
  });
}
