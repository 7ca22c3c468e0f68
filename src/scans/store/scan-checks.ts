import 'server-only';
import { checks } from '@/scanner/checks/registry';
import type { Check } from '@/scanner/model/check';
import type { CheckResult, ScanReport } from '@/scanner/model/report';
import { categoryLabels, summariseScan } from '../rules/categories';
import type { SpeedFinding } from '../rules/scan-state';

const texts = new Map<string, Check>(checks.map((check) => [check.id, check]));

/**
 * Title of a check’s result: the fault, or else the subject. Older reports may contain checks that
 * no longer exist; their summary is used.
 */
function titleOf({ id, outcome, summary }: CheckResult): string {
  const check = texts.get(id);
  return (outcome === 'fail' ? check?.title : check?.passed) ?? summary;
}

/** A report’s speed checks with their explanations. */
export function speedFindings({ checks: results }: ScanReport): SpeedFinding[] {
  return results
    .filter(({ category }) => category === 'performance')
    .map((result) => ({
      id: result.id,
      title: titleOf(result),
      outcome: result.outcome,
      score: result.score,
      summary: result.summary,
      why: texts.get(result.id)?.why ?? '',
      fix: texts.get(result.id)?.fix ?? '',
    }));
}

/** A report as plain text: score, categories and names of failing checks. */
export function describeReport(report: ScanReport): string {
  const { url, scannedAt, overall, counts } = report;
  return summariseScan({
    url,
    scannedAt,
    overall,
    counts,
    categories: report.categories.map(({ category, score }) => ({
      label: categoryLabels[category],
      score,
    })),
    failing: report.checks
      .filter(({ outcome }) => outcome === 'fail')
      .map((result) => ({ severity: result.severity, title: titleOf(result) })),
  });
}
