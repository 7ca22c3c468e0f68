import type { ScanStatus, ScanTool } from './statuses';

/** One step of a running scan, in the visitor’s words. */
export interface StepView {
  key: string;
  label: string;
  state: 'waiting' | 'begun' | 'done';
  /** E.g. “212 kB in 0.31 s”. */
  detail: string | null;
}

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

/** Reads what a record keeps; what is not there has not happened. */
export function readProgress(stored: Partial<ScanProgress> | null | undefined): ScanProgress {
  return { ...newProgress(false), ...stored };
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

export type Band = 'good' | 'fair' | 'poor';

export interface CategoryView {
  key: string;
  label: string;
  /** 0 to 100; null: nothing to score. */
  score: number | null;
  band: Band | null;
}

/** What the free result shows (decisions: score, categories, counts, three titles). */
export interface FreeResult {
  reportPath: string;
  /** The page that answered: after redirects, and with http where there is no https. */
  url: string;
  overall: number;
  band: Band;
  categories: CategoryView[];
  counts: { critical: number; high: number; medium: number; low: number };
  top: string[];
  isPartial: boolean;
  /** ISO 8601. */
  scannedAt: string;
  durationMs: number | null;
  /** What the speed estimate rests on; only for the page speed tool. */
  speed: SpeedFinding[] | null;
}

/** One check of the speed estimate, with its explanation. */
export interface SpeedFinding {
  id: string;
  title: string;
  outcome: 'pass' | 'note' | 'fail' | 'na' | 'unknown';
  /** 0 to 1; null where nothing is scored. */
  score: number | null;
  summary: string;
  why: string;
  fix: string;
}

/** A scan as its page follows it. */
export interface ScanState {
  id: string;
  url: string;
  tool: ScanTool;
  status: ScanStatus;
  /** Scans before it in the queue; null when it does not wait. */
  place: number | null;
  steps: StepView[];
  /** Why there is no score; null while it runs and when there is one. */
  message: string | null;
  result: FreeResult | null;
}

/** 90 and 50, as Lighthouse draws the line. */
export function bandOf(score: number): Band {
  if (score >= 90) return 'good';
  return score >= 50 ? 'fair' : 'poor';
}
