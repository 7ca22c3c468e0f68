import { checks } from '@/scanner/checks/registry';
import type { Check, Proof, Severity } from '@/scanner/model/check';
import type { CheckResult, ScanReport } from '@/scanner/model/report';
import { categoryWeights } from '@/scanner/score/weights';
import { type CategoryKey, categoryLabels } from '../../../rules/categories';
import { type Band, bandOf } from '../../../rules/scan-state';

/** One check of a report with its explanation. */
export interface FindingView {
  id: string;
  title: string;
  severity: Severity;
  summary: string;
  proofs: readonly Proof[];
  /** Number of further failures beyond the shown evidence. */
  moreInstances: number;
  /** Certainty of a failure, in words; null for other outcomes. */
  sureness: string | null;
  why: string;
  fix: string;
  source: { name: string; url: string } | null;
  remedy: string;
}

export interface CategoryReport {
  key: CategoryKey;
  label: string;
  score: number | null;
  band: Band | null;
  /** Percent of the overall score. */
  weight: number;
  failures: FindingView[];
  notes: FindingView[];
  unknown: FindingView[];
  passed: FindingView[];
  /** Titles of checks that do not apply here. */
  notApplicable: string[];
}

const texts = new Map<string, Check>(checks.map((check) => [check.id, check]));

const sureness = {
  certain: 'Read off the page',
  likely: 'Very likely',
  possible: 'Worth a look by a person',
} as const;

const rank: Severity[] = ['critical', 'high', 'medium', 'low', 'info'];

function findingView(result: CheckResult): FindingView {
  const { id, severity, summary, proofs, outcome, confidence, instances, remedy } = result;
  // Older reports may contain checks that no longer exist; their own summary is used.
  const text = texts.get(id);
  // An inconclusive check is not a failure.
  const fails = outcome === 'fail';
  return {
    id,
    severity,
    summary,
    proofs,
    title: (fails ? text?.title : text?.passed) ?? summary,
    moreInstances: Math.max(0, (instances ?? 0) - proofs.length),
    sureness: outcome === 'fail' && confidence ? sureness[confidence] : null,
    why: text?.why ?? '',
    fix: text?.fix ?? '',
    source: text?.source ?? null,
    remedy,
  };
}

function byWeight(a: CheckResult, b: CheckResult): number {
  return rank.indexOf(a.severity) - rank.indexOf(b.severity) || b.weight - a.weight;
}

/** A stored report, sorted and explained for its page. */
export function categoryReports({ categories, checks: results }: ScanReport): CategoryReport[] {
  return categories.map(({ category, score }) => {
    const own = results.filter((result) => result.category === category).toSorted(byWeight);
    const of = (outcome: CheckResult['outcome']) =>
      own.filter((result) => result.outcome === outcome).map(findingView);
    return {
      key: category,
      label: categoryLabels[category],
      score,
      band: score === null ? null : bandOf(score),
      weight: categoryWeights[category],
      failures: of('fail'),
      notes: of('note'),
      unknown: of('unknown'),
      passed: of('pass'),
      notApplicable: of('na').map(({ title }) => title),
    };
  });
}

/** Differences from an earlier scan of the same page, whose owner stays private. */
export interface Comparison {
  /** ISO 8601. */
  scannedAt: string;
  overall: number;
  difference: number;
  /** Titles of checks that passed since, and of those that failed since. */
  mended: string[];
  appeared: string[];
  /** Both scans used the same version of the rules. */
  isSameRules: boolean;
}

/** Compares a report with an earlier one of the same site. */
export function compareReports(now: ScanReport, before: ScanReport): Comparison {
  const outcomes = (report: ScanReport) =>
    new Map(report.checks.map(({ id, outcome }) => [id, outcome]));
  const [outcomesNow, outcomesBefore] = [outcomes(now), outcomes(before)];
  const fails = (map: ReturnType<typeof outcomes>, id: string) => map.get(id) === 'fail';
  const isRight = (map: ReturnType<typeof outcomes>, id: string) =>
    ['pass', 'note'].includes(map.get(id) ?? '');
  const ids = [...outcomesNow.keys()];
  const title = (id: string) => texts.get(id)?.title ?? id;
  return {
    scannedAt: before.scannedAt,
    overall: before.overall,
    difference: now.overall - before.overall,
    mended: ids.filter((id) => fails(outcomesBefore, id) && isRight(outcomesNow, id)).map(title),
    appeared: ids.filter((id) => fails(outcomesNow, id) && isRight(outcomesBefore, id)).map(title),
    isSameRules: now.engine === before.engine,
  };
}
