import 'server-only';
import { explainResult } from '@/scanner/checks/registry';
import type { ScanReport } from '@/scanner/model/report';
import { categoryLabels, type SpeedFinding } from '../rules/scan-state';
import { summariseScan } from '../rules/scans';

export function speedFindings({ checks }: ScanReport): SpeedFinding[] {
  return checks
    .filter(({ category }) => category === 'performance')
    .map((result) => {
      const { id, outcome, summary } = result;
      const { title, why, fix } = explainResult(result);
      return { id, outcome, summary, title, why, fix };
    });
}

/** A report as plain text: score, categories and names of failing checks. */
export function describeReport(report: ScanReport): string {
  return summariseScan({
    ...report,
    categories: report.categories.map(({ category, score }) => ({
      label: categoryLabels[category],
      score,
    })),
    failing: report.checks
      .filter(({ outcome }) => outcome === 'fail')
      .map((result) => ({ severity: result.severity, title: explainResult(result).title })),
  });
}
