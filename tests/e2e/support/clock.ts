import { askDatabase } from './database';

/**
 * Makes every scheduled publication due now, so that the test need not wait.
 *
 * @returns the number of waiting jobs
 */
export async function letTimePass(): Promise<number> {
  const { rowCount } = await askDatabase(
    `update payload_jobs set wait_until = now()
      where wait_until > now() and task_slug = 'schedulePublish'`,
  );
  return rowCount ?? 0;
}
