import type { TaskConfig } from 'payload';
import { watchProposals } from './watch-proposals.handler';

/** Ends proposals whose time is over and reminds clients before that, every hour. */
export const watchProposalsTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'watch-proposals',
  label: 'Remind of proposals and end them',
  inputSchema: [],
  retries: { attempts: 3, backoff: { type: 'exponential', delay: 60_000 } },
  schedule: [{ cron: '0 7 * * * *', queue: 'housekeeping' }],
  handler: ({ req }) => watchProposals({ req }),
};
