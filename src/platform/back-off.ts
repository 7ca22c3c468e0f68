export type BackOff = {
  firstDelayMs: number;
  longestDelayMs: number;
  attempts: number;
};

export const patientBackOff: BackOff = { firstDelayMs: 1_000, longestDelayMs: 30_000, attempts: 5 };

/** The pause after the n-th consecutive failure, from 1. */
export function delayAfter(failures: number, backOff: BackOff): number {
  return Math.min(backOff.longestDelayMs, backOff.firstDelayMs * 2 ** (failures - 1));
}
