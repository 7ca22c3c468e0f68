import type { AddressPolicy } from '../address/read-target.ts';
import type { Category, Confidence, Proof, Remedy, Severity } from './check.ts';

export interface CheckResult {
  id: string;
  category: Category;
  severity: Severity;
  weight: number;
  outcome: 'pass' | 'note' | 'fail' | 'na' | 'unknown';
  /** 0 to 1; null without a score (`na`, `unknown`, a local failure that is only possible). */
  score: number | null;
  summary: string;
  confidence: Confidence | null;
  proofs: readonly Proof[];
  instances: number | null;
  remedy: Remedy;
  /** Unknown, or a fault seen only in part, because of our own limits. */
  byOurLimit?: true;
}

export interface CategoryScore {
  category: Category;
  /** Integer from 0 to 100; null when nothing applied or too much is unknown. */
  score: number | null;
  /** Our own limits kept some of its checks from us; without a score, the decisive ones. */
  byOurLimit?: true;
}

export type SeverityCounts = Record<'critical' | 'high' | 'medium' | 'low', number>;

/** A scored scan. Plain data, stored as JSON and shown for years. */
export interface ScanReport {
  /** Version of the rules: pages must say so when comparing scores across versions. */
  engine: string;
  /** As asked for: without a scheme where none was typed and the page is elsewhere. */
  askedUrl: string;
  url: string;
  host: string;
  /** ISO 8601. */
  scannedAt: string;
  overall: number;
  categories: readonly CategoryScore[];
  /** Failed checks, not instances. */
  counts: SeverityCounts;
  /** Titles of the worst failures, at most three and two per category. */
  top: readonly { id: string; title: string }[];
  checks: readonly CheckResult[];
  /** More than 30 % of the weight is unknown, or anything that counts because of our own limits. */
  isPartial: boolean;
  /** Our own limits made it partial: a later scan may find out more. */
  byOurLimit?: true;
  caps: readonly string[];
  measures: {
    ttfbMs: number | null;
    htmlBytes: number;
    elements: number;
    requests: number | null;
    /** Their known bytes. */
    assetBytes: number | null;
    redirects: number;
  };
}

/** How a scan ends. Only `scored` has figures. */
export type ScanOutcome =
  | { status: 'scored'; report: ScanReport }
  | {
      status: 'blocked';
      url: string;
      httpStatus: number | null;
      /** Rejected by robots.txt, so the page was not opened; otherwise by its answer. */
      reason?: 'robots';
      because: string;
    }
  | {
      status: 'no-page';
      url: string;
      httpStatus: number;
      reason: 'error-status' | 'empty' | 'not-html' | 'too-many-redirects' | 'too-large';
      because: string;
    }
  | {
      status: 'unreachable';
      /** The site does answer, with more headers than the scanner reads. */
      reason?: 'headers-too-large';
      because: string;
    }
  /** Forbidden address. Visitors see the same text as for `unreachable`. */
  | { status: 'refused'; because: string };

export const scanSteps = ['address', 'page', 'files', 'read', 'parts', 'checks'] as const;
export type ScanStep = (typeof scanSteps)[number];

export interface StepEvent {
  step: ScanStep;
  state: 'begun' | 'done';
  /** A short result, e.g. “212 kB in 0.31 s”. */
  detail?: string;
}

export interface RunOptions extends AddressPolicy {
  /** User-Agent header, e.g. `NeuraAudit/1.0 (+https://…/bot)`; robots.txt matches its name. */
  userAgent: string;
  /** Milliseconds since 1970. */
  now: () => number;
  onStep?: (event: StepEvent) => void;
  signal?: AbortSignal;
}
