/**
 * A clock that runs only while this thread could have heard an answer. On a busy machine, or while
 * our own code holds the thread, an answer waits unheard: that time is not the server's.
 */

const TICK_MS = 20;
/** What one tick may add: timers of an idle machine fire a little late as well. */
const MOST_PER_TICK_MS = 25;

let attendedMs = 0;
let notedAt = 0;
let listeners = 0;
let timer: NodeJS.Timeout | undefined;

/** Milliseconds; runs only during `attend`. */
export function readAttendedMs(): number {
  const now = performance.now();
  attendedMs += Math.min(Math.max(now - notedAt, 0), MOST_PER_TICK_MS);
  notedAt = now;
  return attendedMs;
}

function tick(): void {
  readAttendedMs();
  timer = setTimeout(tick, TICK_MS).unref();
}

/** Starts the clock; returns the function that ends this use of it. */
export function attend(): () => void {
  listeners += 1;
  if (listeners === 1) {
    notedAt = performance.now();
    tick();
  }
  return () => {
    listeners -= 1;
    if (listeners === 0) clearTimeout(timer);
  };
}
