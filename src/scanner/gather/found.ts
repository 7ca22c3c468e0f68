import { performance } from 'node:perf_hooks';
import { RefusedAddress, Unreachable } from '../fetch/contract.ts';
import type { Known, ScanEvidence } from '../model/evidence.ts';

/** Time that may be spent on asking. What is late is not waited for. */
export interface Budget {
  /** Milliseconds that are left; 0 when there are none. */
  left(): number;
  /** A part of it for one job, from now on; never more than is left of the whole. */
  part(mostMs: number): Budget;
}

/** There is no time left to ask. */
export class OutOfTime extends Error {
  constructor() {
    super('There was no time left to ask.');
    this.name = 'OutOfTime';
  }
}

/** @param clock milliseconds that only ever grow; for tests */
export function createBudget(
  totalMs: number,
  clock: () => number = performance.now.bind(performance),
): Budget {
  const end = clock() + totalMs;
  const left = () => Math.max(0, end - clock());
  return { left, part: (mostMs) => createBudget(Math.min(mostMs, left()), clock) };
}

/** A document as it came, before anybody read it. */
export interface RawDocument {
  /** Absolute, after redirects. */
  url: string;
  contentType: string | null;
  /** Decoded from gzip and the like, not from its charset. */
  bytes: Uint8Array;
}

/** Everything that was gathered about a site, as plain data that a thread can be given. */
export interface GatheredEvidence
  extends Omit<ScanEvidence, 'url' | 'htmlBytes' | 'page' | 'sidePages'> {
  document: RawDocument;
  sidePages: Known<readonly { url: string; document: RawDocument }[]>;
}

/** Does work as soon as a lane is free. */
export type Lanes = <T>(work: () => Promise<T>) => Promise<T>;

/** @param width how many may be under way at the same time; the others wait in their order */
export function createLanes(width: number): Lanes {
  const waiting: (() => void)[] = [];
  let free = width;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The lane goes to whoever waits longest, or becomes free.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

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
