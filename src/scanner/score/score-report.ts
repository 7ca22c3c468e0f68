import {
  type Category,
  type Confidence,
  categories,
  type RegisteredCheck,
  type Severity,
  severities,
  type Verdict,
} from '../model/check.ts';
import type { CategoryScore, CheckResult, ScanReport, SeverityCounts } from '../model/report.ts';
import { categoryWeights, harmPlace, severityWeights } from './weights.ts';

export interface JudgedCheck {
  check: RegisteredCheck;
  verdict: Verdict;
}

const MOST = 3;
const MOST_PER_CATEGORY = 2;

export const sureness: Readonly<Record<Confidence, number>> = {
  certain: 1,
  likely: 0.7,
  possible: 0.4,
};

function importance({ weight, confidence, category }: CheckResult): number {
  return weight * sureness[confidence ?? 'certain'] * categoryWeights[category];
}

/** Failures, worst first: by severity, weight, confidence and category weight, then harm. */
export function sortWorstFirst(results: readonly CheckResult[]): CheckResult[] {
  return results
    .filter(({ outcome, severity }) => outcome === 'fail' && severity !== 'info')
    .toSorted(
      (a, b) =>
        severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
        importance(b) - importance(a) ||
        harmPlace(a.id) - harmPlace(b.id) ||
        (a.id < b.id ? -1 : 1),
    );
}

function topFailures(results: readonly CheckResult[]): CheckResult[] {
  const taken = new Map<string, number>();
  const top: CheckResult[] = [];
  for (const result of sortWorstFirst(results)) {
    if (result.score === null) continue;
    const count = taken.get(result.category) ?? 0;
    if (count >= MOST_PER_CATEGORY) continue;
    taken.set(result.category, count + 1);
    top.push(result);
    if (top.length === MOST) break;
  }
  return top;
}

interface Cap {
  id: string;
  category: Category;
  /** Maximum points of the category, and of the whole. */
  most: number;
  overall: number;
  because: string;
}

function cap(id: string, category: Category, most: number, overall: number, why: string): Cap {
  const whole = overall < 100 ? ` and the whole at ${overall}` : '';
  return { id, category, most, overall, because: `${why} stays at ${most}${whole} at most.` };
}

const caps: readonly Cap[] = [
  cap('seo-indexable', 'seo', 49, 69, 'Search engines are told not to show this page, so search'),
  cap('seo-placeholder', 'seo', 49, 49, 'There is no finished page here, so search'),
  cap('sec-https', 'security', 30, 69, 'The page has no secure connection, so security'),
  cap(
    'sec-certificate',
    'security',
    30,
    69,
    'Browsers do not trust the site’s certificate, so security',
  ),
  cap(
    'ai-text-without-js',
    'ai-search',
    30,
    49,
    'Without scripts the page is empty, and most of it could not be judged, so AI search',
  ),
  cap(
    'perf-html-size',
    'performance',
    49,
    100,
    'The page’s code is larger than 2 MB, so the speed estimate',
  ),
  cap('mob-viewport', 'mobile', 40, 100, 'The page is not set up for phones, so mobile'),
];

/** The caps that apply. A partial failure, such as a certificate close to expiry, sets no cap. */
function capsOf(results: readonly CheckResult[]): Cap[] {
  const broken = new Set(
    results.filter(({ outcome, score }) => outcome === 'fail' && score === 0).map(({ id }) => id),
  );
  return caps.filter(({ id }) => broken.has(id));
}

/** A failed critical check scores at most half, however small the failing share. */
const MOST_OF_A_CRITICAL_FAULT = 0.5;

/** Rounds to thousandths: integer sums do not depend on order. */
function inThousandths(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 1000;
}

function scoreOf({ check, verdict }: JudgedCheck): number | null {
  switch (verdict.outcome) {
    case 'pass':
    case 'note':
      return 1;
    case 'fail': {
      // Only a person can tell whether it is a fault of this business at all.
      if (check.category === 'local-business' && verdict.confidence === 'possible') return null;
      const most = check.severity === 'critical' ? MOST_OF_A_CRITICAL_FAULT : 1;
      return inThousandths(Math.min(verdict.share, most));
    }
    case 'na':
    case 'unknown':
      return null;
  }
}

