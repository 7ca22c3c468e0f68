import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { EnvironmentError, readOperatorEnv } from '../../platform/env.ts';
import { runScan } from '../engine/run-scan.ts';
import type { ScanOutcome, StepEvent } from '../model/report.ts';
import { reportLines } from './print-report.ts';

/**
 * `npm run scan -- <address>`: scans a page and prints the report; nothing is stored.
 *
 *   npm run scan -- shop.example
 *   npm run scan -- https://shop.example/about --json
 *   SCANNER_ALLOW_HOSTS=localhost:3000 npm run scan -- localhost:3000
 *
 * `--json` prints the outcome as it is. `--refresh no` is taken for the sake of scripts: every scan
 * of the command line is a new one. The exit code is 0 for a report, 2 for a wrong call, 3 when
 * nothing answers, 4 when the address is never scanned, 5 when the site blocks the scanner or has no
 * page to judge, and 1 when the scanner broke off.
 */

const usage = 'Usage: npm run scan -- <address> [--json] [--refresh no]';

const exitCodes = { scored: 0, unreachable: 3, refused: 4, blocked: 5, 'no-page': 5 } as const;

const stepNames = {
  address: 'Address',
  page: 'Page',
  files: 'robots.txt, sitemap and other files',
  read: 'Style sheets, contact and legal pages',
  parts: 'Pictures, scripts and links',
  checks: 'Checks',
} as const;

/** A wrong call: said as it is, without a stack. */
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
