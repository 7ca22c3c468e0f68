import type { TaskConfig } from 'payload';
import { purgeOldData } from './purge-old-data.handler';

/** Deletes personal data whose time is over, every night. */
export const purgeOldDataTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'purge-old-data',
  label: 'Delete data whose time is over',
  inputSchema: [],
  retries: { attempts: 3, backoff: { type: 'exponential', delay: 60_000 } },
  schedule: [{ cron: '0 20 3 * * *', queue: 'housekeeping' }],
  handler: purgeOldData,
};
