import { RefusedAddress, Unreachable } from '../fetch/contract.ts';
import type { Known } from '../model/evidence.ts';
import { OutOfTime } from './budget.ts';

export function found<T>(value: T): Known<T> {
  return { known: true, value };
}

export function notFound(because: string): Known<never> {
  return { known: false, because };
}

/** Why something could not be asked, for the owner; null when it is a fault of ours. */
export function reasonOf(error: unknown): string | null {
  if (error instanceof OutOfTime) return error.message;
  if (error instanceof RefusedAddress) return 'It leads to an address that is never asked.';
  if (!(error instanceof Unreachable)) return null;
  return error.code === 'timeout'
    ? 'The server did not answer in time.'
    : 'The server did not answer.';
}

/**
 * What the work finds out, or why it could not.
 *
 * @throws what is no answer of the network, but a fault of ours
 */
export async function findOut<T>(work: () => Promise<T>): Promise<Known<T>> {
  try {
    return found(await work());
  } catch (error) {
    const because = reasonOf(error);
    if (because === null) throw error;
    return notFound(because);
  }
}

/** The same where nothing is as good as an answer. */
export async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  const answer = await findOut(work);
  return answer.known ? answer.value : null;
}
