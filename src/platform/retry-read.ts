/** Further attempts after the first (decisions on the specification, last row). */
const mostRetries = 3;
const firstWaitMs = 500;
const longestWaitMs = 30_000;

/** How long to wait before a further attempt, the first of them being 0. Milliseconds. */
export function backOffMs(retry: number): number {
  return Math.min(firstWaitMs * 2 ** retry, longestWaitMs);
}

export interface RetryReadTools {
  /** Waits so many milliseconds; rejects when nobody wants the answer any more. */
  wait: (milliseconds: number) => Promise<void>;
  /** Whether another attempt makes sense now, e.g. whether there is a network. */
  mayRetry?: () => boolean;
}

/**
 * Asks for something until there is an answer, for what may be asked twice: up to three times
 * again, each after a longer wait, when the network or the server failed. What the server refuses
 * is an answer.
 *
 * @param ask sends the question
 * @returns the last answer, whatever its status
 * @throws what the last attempt threw, and at once when the question was called off
 */
export async function retryRead(
  ask: () => Promise<Response>,
  { wait, mayRetry = () => true }: RetryReadTools,
): Promise<Response> {
  for (let retry = 0; ; retry += 1) {
    const isLast = retry === mostRetries;
    try {
      const answer = await ask();
      if (answer.status < 500 || isLast || !mayRetry()) return answer;
    } catch (error) {
      const isCalledOff = error instanceof Error && error.name === 'AbortError';
      if (isCalledOff || isLast || !mayRetry()) throw error;
    }
    await wait(backOffMs(retry));
  }
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