function resultOf(judged: JudgedCheck): CheckResult {
  const { check, verdict } = judged;
  const isFail = verdict.outcome === 'fail';
  return {
    id: check.id,
    category: check.category,
    severity: check.severity,
    weight: severityWeights[check.severity],
    outcome: verdict.outcome,
    score: scoreOf(judged),
    summary: verdict.summary,
    confidence: isFail ? verdict.confidence : null,
    proofs: 'proofs' in verdict ? verdict.proofs : [],
    instances: isFail ? (verdict.instances ?? null) : null,
    remedy: check.remedy,
    ...(isByOurLimit(verdict) ? { byOurLimit: true } : {}),
  };
}

function isByOurLimit(verdict: Verdict): boolean {
  return 'byOurLimit' in verdict;
}

export type Scoring = Pick<
  ScanReport,
  'overall' | 'categories' | 'counts' | 'top' | 'checks' | 'isPartial' | 'byOurLimit' | 'caps'
>;

/** A scan is partial when more than this share of the weight is unknown. */
const MOST_UNKNOWN = 0.3;

/** A weighted mean of parts from 0 to 1 as an integer; 100 only when every part is 1. */
function inPoints(sum: number, weight: number): number {
  if (sum >= weight) return 100;
  return Math.min(99, Math.round((sum / weight) * 100));
}

/** With most of its weight unknown, the rest of a category would flatter or condemn it. */
const MOST_UNKNOWN_OF_CATEGORY = 0.5;

/** Checks that a category can't be scored without, once our own limits kept them from us. */
const decisive: readonly Severity[] = ['critical', 'high'];

/** Our own limits kept anything from us that counts. */
function isShort(results: readonly CheckResult[]): boolean {
  return results.some(({ byOurLimit, weight }) => byOurLimit && weight > 0);
}

function categoryScore(
  category: Category,
  all: readonly CheckResult[],
  caps: readonly Cap[],
): CategoryScore {
  const results = all.filter((result) => result.category === category);
  const isDecided = results.every(
    ({ outcome, byOurLimit, severity }) =>
      outcome !== 'unknown' || !byOurLimit || !decisive.includes(severity),
  );
  const score = isDecided ? scoreOfKnown(category, results, caps) : null;
  return { category, score, ...(isShort(results) ? { byOurLimit: true } : {}) };
}

function scoreOfKnown(
  category: Category,
  results: readonly CheckResult[],
  caps: readonly Cap[],
): number | null {
  let sum = 0;
  let weights = 0;
  for (const { score, weight } of results) {
    if (score === null) continue;
    // Integers, so that the order of the checks does not matter.
    sum += weight * Math.round(score * 1000);
    weights += weight * 1000;
  }
  if (weights === 0 || isUnknownBeyond(MOST_UNKNOWN_OF_CATEGORY, results)) return null;
  const own = caps.filter((cap) => cap.category === category).map(({ most }) => most);
  return Math.min(inPoints(sum, weights), ...own);
}

/** The weighted mean of the categories that have a score, within the caps. */
export function overallScore(scores: readonly CategoryScore[], caps: readonly Cap[]): number {
  let sum = 0;
  let weights = 0;
  for (const { category, score } of scores) {
    if (score === null) continue;
    sum += categoryWeights[category] * score;
    weights += categoryWeights[category] * 100;
  }
  return Math.min(weights === 0 ? 0 : inPoints(sum, weights), ...caps.map((one) => one.overall));
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

function isUnknownBeyond(share: number, results: readonly CheckResult[]): boolean {
  const weightOf = (those: readonly CheckResult[]) =>
    those.reduce((sum, { weight }) => sum + weight, 0);
  const unknown = weightOf(results.filter(({ outcome }) => outcome === 'unknown'));
  const applicable = weightOf(results.filter(({ outcome }) => outcome !== 'na'));
  return unknown > applicable * share;
}

/**
 * Scores the verdicts from 0 to 100; a few grave faults cap category and whole. The order of checks
 * does not matter.
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
    isPartial: isUnknownBeyond(MOST_UNKNOWN, results) || isShort(results),
    ...(isShort(results) ? { byOurLimit: true } : {}),
    caps: caps.map(({ because }) => because),
  };
}
