import type { StepEvent } from './report.ts';

/** What a scan needs from outside. */
export interface RunOptions {
  /** Exact `host:port` pairs that may be reached although they are private. */
  allowHosts: readonly string[];
  /** Host names that are never scanned: our own, and who asked to be left alone. */
  denyHosts: readonly string[];
  /** Sent as User-Agent, e.g. `NeuraAudit/1.0 (+https://…/bot)`. */
  userAgent: string;
  /** Milliseconds since 1970. */
  now: () => number;
  onStep?: (event: StepEvent) => void;
  signal?: AbortSignal;
}
