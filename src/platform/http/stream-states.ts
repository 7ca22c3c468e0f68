import { setTimeout as delay } from 'node:timers/promises';
import { requesterKey } from '../rate-limit/take-points';
import { stoppingSignal } from '../stopping';

/** Proxies and browsers close silent connections. */
const heartbeatMs = 15_000;
/** Maximum duration of a stream; the page then reconnects. */
const longestMs = 10 * 60_000;
/** Maximum open streams per network address in this process. */
const mostStreams = 8;

export interface Followed<State> {
  /** `null` for a deleted record. */
  read: () => Promise<State | null>;
  isOver: (state: State) => boolean;
  pauseMs: (state: State) => number;
}

const open = new Map<string, number>();

function countOpen(key: string, change: 1 | -1): void {
  const count = (open.get(key) ?? 0) + change;
  if (count > 0) open.set(key, count);
  else open.delete(key);
}

async function* eventsOf<State>(
  { read, isOver, pauseMs }: Followed<State>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const end = Date.now() + longestMs;
  let told = '';
  let spokeAt = Date.now();
  while (!signal.aborted && Date.now() < end) {
    const state = await read();
    // The record was deleted during the stream.
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
  // Compression and proxy buffers would delay events.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** Streams a state as `text/event-stream`; `null` when the address has too many open streams. */
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
  // A client that leaves before the first event never pulls from the stream.
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
