import type { Verdict } from '../../src/scanner/model/check.ts';

/** What a verdict is worth, 0 to 1; null where nothing is scored. For properties of checks. */
export function verdictShare(verdict: Verdict): number | null {
  if (verdict.outcome === 'fail') return verdict.share;
  return verdict.outcome === 'pass' || verdict.outcome === 'note' ? 1 : null;
}
