import { setTimeout as delay } from 'node:timers/promises';

export type PollerOptions = {
  /** Runs the jobs that are due and returns the HTTP status. */
  poll: () => Promise<number>;
  isReady: () => boolean;
  warn: (text: string) => void;
  tell: (text: string) => void;
  everyMs?: number;
};

/** A restart or a short outage is not worth a line; this many failures in a row are. */
const FAILURES_TO_MENTION = 3;

/**
 * Has the site run its jobs again and again, one round after the other. Rounds run inside the site,
 * because only there a job can make pages new. Returns a function that ends the polling; a round
 * that is under way is left alone, and the site finishes it before it stops.
 */
export function pollJobs(options: PollerOptions): () => void {
  const { poll, isReady, warn, tell, everyMs = 5_000 } = options;
  const stopping = new AbortController();
  const { signal } = stopping;

  async function keepPolling(): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      if (isReady()) {
        const outcome = await poll().catch((error: Error) => error.message);
        if (signal.aborted) return;
        if (outcome === 200) {
          if (failures >= FAILURES_TO_MENTION) tell('running again');
          failures = 0;
        } else {
          failures += 1;
          if (failures === FAILURES_TO_MENTION) {
            warn(`can’t be run at the moment (${outcome}); will keep trying`);
          }
        }
      }
      await delay(everyMs, undefined, { signal }).catch(() => {});
    }
  }

  void keepPolling();
  return () => stopping.abort();
}
