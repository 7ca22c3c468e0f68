import { askDatabase } from './database';

/**
 * Makes whatever was scheduled to be published due now: the journey then need not wait for the clock.
 *
 * @returns how many jobs were waiting
 */
export async function letTimePass(): Promise<number> {
  const { rowCount } = await askDatabase(
    `update payload_jobs set wait_until = now()
      where wait_until > now() and task_slug = 'schedulePublish'`,
  );
  return rowCount ?? 0;
}
