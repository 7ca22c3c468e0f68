import type { ScanStatus, ScanTool } from './statuses';

/** One step of a running scan, in plain words. */
export interface StepView {
  key: string;
  label: string;
  state: 'waiting' | 'begun' | 'done';
  /** E.g. “212 kB in 0.31 s”. */
  detail: string | null;
}

/** The steps of a scan in order, in words for a shop owner. Keys: the scanner’s own. */
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

/** Stored progress of a scan. */
export interface ScanProgress {
  /** Number of starts; 2 after the first process died. */
  attempt: number;
  /** The visitor typed no `https://`, so the site may answer on http only. */
  isBare: boolean;
  steps: Partial<Record<StepKey, { state: 'begun' | 'done'; detail: string | null }>>;
}

/** Progress of a scan that has not begun. */
export function newProgress(isBare: boolean): ScanProgress {
  return { attempt: 0, isBare, steps: {} };
}

/** Reads stored progress; missing fields get the initial values. */
export function readProgress(stored: Partial<ScanProgress> | null | undefined): ScanProgress {
  return { ...newProgress(false), ...stored };
}

/** The steps as a checklist. */
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
  /** 0 to 100; null when nothing was scored. */
  score: number | null;
  band: Band | null;
}

/** The content of a free result (decisions: score, categories, counts, three titles). */
export interface FreeResult {
  reportPath: string;
  /** The final address: after redirects, and with http for a site without https. */
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
  /** Basis of the speed estimate; only for the page speed tool. */
  speed: SpeedFinding[] | null;
}

/** One check of the speed estimate, with its explanation. */
export interface SpeedFinding {
  id: string;
  title: string;
  outcome: 'pass' | 'note' | 'fail' | 'na' | 'unknown';
  /** 0 to 1; null when not scored. */
  score: number | null;
  summary: string;
  why: string;
  fix: string;
}

/** State of a scan for its page. */
export interface ScanState {
  id: string;
  url: string;
  tool: ScanTool;
  status: ScanStatus;
  /** Number of scans ahead in the queue; null when it does not wait. */
  place: number | null;
  steps: StepView[];
  /** Reason for a missing score; null while it runs and when there is one. */
  message: string | null;
  result: FreeResult | null;
}

/** Thresholds 90 and 50, as in Lighthouse. */
export function bandOf(score: number): Band {
  if (score >= 90) return 'good';
  return score >= 50 ? 'fair' : 'poor';
}
