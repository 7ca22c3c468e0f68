import { existsSync } from 'node:fs';
import { parseArgs, styleText } from 'node:util';
import { EnvironmentError, readOperatorEnv } from '../../platform/env.ts';
import { checks } from '../checks/registry.ts';
import { runScan } from '../engine/run-scan.ts';
import {
  type Category,
  countNoun,
  formatFileSize,
  type Proof,
  type Severity,
} from '../model/check.ts';
import type { CheckResult, ScanOutcome, ScanReport, StepEvent } from '../model/report.ts';
import { sortWorstFirst } from '../score/score-report.ts';

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
    ...(more > 0 ? [`      and ${countNoun(more, 'more', 'more')}`] : []),
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
    `${formatFileSize(htmlBytes)} of HTML`,
    countNoun(elements, 'element'),
    ...(requests === null ? [] : [countNoun(requests, 'file')]),
    ...(assetBytes === null
      ? []
      : [`${formatFileSize(assetBytes)} of files that were asked about`]),
    countNoun(redirects, 'redirect'),
  ].join(', ');
}

function partialReason({ byOurLimit }: ScanReport): string {
  return byOurLimit
    ? 'A partial scan: our scanner ran out of time before it had asked for everything.'
    : 'A partial scan: much of it could not be found out.';
}

function reportLines(report: ScanReport): string[] {
  const { checks: results, counts } = report;
  const those = (outcome: CheckResult['outcome']) =>
    results.filter((result) => result.outcome === outcome);
  const partial = report.isPartial ? [partialReason(report), ''] : [];
  return [
    `${report.url}`,
    measures(report),
    '',
    `${'Overall'.padEnd(16)}${bar(report.overall)}`,
    ...report.categories.map(
      ({ category, score, byOurLimit }) =>
        `${categoryNames[category].padEnd(16)}${bar(score)}${byOurLimit ? ' (partial)' : ''}`,
    ),
    '',
    ...report.caps,
    ...partial,
    `Failures: ${counts.critical} critical, ${counts.high} high, ${counts.medium} medium, ${counts.low} low`,
    '',
    ...sortWorstFirst(results).flatMap(failure),
    ...listed('Worth knowing:', those('note')),
    ...listed('Could not be found out:', those('unknown')),
    `Passed: ${those('pass').length}. Did not apply: ${those('na').length}. Rules ${report.engine}, ${report.scannedAt}`,
  ];
}

/**
 * `npm run scan -- <address>` scans a page and prints the report; nothing is stored.
 * npm run scan -- shop.example
 * npm run scan -- https://shop.example/about --json
 * SCANNER_ALLOW_HOSTS=localhost:3000 npm run scan -- localhost:3000
 * `--refresh no` is accepted for scripts only: every command line scan is a new one. Exit codes: 0
 * report, 1 scanner failure, 2 wrong call, 3 no answer, 4 refused address, 5 site blocks the
 * scanner or has no page to judge.
 */

const usage = 'Usage: npm run scan -- <address> [--json] [--refresh no]';

const exitCodes = { scored: 0, unreachable: 3, refused: 4, blocked: 5, 'no-page': 5 } as const;

const stepNames = {
  address: 'Address',
  page: 'Page',
  files: 'Sitemaps',
  read: 'Contact and legal pages',
  parts: 'Pictures, scripts and links',
  checks: 'Checks',
} as const;

class UsageError extends Error {}

function readArguments(): { address: string; isJson: boolean } {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch {
    throw new UsageError(usage);
  }
  const [address, ...more] = parsed.positionals;
  if (!address || more.length > 0) throw new UsageError(usage);
  if (!['yes', 'no'].includes(parsed.values.refresh)) throw new UsageError(usage);
  return { address, isJson: parsed.values.json };
}

function parse() {
  return parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      refresh: { type: 'string', default: 'yes' },
    },
  });
}

function settings() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return readOperatorEnv();
  } catch (error) {
    if (error instanceof EnvironmentError) throw new UsageError(error.message);
    throw error;
  }
}

function printStep({ step, state, detail }: StepEvent): void {
  if (state === 'done') process.stderr.write(`${stepNames[step]}: ${detail ?? 'done'}\n`);
}

function print(outcome: ScanOutcome): void {
  if (outcome.status === 'scored') console.log(`\n${reportLines(outcome.report).join('\n')}`);
  else console.log(`\nNo score. ${outcome.because}`);
}

async function main(): Promise<number> {
  const { address, isJson } = readArguments();
  const env = settings();
  const outcome = await runScan(address, {
    allowHosts: env.scannerAllowHosts,
    denyHosts: [],
    userAgent: `SiteScanner/1.0 (+${env.siteUrl})`,
    now: () => Date.now(),
    onStep: printStep,
  });
  if (isJson) console.log(JSON.stringify(outcome, null, 2));
  else print(outcome);
  return exitCodes[outcome.status];
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
