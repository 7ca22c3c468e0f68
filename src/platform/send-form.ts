import { type FormAction, type FormState, scriptEntry, unsent } from './form-state';

/** Retries after the first attempt (decisions on the specification, last row). */
const mostRetries = 3;
const firstWaitMs = 500;
const longestWaitMs = 30_000;

/** Milliseconds before a retry, the first being 0. */
export function backOffMs(retry: number): number {
  return Math.min(firstWaitMs * 2 ** retry, longestWaitMs);
}

/** Waits in a browser, until aborted if a signal is given. */
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

/** Enough for slow connections; a hanging one must not block the form for ever. */
const patienceMs = 30_000;

/** Settles like the call, or rejects on the signal, whichever comes first. */
function settleUntil<Answer>(call: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    call.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

export interface SendFormTools {
  /** Aborts the submission: its answer is no longer needed. */
  signal?: AbortSignal;
  wait?: typeof waitFor;
}

/**
 * Submits a form to its server action, which must store it once only. Retries without an answer
 * or when the form could not be stored.
 * @returns the form's next state; null without an answer
 * @throws when the signal aborts
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
    // The browser sends actions one at a time: another would wait behind a hanging one.
    if (patience.aborted || retry === mostRetries || !navigator.onLine) return state;
    await wait(backOffMs(retry), signal);
  }
}
