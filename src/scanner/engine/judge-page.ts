import { checks } from '../checks/registry.ts';
import type { Check, Verdict } from '../model/check.ts';
import { unknown } from '../model/check.ts';
import type { ScanEvidence } from '../model/evidence.ts';
import type { JudgedCheck } from '../score/score-report.ts';

interface JudgeOptions {
  list?: readonly Check[];
  /** Called when a check throws, which is a bug in the check. */
  onFault?: (id: string, error: unknown) => void;
}

function verdictOf(check: Check, evidence: ScanEvidence, { onFault }: JudgeOptions): Verdict {
  try {
    return check.judge(evidence);
  } catch (error) {
    onFault?.(check.id, error);
    return unknown('This could not be checked, because our own check broke off.');
  }
}

/**
 * Runs all checks on the evidence. Deterministic, never throws: a check that throws loses only its
 * own verdict.
 * @returns a verdict for every check, in the order of the report
 */
export function judgePage(evidence: ScanEvidence, options: JudgeOptions = {}): JudgedCheck[] {
  const list = options.list ?? checks;
  return list.map((check) => ({ check, verdict: verdictOf(check, evidence, options) }));
}
