import { checks } from '../checks/registry.ts';
import type { Check, Verdict } from '../model/check.ts';
import { unknown } from '../model/check.ts';
import type { ScanEvidence } from '../model/evidence.ts';
import type { JudgedCheck } from '../score/score-report.ts';

interface JudgeOptions {
  /** Every check there is unless given. */
  list?: readonly Check[];
  /** Told about a check that broke off; checks are not meant to. */
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
 * Judges a page by everything that is known about it. Pure: the same evidence gives the same
 * verdicts. Never throws: a check that breaks off costs its own verdict only.
 *
 * @returns a verdict for every check, in the order of the report
 */
export function judgePage(evidence: ScanEvidence, options: JudgeOptions = {}): JudgedCheck[] {
  const list = options.list ?? checks;
  return list.map((check) => ({ check, verdict: verdictOf(check, evidence, options) }));
}
