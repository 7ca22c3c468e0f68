/**
 * Announces the end of this process, so that long-running work stops.
 *
 * The signal is on a global symbol because Next bundles the site's code: server and routes have
 * separate copies of this file.
 */
const KEY = Symbol.for('site.stopping');

function controller(): AbortController {
  const holder = globalThis as { [KEY]?: AbortController };
  holder[KEY] ??= new AbortController();
  return holder[KEY];
}

/** Aborts when the process begins to stop. */
export function stoppingSignal(): AbortSignal {
  return controller().signal;
}

/** Aborts the signal. */
export function beginStopping(): void {
  controller().abort();
}
