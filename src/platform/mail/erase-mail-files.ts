import type { PayloadRequest, TaskConfig } from 'payload';
import { getEnv } from '../env';
import { personReference } from '../person-reference';
import { deleteMessageFile, readMessageFiles } from './message-files';

/** Whose files go. No address: the job would keep what was erased. */
export interface ErasedMail {
  /** Code of a person, as `personReference` makes it. */
  person?: string | null;
  /** References of enquiries. */
  enquiries?: string[] | null;
}

const address = /[^\s<>(),;:"]+@[^\s<>(),;:"]+/g;

function namesPerson(text: string, person: string): boolean {
  const { payloadSecret } = getEnv();
  const found = text.match(address) ?? [];
  const addresses = new Set(found.map((each) => each.replace(/^'+|[.'>]+$/g, '')));
  return [...addresses].some((each) => personReference(payloadSecret, each) === person);
}

/** Deletes every message file that names the person or one of the enquiries; again, it finds the rest. */
async function eraseMailFiles({ person, enquiries }: ErasedMail): Promise<{ output: object }> {
  for await (const { name, text } of readMessageFiles()) {
    const isNamed =
      enquiries?.some((reference) => text.includes(reference)) ||
      (person && namesPerson(text, person));
    if (isNamed) await deleteMessageFile(name);
  }
  return { output: {} };
}

/**
 * Queues the deletion within the request’s transaction: files can’t be brought back when it fails.
 * In the queue of the mails, so that one that is just being written is there before.
 */
export async function queueMailFileErasure(req: PayloadRequest, input: ErasedMail): Promise<void> {
  await req.payload.jobs.queue({ task: 'erase-mail-files', input, queue: 'mail', req });
}

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
