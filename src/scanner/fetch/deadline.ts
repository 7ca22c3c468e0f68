import { Unreachable } from './guarded-client-types.ts';

/** Settles with the promise, or rejects with the signal's reason if that comes first. */
export function raceWithSignal<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/**
 * Runs the work with a signal that aborts at the deadline (`Unreachable`, `timeout`) or with the
 * outer signal. It uses its own timer: `AbortSignal.any` over `AbortSignal.timeout` may be garbage
 * collected before it fires.
 */
export async function runWithDeadline<T>(
  limitMs: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const passOn = () => controller.abort(outer.reason);
  const timer = setTimeout(() => {
    controller.abort(new Unreachable('timeout', 'It took too long'));
  }, limitMs);
  outer.addEventListener('abort', passOn, { once: true });
  if (outer.aborted) passOn();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', passOn);
  }
}

/** Rejects with the signal's reason on abort; `forget` removes the listener. */
export function rejectOnAbort(signal: AbortSignal): {
  rejects: Promise<never>;
  forget: () => void;
} {
  let forget = () => {};
  const rejects = new Promise<never>((_, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    forget = () => signal.removeEventListener('abort', giveUp);
  });
  // An abort after the race is settled must not be an unhandled rejection.
  rejects.catch(() => {});
  return { rejects, forget };
}
