import { setTimeout as delay } from 'node:timers/promises';

export type Failure = { path: string; at: number; reason: string };

export type Visits = {
  count: number;
  /** `at` is the start of the failed request. */
  failures: Failure[];
  longestMs: number;
};

/** More than any play needs; ends a load whose play hangs. */
const MOST_VISITS = 200_000;

/** Loads pages in a loop with a few visitors until stopped, each with a pause after a page. */
export function keepVisiting(origin: string, paths: readonly string[], visitors = 6, pauseMs = 0) {
  const visits: Visits = { count: 0, failures: [], longestMs: 0 };
  let isOver = false;
  async function visit(path: string): Promise<void> {
    const at = performance.now();
    const fail = (reason: string) => visits.failures.push({ path, at, reason });
    try {
      const answer = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(20_000) });
      const body = await answer.text();
      if (answer.status !== 200) fail(`status ${answer.status}`);
      else if (!body.includes('</html>')) fail('page cut off');
    } catch (error) {
      const { message, cause } = error as Error;
      fail(cause instanceof Error ? cause.message : message);
    }
    visits.count += 1;
    visits.longestMs = Math.max(visits.longestMs, performance.now() - at);
  }
  async function keepOn(first: number): Promise<void> {
    for (let turn = first; !isOver && visits.count < MOST_VISITS; turn += 1) {
      await visit(paths[turn % paths.length] as string);
      if (pauseMs > 0) await delay(pauseMs);
    }
  }
  const all = Promise.all(Array.from({ length: visitors }, (_, first) => keepOn(first)));
  return {
    visits,
    async stop(): Promise<Visits> {
      isOver = true;
      await all;
      return visits;
    },
  };
}

/** Polls until `look` finds something. @throws after the limit, which only ends a failed play */
export async function within<T>(
  seconds: number,
  what: string,
  look: () => Promise<T | undefined | false | null>,
): Promise<T> {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const found = await look().catch(() => undefined);
    if (found !== undefined && found !== false && found !== null) return found;
    if (performance.now() > end) throw new Error(`Not within ${seconds} s: ${what}`);
    await delay(20);
  }
}
