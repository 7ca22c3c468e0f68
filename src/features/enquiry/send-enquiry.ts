import type { EnquiryInput } from '@/domain/enquiry/schema';
import { postJson } from '@/lib/post-json';

/** What the server says (`src/server/enquiry/receive-enquiry.ts`), or that it can’t be reached. */
export type SendOutcome =
  | { status: 'stored'; reference: string; replyBy: string | null }
  | { status: 'invalid'; errors: Partial<Record<keyof EnquiryInput, string>> }
  | { status: 'limited'; retryAfterSeconds: number }
  | { status: 'failed' };

/** Milliseconds; a slow connection gets its time, one that hangs does not hold the form for ever. */
const patienceMs = 30_000;
const pausesMs = [1_000, 3_000];

const isOutcome = (value: unknown): value is SendOutcome =>
  typeof value === 'object' && value !== null && 'status' in value;

async function sendOnce(sent: object): Promise<SendOutcome> {
  const signal = AbortSignal.timeout(patienceMs);
  const response = await postJson('/api/enquiry', sent, { signal });
  const answer: unknown = await response.json();
  return isOutcome(answer) ? answer : { status: 'failed' };
}

/**
 * Sends an enquiry, twice more when nothing comes back: its key makes sure that it is stored once.
 * Nobody who is offline is kept waiting.
 *
 * @param sent the form’s fields and the envelope’s
 */
export async function sendEnquiry(sent: object): Promise<SendOutcome> {
  for (const pause of [...pausesMs, null]) {
    const outcome = await sendOnce(sent).catch((): SendOutcome => ({ status: 'failed' }));
    if (outcome.status !== 'failed' || pause === null || !navigator.onLine) return outcome;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return { status: 'failed' };
}
