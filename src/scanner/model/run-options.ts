import type { StepEvent } from './report.ts';

export interface RunOptions {
  /** Exact `host:port` pairs that are allowed although private. */
  allowHosts: readonly string[];
  /** Hosts that are never scanned: our own, and sites that opted out. */
  denyHosts: readonly string[];
  /** User-Agent header, e.g. `NeuraAudit/1.0 (+https://…/bot)`. */
  userAgent: string;
  /** Milliseconds since 1970. */
  now: () => number;
  onStep?: (event: StepEvent) => void;
  signal?: AbortSignal;
}
