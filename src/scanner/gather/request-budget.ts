import { readAttendedMs } from '../fetch/attended-time.ts';
import { RefusedAddress, Unreachable } from '../fetch/guarded-request.ts';
import type { Known, ScanEvidence } from '../model/evidence.ts';

/** Time left for requests; late answers are dropped. */
export interface Budget {
  /** Milliseconds; never negative. */
  left(): number;
  /** A part of the budget for one job, from now on; never more than is left. */
  part(mostMs: number): Budget;
  /** What to throw when nothing is left. */
  outOfTime(): OutOfTime;
}

/** Our own limit ended the asking: the site has not failed to answer. */
export class OutOfTime extends Error {
  /** Our machine was too busy; otherwise the site took up all the time. */
  readonly isBusy: boolean;

  constructor({ isBusy = false } = {}) {
    super('We ran out of time before we could ask.');
    this.name = 'OutOfTime';
    this.isBusy = isBusy;
  }
}

/** A limit by the clock on the wall, which also runs while our machine is too busy to listen. */
interface Ceiling {
  ms: number;
  clock?: () => number;
}

export function createBudget(
  totalMs: number,
  clock: () => number = readAttendedMs,
  ceiling: Ceiling = { ms: Number.POSITIVE_INFINITY },
): Budget {
  const { clock: wall = performance.now.bind(performance) } = ceiling;
  const [end, latest] = [clock() + totalMs, wall() + ceiling.ms];
  const isBusy = () => latest <= wall();
  const left = () => (isBusy() ? 0 : Math.max(0, end - clock()));
  return {
    left,
    part: (mostMs) =>
      createBudget(Math.min(mostMs, left()), clock, { ms: latest - wall(), clock: wall }),
    outOfTime: () => new OutOfTime({ isBusy: isBusy() }),
  };
}

/** Attended time of one request, DNS, connecting and body included. */
const REQUEST_MS = 4_000;

export interface RawDocument {
  url: string;
  contentType: string | null;
  /** Decoded from gzip and the like, but not from its charset. */
  bytes: Uint8Array;
}

/** Everything gathered about a site, as plain data for the process that judges it. */
export interface GatheredEvidence
  extends Omit<ScanEvidence, 'url' | 'htmlBytes' | 'page' | 'sidePages'> {
  document: RawDocument;
  sidePages: Known<readonly { url: string; document: RawDocument }[]>;
}

/** Runs work as soon as a slot is free. */
export type Lanes = <T>(work: () => Promise<T>) => Promise<T>;

export function createLanes(width: number): Lanes {
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

/** The list, marked when our own limits kept a part of it from us. */
export function markShort<T>(list: Known<T>, isShort: boolean): Known<T> {
  return isShort ? { ...list, byOurLimit: true } : list;
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
    return markShort(makeUnknown(because), error instanceof OutOfTime);
  }
}

/** The work's result, null without one, and whether our own limits are the reason. */
export async function settleOrNull<T>(work: () => Promise<T>) {
  const answer = await settleAsKnown(work);
  return {
    result: answer.known ? answer.value : null,
    isShort: answer.byOurLimit === true,
  };
}

/** Tries once more what ran out of time: one late answer proves nothing. */
export async function tryTwice<T>(budget: Budget, attempt: (mostMs: number) => Promise<T>) {
  let isSecond = false;
  for (;;) {
    const leftMs = Math.floor(budget.left());
    if (leftMs <= 0) throw budget.outOfTime();
    try {
      return await attempt(Math.min(leftMs, REQUEST_MS));
    } catch (error) {
      const code = error instanceof Unreachable ? error.code : null;
      if (code !== 'timeout' && code !== 'busy') throw error;
      if (budget.left() <= 0) throw budget.outOfTime();
      if (isSecond) throw code === 'busy' ? new OutOfTime({ isBusy: true }) : error;
      isSecond = true;
    }
  }
}
