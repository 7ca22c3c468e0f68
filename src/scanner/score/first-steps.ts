import { type Effort, findOwnRepair } from '../checks/own-repairs.ts';
import type { CheckResult } from '../model/report.ts';
import { sortWorstFirst, sureness } from './score-report.ts';
import { harmPlace, mostHarmful, severityWeights } from './weights.ts';

const MOST = 5;
const MOST_PER_CATEGORY = 2;

/** Work counts less than harm: among equals, the quicker repair comes first. */
const divisors: Readonly<Record<Effort, number>> = { easy: 1, hours: 1.15, developer: 1.3 };

function worth({ id, severity, confidence }: CheckResult): number {
  const harm = harmPlace(id) < mostHarmful.length ? 1.5 : 1;
  const weight = severityWeights[severity] * sureness[confidence ?? 'certain'];
  return (weight * harm) / divisors[findOwnRepair(id).effort];
}

/** The failures to repair first, by harm and then effort; at most two of a category if others fail. */
export function findFirstSteps(results: readonly CheckResult[]): CheckResult[] {
  const ranked = sortWorstFirst(results)
    .filter(({ score }) => score !== null)
    .toSorted((a, b) => worth(b) - worth(a));
  const isOfTooMany = (result: CheckResult) =>
    ranked.filter(({ category }) => category === result.category).indexOf(result) >=
    MOST_PER_CATEGORY;
  const varied = ranked.filter((result) => !isOfTooMany(result));
  const chosen = new Set([...varied, ...ranked.filter(isOfTooMany)].slice(0, MOST));
  return ranked.filter((result) => chosen.has(result));
}
