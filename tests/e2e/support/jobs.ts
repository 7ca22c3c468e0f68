import { askDatabase } from './database';

/**
 * Makes a job that has used all its attempts.
 *
 * @returns its id
 */
export async function leaveFailedJob(task: string, message: string): Promise<number> {
  const { rows } = await askDatabase<{ id: number }>(
    `insert into payload_jobs (task_slug, queue, input, has_error, error, total_tried)
     values ($1, 'housekeeping', '{}', true, $2, 4) returning id`,
    [task, JSON.stringify({ message })],
  );
  return rows[0]?.id ?? 0;
}

/** Schedules a post to be published in two days, as the back office does it. */
export async function schedulePost(post: number): Promise<void> {
  await askDatabase(
    `insert into payload_jobs (task_slug, queue, input, wait_until)
     values ('schedulePublish', 'default', $1, now() + interval '2 days')`,
    [JSON.stringify({ type: 'publish', doc: { relationTo: 'posts', value: String(post) } })],
  );
}
