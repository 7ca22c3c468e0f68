/**
 * Says that this process is about to end: whatever goes on for long ends itself then.
 *
 * The signal hangs on a global symbol because Next bundles the site’s code: the server that stops the
 * process and the routes hold two different copies of this file.
 */
const KEY = Symbol.for('site.stopping');

function controller(): AbortController {
  const holder = globalThis as { [KEY]?: AbortController };
  holder[KEY] ??= new AbortController();
  return holder[KEY];
}

/** Aborted once the process is about to end. */
export function stoppingSignal(): AbortSignal {
  return controller().signal;
}

/** Tells everybody to come to an end. */
export function beginStopping(): void {
  controller().abort();
}
