import type { GuardedClient } from '../fetch/contract.ts';
import { type Budget, OutOfTime } from '../gather/budget.ts';
import type { SiteClient } from '../gather/site-client.ts';
import type { CrawlOptions } from './model.ts';

/** Asks a site one thing at a time, and pauses in between. */
export interface PoliteClient extends SiteClient {
  /** Makes the pause at least so long, in milliseconds from one request to the next. */
  slowTo(ms: number): void;
}

/** For one request, DNS and body included. */
const REQUEST_MS = 10_000;

/**
 * A client for one crawl of one site.
 *
 * @param signal when it comes, nothing more is asked
 */
export function createPoliteClient(
  client: GuardedClient,
  { now, sleep, requestsPerSecond }: CrawlOptions,
  signal: AbortSignal,
): PoliteClient {
  let pauseMs = 1000 / requestsPerSecond;
  let begunAt = Number.NEGATIVE_INFINITY;
  let line: Promise<unknown> = Promise.resolve();

  async function wait(budget: Budget): Promise<void> {
    const due = begunAt + pauseMs;
    // Timers come a little early at times.
    for (let rest = due - now(); rest > 0; rest = due - now()) {
      if (rest > budget.left()) throw new OutOfTime();
      await sleep(rest, signal);
    }
  }

  return {
    slowTo(ms) {
      pauseMs = Math.max(pauseMs, ms);
    },
    ask(question, budget) {
      const answer = line.then(async () => {
        signal.throwIfAborted();
        await wait(budget);
        const timeoutMs = Math.floor(Math.min(REQUEST_MS, budget.left()));
        if (timeoutMs <= 0) throw new OutOfTime();
        begunAt = now();
        return client.request({ ...question, timeoutMs });
      });
      line = answer.catch(() => {});
      return answer;
    },
  };
}
