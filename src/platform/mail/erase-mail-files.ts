import { setTimeout as delay } from 'node:timers/promises';
import type { Payload, PayloadRequest, TaskConfig } from 'payload';
import { getEnv } from '../env';
import { personReference } from '../person-reference';
import { deleteMessageFile, readMessageFiles } from './message-files';

/** The person or enquiries to erase. Without an address, which the job would otherwise keep. */
export interface ErasedMail {
  /** A person's hash from `personReference`. */
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

/** Longer than writing a mail file takes: a job whose process died may still wait for a slot. */
const longestWaitMs = 30_000;

/** Waits for mails that were being sent when the erasure was stored: they may still write files. */
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

/** Queues the deletion within the request's transaction: deleted files cannot be rolled back. */
export async function queueMailFileErasure(req: PayloadRequest, input: ErasedMail): Promise<void> {
  await req.payload.jobs.queue({ task: 'erase-mail-files', input, queue: 'mail', req });
}

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
