import { type FormAction, type FormState, scriptEntry, unsent } from './form-state';

/** Further attempts after the first (decisions on the specification, last row). */
const mostRetries = 3;
const firstWaitMs = 500;
const longestWaitMs = 30_000;

/** How long to wait before a further attempt, the first of them being 0. Milliseconds. */
export function backOffMs(retry: number): number {
  return Math.min(firstWaitMs * 2 ** retry, longestWaitMs);
}

/** Waits in a browser, until called off where it can be. */
export function waitFor(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Milliseconds; a slow connection gets its time, one that hangs does not hold the form for ever. */
const patienceMs = 30_000;

/** Settles like the call, or rejects with the signal, whichever comes first. */
function settleUntil<Answer>(call: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    call.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

export interface SendFormTools {
  /** Calls the sending off: its answer is not wanted any more. */
  signal?: AbortSignal;
  wait?: typeof waitFor;
}

/**
 * Sends a form to its server action: up to three times again, each after a longer wait, when no answer
 * came or the server could not store it. The action must make sure that it is stored once.
 *
 * @returns the form's next state; null when nothing came back
 * @throws when the signal calls it off
 */
export async function sendForm<Outcome extends { status: string }>(
  action: FormAction<Outcome>,
  form: FormData,
  { signal, wait = waitFor }: SendFormTools = {},
): Promise<FormState<Outcome> | null> {
  form.set(scriptEntry, 'yes');
  for (let retry = 0; ; retry += 1) {
    const patience = AbortSignal.timeout(patienceMs);
    const state = await settleUntil(action(unsent, form), patience).catch(() => null);
    signal?.throwIfAborted();
    if (state?.outcome && state.outcome.status !== 'failed') return state;
    // The browser sends one action after the other: behind one that hangs, another would wait.
    if (patience.aborted || retry === mostRetries || !navigator.onLine) return state;
    await wait(backOffMs(retry), signal);
  }
}
