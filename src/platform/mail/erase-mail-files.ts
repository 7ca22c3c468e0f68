import { setTimeout as delay } from 'node:timers/promises';
import type { Payload, PayloadRequest, TaskConfig } from 'payload';
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

/** Longer than a mail takes into a file. A job that lost its process runs again and may need a place. */
const longestWaitMs = 30_000;

/** Waits for mails that were being sent when the erasure was stored: their files come after it. */
async function waitForMailsUnderWay({ db }: Payload): Promise<void> {
  const sending = "select id from payload_jobs where task_slug = 'deliver-mail' and processing";
  const { rows } = await db.pool.query<{ id: number }>(sending);
  const before = rows.map(({ id }) => id);
  const until = Date.now() + longestWaitMs;
  while (Date.now() < until) {
    const left = await db.pool.query(`${sending} and id = any($1)`, [before]);
    if (left.rows.length === 0) return;
    await delay(100);
  }
}

/** Deletes every message file that names the person or one of the enquiries; again, it finds the rest. */
async function eraseMailFiles(
  { person, enquiries }: ErasedMail,
  payload: Payload,
): Promise<{ output: object }> {
  await waitForMailsUnderWay(payload);
  for await (const { name, text } of readMessageFiles()) {
    const isNamed =
      enquiries?.some((reference) => text.includes(reference)) ||
      (person && namesPerson(text, person));
    if (isNamed) await deleteMessageFile(name);
  }
  return { output: {} };
}

/** Queues the deletion within the request’s transaction: files can’t be brought back when it fails. */
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
  handler: ({ input, req }) => eraseMailFiles(input, req.payload),
};
