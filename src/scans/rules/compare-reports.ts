import { checks, explainResult } from '@/scanner/checks/registry';
import type { ScanReport } from '@/scanner/model/report';
import { findFirstSteps } from '@/scanner/score/first-steps';

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

export function compareReports(now: ScanReport, before: ScanReport): Comparison {
  const outcomes = (report: ScanReport) =>
    new Map(report.checks.map(({ id, outcome }) => [id, outcome]));
  const titleOf = (id: string) => checks.find((check) => check.id === id)?.title ?? id;
  const failsOnlyIn = (one: ScanReport, other: ScanReport) => {
    const [here, there] = [outcomes(one), outcomes(other)];
    return [...outcomes(now).keys()]
      .filter((id) => here.get(id) === 'fail' && ['pass', 'note'].includes(there.get(id) ?? ''))
      .map(titleOf);
  };
  return {
    scannedAt: before.scannedAt,
    overall: before.overall,
    difference: now.overall - before.overall,
    mended: failsOnlyIn(before, now),
    appeared: failsOnlyIn(now, before),
    isSameRules: now.engine === before.engine,
  };
}

/** Titles of what to repair first, by harm and effort. */
export function firstTitles({ checks: results }: ScanReport): string[] {
  return findFirstSteps(results).map((result) => explainResult(result).title);
}

/** “7 points better”; “no change” for 0. */
export function changeInWords(difference: number): string {
  if (difference === 0) return 'no change';
  const points = Math.abs(difference);
  return `${points} ${points === 1 ? 'point' : 'points'} ${difference > 0 ? 'better' : 'lower'}`;
}
