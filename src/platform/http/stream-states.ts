import { setTimeout as delay } from 'node:timers/promises';
import { requesterKey } from '../rate-limit/take-points';
import { stoppingSignal } from '../stopping';

/** Proxies and browsers take a silent connection for a dead one. */
const heartbeatMs = 15_000;
/** A page that is left open asks again after this. */
const longestMs = 10 * 60_000;
/** Streams that one network address may hold open in this process. */
const mostStreams = 8;

/** Something that changes until it is over. */
export interface Followed<State> {
  /** `null` when it is gone. */
  read: () => Promise<State | null>;
  isOver: (state: State) => boolean;
  /** How long to wait before the next question, in milliseconds. */
  pauseMs: (state: State) => number;
}

const open = new Map<string, number>();

function countOpen(key: string, change: 1 | -1): void {
  const count = (open.get(key) ?? 0) + change;
  if (count > 0) open.set(key, count);
  else open.delete(key);
}

/** Each new state, and heartbeats while nothing changes. */
async function* eventsOf<State>(
  { read, isOver, pauseMs }: Followed<State>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const end = Date.now() + longestMs;
  let told = '';
  let spokeAt = Date.now();
  while (!signal.aborted && Date.now() < end) {
    const state = await read();
    // Deleted while somebody looked on.
    if (!state) return;
    const data = JSON.stringify(state);
    if (data !== told) {
      yield `event: state\ndata: ${data}\n\n`;
      told = data;
      spokeAt = Date.now();
    } else if (Date.now() - spokeAt >= heartbeatMs) {
      yield ': still here\n\n';
      spokeAt = Date.now();
    }
    if (isOver(state)) return;
    await delay(pauseMs(state), undefined, { signal }).catch(() => {});
  }
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Compressing would hold events back; so would a proxy’s buffer.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/**
 * Streams something to whoever follows it (`text/event-stream`, events named `state`). Asks the
 * database only while somebody listens, and ends with what is followed, the listener or this process.
 *
 * @returns `null` when the address has too many streams open
 */
export function streamStates<State>(request: Request, followed: Followed<State>): Response | null {
  const key = requesterKey(request);
  if ((open.get(key) ?? 0) >= mostStreams) return null;
  const left = new AbortController();
  const signal = AbortSignal.any([request.signal, left.signal, stoppingSignal()]);
  const events = eventsOf(followed, signal);
  const encoder = new TextEncoder();
  let isCounted = true;
  const leave = () => {
    if (isCounted) countOpen(key, -1);
    isCounted = false;
    left.abort();
  };
  countOpen(key, 1);
  // Whoever goes away before the first event has never pulled.
  request.signal.addEventListener('abort', leave, { once: true });
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await events.next();
        if (!done) {
          controller.enqueue(encoder.encode(value));
          return;
        }
        leave();
        controller.close();
      } catch (error) {
        leave();
        controller.error(error);
      }
    },
    cancel: leave,
  });
  return new Response(body, { headers });
}
