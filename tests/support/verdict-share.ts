import type { Verdict } from '../../src/scanner/model/check.ts';

/** A verdict's score, 0 to 1; null without one. For properties of checks. */
export function scoreVerdict(verdict: Verdict): number | null {
  if (verdict.outcome === 'fail') return verdict.share;
  return verdict.outcome === 'pass' || verdict.outcome === 'note' ? 1 : null;
}
