import type { ScanStatus, ScanTool } from './statuses';

/** One step of a running scan, in the visitor’s words. */
export interface StepView {
  key: string;
  label: string;
  state: 'waiting' | 'begun' | 'done';
  /** E.g. “212 kB in 0.31 s”. */
  detail: string | null;
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

/** True once nothing more will happen. */
export function isOver(status: ScanStatus): boolean {
  return !['unconfirmed', 'queued', 'running'].includes(status);
}

/** 90 and 50, as Lighthouse draws the line. */
export function bandOf(score: number): Band {
  if (score >= 90) return 'good';
  return score >= 50 ? 'fair' : 'poor';
}
