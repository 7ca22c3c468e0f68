import type { TaskConfig } from 'payload';
import { type ErasedMail, eraseMailFiles } from './erase-mail-files.handler';

/** Deletes the message files of a person or of enquiries that were erased. */
export const eraseMailFilesTask: TaskConfig<{ input: ErasedMail; output: object }> = {
  slug: 'erase-mail-files',
  label: 'Delete mail files of what was erased',
  inputSchema: [
    { name: 'person', type: 'text' },
    { name: 'enquiries', type: 'json' },
  ],
  retries: { attempts: 8, backoff: { type: 'exponential', delay: 5_000 } },
  handler: ({ input }) => eraseMailFiles(input),
};
