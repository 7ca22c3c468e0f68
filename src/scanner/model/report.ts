import type { Category, Confidence, Proof, Remedy, Severity } from './check.ts';

/** What one check came to. */
export interface CheckResult {
  id: string;
  category: Category;
  severity: Severity;
  weight: number;
  outcome: 'pass' | 'note' | 'fail' | 'na' | 'unknown';
  /** 0 to 1; null where nothing is scored (`na`, `unknown`). */
  score: number | null;
  summary: string;
  confidence: Confidence | null;
  proofs: readonly Proof[];
  /** How many things fail, when more than are shown. */
  instances: number | null;
  remedy: Remedy;
}

export interface CategoryScore {
  category: Category;
  /** 0 to 100, whole; null when nothing applied. */
  score: number | null;
}

export type SeverityCounts = Record<'critical' | 'high' | 'medium' | 'low', number>;

/** A scored scan. Plain data: it is stored as JSON and shown years later. */
export interface ScanReport {
  /** Version of the rules: scores of different versions are not compared without saying so. */
  engine: string;
  askedUrl: string;
  url: string;
  host: string;
  /** ISO 8601. */
  scannedAt: string;
  /** 0 to 100, whole. */
  overall: number;
  categories: readonly CategoryScore[];
  /** Failing checks, not instances. */
  counts: SeverityCounts;
  /** Titles of the worst failures, at most three and two per category. */
  top: readonly { id: string; title: string }[];
  checks: readonly CheckResult[];
  /** More than 30 % of the weight could not be found out. */
  isPartial: boolean;
  /** Why a score was held down, in words; empty when it was not. */
  caps: readonly string[];
  measures: {
    ttfbMs: number | null;
    htmlBytes: number;
    elements: number;
    /** Files that the page refers to. */
    requests: number | null;
    /** Their bytes as far as they are known. */
    assetBytes: number | null;
    redirects: number;
  };
}

/** How a scan ends. Only `scored` has figures; the others are said plainly and never scored. */
export type ScanOutcome =
  | { status: 'scored'; report: ScanReport }
  /** The site turned the scanner away. */
  | {
      status: 'blocked';
      url: string;
      httpStatus: number | null;
      /** By its robots.txt, and the page was not opened; otherwise by its answer. */
      reason?: 'robots';
      because: string;
    }
  /** There is an answer, but no page to judge. */
  | {
      status: 'no-page';
      url: string;
      httpStatus: number;
      reason: 'error-status' | 'empty' | 'not-html' | 'too-many-redirects' | 'too-large';
      because: string;
    }
  /** Nothing answered. */
  | { status: 'unreachable'; because: string }
  /** The address is one that is never scanned. Told to visitors like `unreachable`. */
  | { status: 'refused'; because: string };

/** The steps of a scan, in order; each is reported when it begins and when it ends. */
export const scanSteps = ['address', 'page', 'files', 'read', 'parts', 'checks'] as const;
export type ScanStep = (typeof scanSteps)[number];

export interface StepEvent {
  step: ScanStep;
  state: 'begun' | 'done';
  /** What is known now, in a few words, e.g. “212 kB in 0.31 s”. */
  detail?: string;
}
