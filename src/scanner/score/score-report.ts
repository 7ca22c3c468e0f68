import { type Category, categories, type Severity } from '../model/check.ts';
import type { CategoryScore, CheckResult, ScanReport, SeverityCounts } from '../model/report.ts';
import { type Cap, capsOf } from './caps.ts';
import { resultOf } from './check-result.ts';
import type { JudgedCheck } from './judged-check.ts';
import { topFailures } from './top-failures.ts';
import { categoryWeights } from './weights.ts';

/** What the verdicts come to: the part of a report that is worked out. */
export type Scoring = Pick<
  ScanReport,
  'overall' | 'categories' | 'counts' | 'top' | 'checks' | 'isPartial' | 'caps'
>;

/** With more than this share of the weight not found out, a scan is partial. */
const MOST_UNKNOWN = 0.3;

/** A weighted mean of parts from 0 to 1 as a whole number; 100 is for what is right throughout. */
function inPoints(sum: number, weight: number): number {
  if (sum >= weight) return 100;
  return Math.min(99, Math.round((sum / weight) * 100));
}

function heldDown(points: number, most: readonly (number | null)[]): number {
  return most.reduce<number>((least, cap) => Math.min(least, cap ?? least), points);
}

function categoryScore(
  category: Category,
  results: readonly CheckResult[],
  caps: readonly Cap[],
): CategoryScore {
  let sum = 0;
  let weights = 0;
  for (const { category: own, score, weight } of results) {
    if (own !== category || score === null) continue;
    // Whole numbers, so that the order of the checks leaves no trace.
    sum += weight * Math.round(score * 1000);
    weights += weight * 1000;
  }
  if (weights === 0) return { category, score: null };
  const own = caps.filter((cap) => cap.category.name === category);
  return {
    category,
    score: heldDown(
      inPoints(sum, weights),
      own.map((cap) => cap.category.most),
    ),
  };
}

function overallScore(scores: readonly CategoryScore[], caps: readonly Cap[]): number {
  let sum = 0;
  let weights = 0;
  for (const { category, score } of scores) {
    if (score === null) continue;
    sum += categoryWeights[category] * score;
    weights += categoryWeights[category] * 100;
  }
  const points = weights === 0 ? 0 : inPoints(sum, weights);
  return heldDown(
    points,
    caps.map(({ overall }) => overall),
  );
}

function countFailures(results: readonly CheckResult[]): SeverityCounts {
  const count = (severity: Severity) =>
    results.filter((result) => result.outcome === 'fail' && result.severity === severity).length;
  return {
    critical: count('critical'),
    high: count('high'),
    medium: count('medium'),
    low: count('low'),
  };
}

function isMostlyUnknown(results: readonly CheckResult[]): boolean {
  const weightOf = (those: readonly CheckResult[]) =>
    those.reduce((sum, { weight }) => sum + weight, 0);
  const unknown = weightOf(results.filter(({ outcome }) => outcome === 'unknown'));
  const applicable = weightOf(results.filter(({ outcome }) => outcome !== 'na'));
  return unknown > applicable * MOST_UNKNOWN;
}

/**
 * Scores what the checks found. A category is the weighted mean of what applied and could be found
 * out, the whole is the weighted mean of the categories as they are shown, and a few grave faults
 * hold both down. The order of the checks makes no difference to any score.
 *
 * @returns every figure whole, 0 to 100; an overall of 0 when nothing at all could be judged
 */
export function scoreReport(judged: readonly JudgedCheck[]): Scoring {
  const results = judged.map(resultOf);
  const caps = capsOf(results);
  const scores = categories.map((category) => categoryScore(category, results, caps));
  const titles = new Map(judged.map(({ check }) => [check.id, check.title]));
  return {
    overall: overallScore(scores, caps),
    categories: scores,
    counts: countFailures(results),
    top: topFailures(results).map(({ id }) => ({ id, title: titles.get(id) ?? id })),
    checks: results,
    isPartial: isMostlyUnknown(results),
    caps: caps.map(({ because }) => because),
  };
}
