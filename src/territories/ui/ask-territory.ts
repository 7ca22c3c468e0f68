import { postJson } from '@/platform/own-server';
import { retryRead, waitFor } from '@/platform/retry-read';
import { failedCheckMessage, readAnswer, type TerritoryAnswer } from '../rules/territory-answer';

/** What somebody typed into the two fields. */
export interface Typed {
  businessType: string;
  location: string;
}

export type Outcome =
  | { kind: 'answer'; typed: Typed; answer: TerritoryAnswer }
  | { kind: 'fault'; typed: Typed; message: string };

async function readBody(response: Response): Promise<TerritoryAnswer | null> {
  if (!response.ok) return null;
  const body: unknown = await response.json().catch(() => null);
  return readAnswer(body);
}

/**
 * Asks the server whether a territory is free. Whatever goes wrong is a fault, never an answer.
 *
 * @throws when the signal calls the question off
 */
export async function askTerritory(typed: Typed, signal: AbortSignal): Promise<Outcome> {
  const fault: Outcome = { kind: 'fault', typed, message: failedCheckMessage };
  if (!navigator.onLine) return fault;
  try {
    const response = await retryRead(() => postJson('/api/territory', typed, { signal }), {
      wait: (milliseconds) => waitFor(milliseconds, signal),
      mayRetry: () => navigator.onLine,
    });
    const answer = await readBody(response);
    signal.throwIfAborted();
    return answer ? { kind: 'answer', typed, answer } : fault;
  } catch {
    signal.throwIfAborted();
    return fault;
  }
}
