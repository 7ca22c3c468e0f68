import { postJson } from '@/platform/own-server';
import { retryRead, waitFor } from '@/platform/retry-read';
import type { EnquiryInput } from '../../rules/schema';

/** What the server says (`src/enquiries/actions/receive-enquiry.ts`), or that it can’t be reached. */
export type SendOutcome =
  | { status: 'stored'; reference: string; replyBy: string }
  | { status: 'invalid'; errors: Partial<Record<keyof EnquiryInput, string>> }
  | { status: 'limited'; retryAfterSeconds: number }
  | { status: 'failed' };

/** Milliseconds; a slow connection gets its time, one that hangs does not hold the form for ever. */
const patienceMs = 30_000;

const isOutcome = (value: unknown): value is SendOutcome =>
  typeof value === 'object' && value !== null && 'status' in value;

/**
 * Sends an enquiry, again when nothing comes back: its key makes sure that it is stored once.
 * Nobody who is offline is kept waiting.
 *
 * @param sent the form’s fields and the envelope’s
 */
export async function sendEnquiry(sent: object): Promise<SendOutcome> {
  const ask = () => postJson('/api/enquiry', sent, { signal: AbortSignal.timeout(patienceMs) });
  try {
    const response = await retryRead(ask, {
      wait: waitFor,
      mayRetry: () => navigator.onLine,
    });
    const answer: unknown = await response.json();
    return isOutcome(answer) ? answer : { status: 'failed' };
  } catch {
    return { status: 'failed' };
  }
}
