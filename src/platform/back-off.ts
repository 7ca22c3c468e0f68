/** How long to wait between attempts, and when to stop trying. */
export type BackOff = {
  firstDelayMs: number;
  longestDelayMs: number;
  /** Failures in a row, none of which got anywhere, after which it is given up. */
  attempts: number;
};

export const patientBackOff: BackOff = { firstDelayMs: 1_000, longestDelayMs: 30_000, attempts: 5 };

/** The pause after the n-th failure in a row (from 1): doubles each time up to the longest. */
export function delayAfter(failures: number, backOff: BackOff): number {
  return Math.min(backOff.longestDelayMs, backOff.firstDelayMs * 2 ** (failures - 1));
}
