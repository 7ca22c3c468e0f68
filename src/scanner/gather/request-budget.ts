import { performance } from 'node:perf_hooks';
import { RefusedAddress, Unreachable } from '../fetch/guarded-request.ts';
import type { Known, ScanEvidence } from '../model/evidence.ts';

/** Time left for requests; late answers are dropped. */
export interface Budget {
  /** Milliseconds; never negative. */
  left(): number;
  /** A part of the budget for one job, from now on; never more than is left. */
  part(mostMs: number): Budget;
}

export class OutOfTime extends Error {
  constructor() {
    super('There was no time left to ask.');
    this.name = 'OutOfTime';
  }
}

export function createBudget(
  totalMs: number,
  clock: () => number = performance.now.bind(performance),
): Budget {
  const end = clock() + totalMs;
  const left = () => Math.max(0, end - clock());
  return { left, part: (mostMs) => createBudget(Math.min(mostMs, left()), clock) };
}

export interface RawDocument {
  url: string;
  contentType: string | null;
  /** Decoded from gzip and the like, but not from its charset. */
  bytes: Uint8Array;
}

/** Everything gathered about a site, as plain data for the worker thread. */
export interface GatheredEvidence
  extends Omit<ScanEvidence, 'url' | 'htmlBytes' | 'page' | 'sidePages'> {
  document: RawDocument;
  sidePages: Known<readonly { url: string; document: RawDocument }[]>;
}

/** Runs work as soon as a slot is free. */
export type Lanes = <T>(work: () => Promise<T>) => Promise<T>;

export function createRequestLanes(width: number): Lanes {
  const waiting: (() => void)[] = [];
  let free = width;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The longest waiting job takes the slot.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

export function makeKnown<T>(value: T): Known<T> {
  return { known: true, value };
}

export function makeUnknown(because: string): Known<never> {
  return { known: false, because };
}

/** Text for the owner on why a request failed; null for an internal error. */
export function describeRequestFailure(error: unknown): string | null {
  if (error instanceof OutOfTime) return error.message;
  if (error instanceof RefusedAddress) return 'It leads to an address that is never asked.';
  if (!(error instanceof Unreachable)) return null;
  if (error.code === 'headers-too-large') return 'The server sent more than 16 kB of headers.';
  return error.code === 'timeout'
    ? 'The server did not answer in time.'
    : 'The server did not answer.';
}

/** The work's result, or why the network gave none; throws internal errors. */
export async function settleAsKnown<T>(work: () => Promise<T>): Promise<Known<T>> {
  try {
    return makeKnown(await work());
  } catch (error) {
    const because = describeRequestFailure(error);
    if (because === null) throw error;
    return makeUnknown(because);
  }
}

/** Like findOut, with null for an unknown result. */
export async function settleOrNull<T>(work: () => Promise<T>): Promise<T | null> {
  const answer = await settleAsKnown(work);
  return answer.known ? answer.value : null;
}
