import type { Check, Verdict } from '../model/check.ts';

/** A check and what it found: what scoring works on. */
export interface JudgedCheck {
  check: Pick<Check, 'id' | 'category' | 'severity' | 'title' | 'remedy'>;
  verdict: Verdict;
}
