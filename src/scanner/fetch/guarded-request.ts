import type { HeaderLines, Hop } from '../model/evidence.ts';
import { attend, readAttendedMs } from './attended-time.ts';

/** One request. Redirects are not followed. */
export interface GuardedRequest {
  url: string;
  method?: 'GET' | 'HEAD';
  /** In addition to User-Agent, Accept-Encoding and Accept. */
  headers?: Readonly<Record<string, string>>;
  /** Limit of the decoded body; longer bodies are cut and the connection closed. */
  maxBytes: number;
  /** Attended time for the whole exchange, DNS and body included, so that a slow drip is cut off. */
  timeoutMs: number;
}

export interface GuardedAnswer {
  url: string;
  status: number;
  headers: HeaderLines;
  /** Absolute; null without a redirect or a usable address. */
  location: string | null;
  /** Decoded (one layer of gzip, deflate, br or zstd). Empty for HEAD and for redirects. */
  body: Uint8Array;
  isCut: boolean;
  /** The body was not decodable: unknown encoding, corrupt or a decompression bomb. */
  bodyProblem: string | null;
  /** Attended milliseconds from the sent request to the first byte of the answer. */
  ttfbMs: number;
}

/** A chain of redirects. `answer` is the last one, whatever its status. */
export interface Visit {
  hops: readonly Hop[];
  answer: GuardedAnswer;
  /** Why the next redirect was not followed; `refused`: its address is forbidden. */
  stoppedBecause: 'too-many' | 'loop' | 'refused' | null;
}

/** The scanner's only way to the network. Fails closed. */
export interface GuardedClient {
  /** @throws RefusedAddress before any connection; Unreachable when nothing answers */
  request(request: GuardedRequest): Promise<GuardedAnswer>;
  close(): Promise<void>;
}

/** The address is never requested: private, reserved, malformed or not http(s). */
export class RefusedAddress extends Error {
  /** e.g. `scheme`, `credentials`, `port`, `ip-literal`, `special-name`, `private-address`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'RefusedAddress';
    this.code = code;
  }
}

export class Unreachable extends Error {
  /**
   * e.g. `dns`, `connect`, `tls`, `timeout`, `reset`, `headers`, `headers-too-large`; `busy`: our own
   * machine was too busy to hear an answer.
   */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'Unreachable';
    this.code = code;
  }
}

/** Settles with the promise, or rejects with the signal's reason if that comes first. */
export function raceWithSignal<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** By the clock on the wall, a deadline on a busy machine comes this many times later at most. */
const MOST_STRETCH = 3;

/**
 * Aborts the work after `limitMs` of attended time or with the outer signal. `AbortSignal.any` over
 * `AbortSignal.timeout` may be garbage collected before it fires, so this has its own timer.
 */
export async function runWithDeadline<T>(
  limitMs: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const passOn = () => controller.abort(outer.reason);
  const unattend = attend();
  const [begunAt, begunAtAttended] = [performance.now(), readAttendedMs()];
  const arm = (ms: number) => setTimeout(endOrWait, ms);
  const endOrWait = () => {
    const restMs = limitMs - (readAttendedMs() - begunAtAttended);
    if (restMs <= 0) controller.abort(new Unreachable('timeout', 'It took too long'));
    else if (performance.now() - begunAt < limitMs * MOST_STRETCH) timer = arm(Math.ceil(restMs));
    else controller.abort(new Unreachable('busy', 'Our own machine was too busy'));
  };
  let timer = arm(limitMs);
  outer.addEventListener('abort', passOn, { once: true });
  if (outer.aborted) passOn();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    unattend();
    outer.removeEventListener('abort', passOn);
  }
}
