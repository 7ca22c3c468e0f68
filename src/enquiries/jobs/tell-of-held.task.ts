import type { TaskConfig } from 'payload';
import { tellOfHeld } from './tell-of-held.handler';

/** Mails staff once a day what is held as spam and was not told to them at once. */
export const tellOfHeldTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'tell-of-held',
  label: 'Tell staff what looks like spam',
  inputSchema: [],
  retries: { attempts: 3, backoff: { type: 'exponential', delay: 60_000 } },
  schedule: [{ cron: '0 0 7 * * *', queue: 'housekeeping' }],
  handler: tellOfHeld,
};
