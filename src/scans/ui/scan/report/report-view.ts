import {
  type Builder,
  findBuilder,
  findOwnRepair,
  type OwnRepair,
} from '@/scanner/checks/own-repairs';
import { explainResult } from '@/scanner/checks/registry';
import { type Category, severities } from '@/scanner/model/check';
import type { CategoryScore, CheckResult, ScanReport } from '@/scanner/model/report';
import { findFirstSteps } from '@/scanner/score/first-steps';
import { categoryWeights, harmPlace } from '@/scanner/score/weights';
import { categoryLabels } from '../../../rules/scan-state';

const sureness = {
  certain: 'Seen on the page',
  likely: 'Very likely',
  possible: 'Worth a second look',
} as const;

export type FindingView = ReturnType<typeof findingView>;

function findingView(result: CheckResult) {
  const { outcome, confidence, instances, proofs } = result;
  return {
    ...result,
    ...explainResult(result),
    /** Number of further failures beyond the shown evidence. */
    moreInstances: Math.max(0, (instances ?? 0) - proofs.length),
    /** Certainty of a failure, in words; null for other outcomes. */
    sureness: outcome === 'fail' && confidence ? sureness[confidence] : null,
  };
}

export interface CategoryReport {
  key: Category;
  label: string;
  score: CategoryScore['score'];
  byOurLimit?: true;
  /** Percent of the overall score. */
  weight: number;
  failures: FindingView[];
  notes: FindingView[];
  unknown: FindingView[];
  passed: FindingView[];
  notApplicable: string[];
}

function byHarm(a: CheckResult, b: CheckResult): number {
  return (
    severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
    harmPlace(a.id) - harmPlace(b.id)
  );
}

/** A stored report, sorted and explained for its page. */
export function categoryReports({ categories, checks: results }: ScanReport): CategoryReport[] {
  return categories.map(({ category, ...scored }) => {
    const own = results.filter((result) => result.category === category).toSorted(byHarm);
    const of = (outcome: CheckResult['outcome']) =>
      own.filter((result) => result.outcome === outcome).map(findingView);
    return {
      key: category,
      label: categoryLabels[category],
      ...scored,
      weight: categoryWeights[category],
      failures: of('fail'),
      notes: of('note'),
      unknown: of('unknown'),
      passed: of('pass'),
      notApplicable: of('na').map(({ title }) => title),
    };
  });
}

export interface FirstStep extends FindingView {
  own: OwnRepair;
}

/** The failures to repair first, and the website builder that the evidence gives away. */
export function firstStepsOf({ checks: results }: ScanReport): {
  steps: FirstStep[];
  builder: Builder | null;
} {
  return {
    steps: findFirstSteps(results).map((result) => ({
      ...findingView(result),
      own: findOwnRepair(result.id),
    })),
    builder: findBuilder(results.flatMap(({ proofs }) => proofs.map(({ value }) => value))),
  };
}

/** A bare address, as people type it, says nothing that the page's own does not. */
export function isSameAddress(asked: string, url: string): boolean {
  return asked === url || asked === url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
