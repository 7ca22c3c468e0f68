import type { TaskConfig } from 'payload';
import { deliverMail } from './deliver-mail.handler';

/**
 * Attempts after the first one and the pause before them: 5 s, 10 s, 20 s and so on, the last one
 * after 2.8 hours, 5.7 hours after the first.
 */
export const mailRetries = 12;
const firstPauseMs = 5_000;

/** Sends one mail of the mail log. */
export const deliverMailTask: TaskConfig<{ input: { mail: number }; output: object }> = {
  slug: 'deliver-mail',
  label: 'Deliver a mail',
  inputSchema: [{ name: 'mail', type: 'number', required: true }],
  retries: { attempts: mailRetries, backoff: { type: 'exponential', delay: firstPauseMs } },
  handler: (args) => deliverMail(args, mailRetries),
};
