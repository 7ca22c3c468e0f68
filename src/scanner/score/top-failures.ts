import { type Confidence, severities } from '../model/check.ts';
import type { CheckResult } from '../model/report.ts';
import { categoryWeights } from './weights.ts';

const MOST = 3;
const MOST_PER_CATEGORY = 2;

const sureness: Readonly<Record<Confidence, number>> = { certain: 1, likely: 0.7, possible: 0.4 };

function importance({ weight, confidence, category }: CheckResult): number {
  return weight * sureness[confidence ?? 'certain'] * categoryWeights[category];
}

/**
 * Failures from the worst on: by severity, then by weight, sureness and the category’s weight. What
 * is only information is not among them.
 */
export function worstFirst(results: readonly CheckResult[]): CheckResult[] {
  return results
    .filter(({ outcome, severity }) => outcome === 'fail' && severity !== 'info')
    .toSorted(
      (a, b) =>
        severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
        importance(b) - importance(a) ||
        (a.id < b.id ? -1 : 1),
    );
}

/** The three worst failures, at most two of one category. */
export function topFailures(results: readonly CheckResult[]): CheckResult[] {
  const taken = new Map<string, number>();
  const top: CheckResult[] = [];
  for (const result of worstFirst(results)) {
    const count = taken.get(result.category) ?? 0;
    if (count >= MOST_PER_CATEGORY) continue;
    taken.set(result.category, count + 1);
    top.push(result);
    if (top.length === MOST) break;
  }
  return top;
}
