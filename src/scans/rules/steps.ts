import type { StepView } from './scan-state';

/** The steps of a scan, in order, in a shop owner’s words. Keys: the scanner’s own. */
export const stepLabels = {
  address: 'Find the site',
  page: 'Open the page',
  files: 'Ask for robots.txt and sitemap',
  read: 'Read its style sheets and the pages beside it',
  parts: 'Look at pictures, scripts and links',
  checks: 'Judge what was found',
} as const;
export type StepKey = keyof typeof stepLabels;

const stepKeys = Object.keys(stepLabels) as StepKey[];

/** How far a scan is, as its record keeps it. */
export interface ScanProgress {
  /** How often it was begun; a second time when the process that ran it died. */
  attempt: number;
  /** The address was typed without `https://`: the site may answer on http only. */
  isBare: boolean;
  steps: Partial<Record<StepKey, { state: 'begun' | 'done'; detail: string | null }>>;
}

/** Nothing has happened yet. */
export function newProgress(isBare: boolean): ScanProgress {
  return { attempt: 0, isBare, steps: {} };
}

/** Reads what a record keeps; anything odd counts as nothing. */
export function readProgress(stored: unknown): ScanProgress {
  const { attempt, isBare, steps } = (stored ?? {}) as Partial<ScanProgress>;
  return {
    attempt: typeof attempt === 'number' ? attempt : 0,
    isBare: isBare === true,
    steps: typeof steps === 'object' && steps !== null ? steps : {},
  };
}

/** The steps as a list to be ticked off. */
export function stepViews({ steps }: ScanProgress): StepView[] {
  return stepKeys.map((key) => ({
    key,
    label: stepLabels[key],
    state: steps[key]?.state ?? 'waiting',
    detail: steps[key]?.detail ?? null,
  }));
}
