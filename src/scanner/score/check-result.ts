import type { CheckResult } from '../model/report.ts';
import type { JudgedCheck } from './judged-check.ts';
import { type CheckId, checkWeights } from './weights.ts';

/** A critical check that fails is worth half at most, however little of it is wrong. */
const MOST_OF_A_CRITICAL_FAULT = 0.5;

/** To thousandths: sums of whole numbers do not depend on their order. */
function inThousandths(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 1000;
}

function scoreOf({ check, verdict }: JudgedCheck): number | null {
  switch (verdict.outcome) {
    case 'pass':
    case 'note':
      return 1;
    case 'fail': {
      const most = check.severity === 'critical' ? MOST_OF_A_CRITICAL_FAULT : 1;
      return inThousandths(Math.min(verdict.share, most));
    }
    case 'na':
    case 'unknown':
      return null;
  }
}

/** What a check counts in its category: 0 for what is only information. */
function weightOf({ check }: Pick<JudgedCheck, 'check'>): number {
  return check.severity === 'info' ? 0 : (checkWeights[check.id as CheckId] ?? 0);
}

/** A verdict as it is stored and shown. */
export function resultOf(judged: JudgedCheck): CheckResult {
  const { check, verdict } = judged;
  const isFail = verdict.outcome === 'fail';
  return {
    id: check.id,
    category: check.category,
    severity: check.severity,
    weight: weightOf(judged),
    outcome: verdict.outcome,
    score: scoreOf(judged),
    summary: verdict.summary,
    confidence: isFail ? verdict.confidence : null,
    proofs: 'proofs' in verdict ? verdict.proofs : [],
    instances: isFail ? (verdict.instances ?? null) : null,
    remedy: check.remedy,
  };
}
