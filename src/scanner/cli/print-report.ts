import { styleText } from 'node:util';
import { checks } from '../checks/registry.ts';
import { counted, fileSize } from '../model/amounts.ts';
import type { Category, Proof, Severity } from '../model/check.ts';
import type { CheckResult, ScanReport } from '../model/report.ts';
import { worstFirst } from '../score/top-failures.ts';

const categoryNames: Readonly<Record<Category, string>> = {
  seo: 'Search engines',
  performance: 'Speed estimate',
  accessibility: 'Accessibility',
  security: 'Security',
  mobile: 'Phones',
  'ai-search': 'AI search',
  'local-business': 'Local business',
};

const colours: Readonly<Record<Severity, 'red' | 'yellow' | 'cyan' | 'gray'>> = {
  critical: 'red',
  high: 'red',
  medium: 'yellow',
  low: 'cyan',
  info: 'gray',
};

const sureness = {
  certain: '',
  likely: ' (likely)',
  possible: ' (possibly; have a look)',
} as const;

function colourOf(score: number): 'green' | 'yellow' | 'red' {
  if (score >= 90) return 'green';
  return score >= 50 ? 'yellow' : 'red';
}

function bar(score: number | null): string {
  if (score === null) return 'nothing to score';
  const full = Math.round(score / 5);
  const drawn = `${'█'.repeat(full)}${'░'.repeat(20 - full)}`;
  return `${styleText(colourOf(score), drawn)} ${String(score).padStart(3)}`;
}

function proofLine({ value, remark }: Proof): string {
  return `      ${value.replace(/\s+/g, ' ')}${remark ? `: ${remark}` : ''}`;
}

function failure(result: CheckResult): string[] {
  const check = checks.find(({ id }) => id === result.id);
  const sure = sureness[result.confidence ?? 'certain'];
  const more = result.instances === null ? 0 : result.instances - result.proofs.length;
  return [
    `  ${styleText(colours[result.severity], result.severity.toUpperCase())} ${check?.title ?? result.id}${sure}  ${styleText('gray', result.id)}`,
    `    ${result.summary}`,
    ...result.proofs.map(proofLine),
    ...(more > 0 ? [`      and ${counted(more, 'more', 'more')}`] : []),
    ...(check ? [`    Why: ${check.why}`, `    Fix: ${check.fix}`] : []),
    '',
  ];
}

function listed(title: string, results: readonly CheckResult[]): string[] {
  if (results.length === 0) return [];
  return [title, ...results.map(({ id, summary }) => `  ${id}: ${summary}`), ''];
}

function measures({ measures: measured }: ScanReport): string {
  const { ttfbMs, htmlBytes, elements, requests, assetBytes, redirects } = measured;
  return [
    ...(ttfbMs === null ? [] : [`first byte after ${ttfbMs} ms`]),
    `${fileSize(htmlBytes)} of HTML`,
    counted(elements, 'element'),
    ...(requests === null ? [] : [counted(requests, 'file')]),
    ...(assetBytes === null ? [] : [`${fileSize(assetBytes)} of files that were asked about`]),
    counted(redirects, 'redirect'),
  ].join(', ');
}

/** The report as lines for a terminal: scores, failures from the worst on, and what is not known. */
export function reportLines(report: ScanReport): string[] {
  const { checks: results, counts } = report;
  const those = (outcome: CheckResult['outcome']) =>
    results.filter((result) => result.outcome === outcome);
  const partial = report.isPartial
    ? ['A partial scan: much of it could not be found out.', '']
    : [];
  return [
    `${report.url}`,
    measures(report),
    '',
    `${'Overall'.padEnd(16)}${bar(report.overall)}`,
    ...report.categories.map(
      ({ category, score }) => `${categoryNames[category].padEnd(16)}${bar(score)}`,
    ),
    '',
    ...report.caps,
    ...partial,
    `Failures: ${counts.critical} critical, ${counts.high} high, ${counts.medium} medium, ${counts.low} low`,
    '',
    ...worstFirst(results).flatMap(failure),
    ...listed('Worth knowing:', those('note')),
    ...listed('Could not be found out:', those('unknown')),
    `Passed: ${those('pass').length}. Did not apply: ${those('na').length}. Rules ${report.engine}, ${report.scannedAt}`,
  ];
}
