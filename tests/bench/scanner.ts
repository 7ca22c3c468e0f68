import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { createUndo } from '../../src/platform/supervisor/undo.ts';
import { runScan } from '../../src/scanner/engine/run-scan.ts';
import { createScanWorker, type ScanWorker } from '../../src/scanner/engine/scan-worker.ts';
import { textWithoutTimes } from '../support/report-without-times.ts';
import { readChildrenTime } from './process-time.ts';
import { benchPages } from './scanner-pages.ts';

/**
 * `npm run bench:scanner`: how fast the website scanner is, on pages like those of small businesses,
 * beside axe-core in jsdom and Lighthouse on the same pages in the same run, and whether many scans at
 * once give the same reports as each one alone. Not a test, because the figures depend on the machine
 * and on what else it is doing; the ratios depend on it less.
 *
 *   npm run bench:scanner -- --runs 20        # scans of each page
 *   npm run bench:scanner -- --no-lighthouse  # without the browser
 *
 * The exit code is 1 when a target is missed.
 */

/**
 * Usual home pages of about 70 kB: a small shop with 1,100 elements, 22 scripts and style sheets, and the
 * real page of a published theme.
 */
const typicalPages = ['/shop', '/theme'];

/** Targets for a warm scan of each: milliseconds of processor time of all the scanner’s processes. */
const mostCpuMs = 120;
/** Lighthouse’s processor time, with its browser, divided by ours. */
const leastRatio = 50;

const scansAtOnce = 50;

const undo = createUndo();

interface Cost {
  /** Milliseconds by the clock, of each run. */
  walls: number[];
  /** Milliseconds of processor time on average, children included; null where none is known. */
  cpu: number | null;
}

const mean = (times: readonly number[]) =>
  times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

async function startSite(): Promise<{ host: string; pids: number[] }> {
  const child = fork(path.join(import.meta.dirname, 'fixtures/scanner-site.ts'));
  undo.add(() => child.disconnect());
  const [host] = (await once(child, 'message')) as [string];
  return { host, pids: child.pid === undefined ? [] : [child.pid] };
}

/** The site’s time is not the scanner’s. */
async function timed(
  works: readonly (() => Promise<unknown>)[],
  sitePids: readonly number[],
): Promise<Cost> {
  const walls: number[] = [];
  const before = process.cpuUsage();
  const childrenBefore = readChildrenTime(sitePids);
  for (const work of works) {
    const startedAt = performance.now();
    await work();
    walls.push(performance.now() - startedAt);
  }
  const { user, system } = process.cpuUsage(before);
  const children = readChildrenTime(sitePids);
  if (children === null || childrenBefore === null) return { walls, cpu: null };
  const ownMs = (user + system) / 1000;
  return { walls, cpu: (ownMs + children - childrenBefore) / works.length };
}

async function scan(host: string, page: string, worker?: ScanWorker): Promise<string> {
  const outcome = await runScan(
    `http://${host}${page}`,
    { allowHosts: [host], denyHosts: [], userAgent: 'Bench/1.0', now: Date.now },
    worker ? { worker } : {},
  );
  if (outcome.status !== 'scored') throw new Error(`${page}: ${outcome.because}`);
  return textWithoutTimes(outcome.report);
}

/** How many of the reports of simultaneous scans equal those made alone. */
async function countEqualReports(host: string, pages: readonly string[]): Promise<number> {
  const alone = new Map<string, string>();
  for (const page of pages) alone.set(page, await scan(host, page));
  const crowd = Array.from(
    { length: scansAtOnce },
    (_, index) => pages[index % pages.length] ?? '',
  );
  const together = await Promise.all(crowd.map((page) => scan(host, page)));
  return together.filter((report, index) => report === alone.get(crowd[index] ?? '')).length;
}

/** One run of Lighthouse; the processor time is this process’s and the browser’s. */
async function timeLighthouse(host: string, page: string, sitePids: number[]): Promise<Cost> {
  const { measure, startBrowser } = await import('./measure.ts');
  const port = await startBrowser(undo);
  return timed(
    [() => measure(`http://${host}${page}`, { port, runs: 1, onRun: () => {} })],
    sitePids,
  );
}

/** Includes a first scan: starting the process and loading all modules. */
async function scanCold(host: string, page: string): Promise<void> {
  const worker = createScanWorker();
  await scan(host, page, worker);
  await worker.close();
}

async function runAxe(html: string): Promise<void> {
  // Loaded late, so that its memory does not count as the scanner’s.
  const { JSDOM } = await import('jsdom');
  const { default: axe } = await import('axe-core');
  const { window } = new JSDOM(html, { runScripts: 'outside-only', url: 'http://localhost/' });
  window.eval(axe.source);
  const run = window.eval('axe.run.bind(axe)') as (options: object) => Promise<unknown>;
  // Rules that need a layout don’t work in jsdom.
  await run({ rules: { 'color-contrast': { enabled: false } } });
  window.close();
}

function line(name: string, { walls, cpu }: Cost, own: Cost): string {
  const cells = [
    `${Math.round(mean(walls))} ms`,
    `${Math.round(percentile(walls, 0.95))} ms`,
    cpu === null ? '–' : `${Math.round(cpu)} ms`,
    `${(mean(walls) / mean(own.walls)).toFixed(1)} ×`,
  ];
  return name.padEnd(34) + cells.map((cell) => cell.padStart(12)).join('');
}

interface Target {
  isMet: boolean;
  words: string;
}

function targetsOf(page: string, cpu: number, lighthouseCpu: number | null): Target[] {
  const ratio = lighthouseCpu === null ? null : lighthouseCpu / cpu;
  const own = {
    isMet: cpu <= mostCpuMs,
    words: `processor time for ${page}: ${Math.round(cpu)} ms, at most ${mostCpuMs} ms`,
  };
  if (ratio === null) return [own];
  const beside = `Lighthouse’s processor time for ${page}: ${Math.round(ratio)} × ours, at least ${leastRatio} ×`;
  return [own, { isMet: ratio >= leastRatio, words: beside }];
}

function readArguments() {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      runs: { type: 'string', default: '10' },
      lighthouse: { type: 'boolean', default: true },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a number from 1 on.');
  return { runs, withLighthouse: values.lighthouse };
}

async function bench(): Promise<number> {
  const { runs, withLighthouse } = readArguments();
  const { host, pids } = await startSite();
  const pages = Object.keys(benchPages);
  const often = Array.from({ length: runs }, () => pages).flat();

  // The first round loads and compiles, which a site in use has already done.
  for (const page of pages) await scan(host, page);
  const own = await timed(
    often.map((page) => () => scan(host, page)),
    pids,
  );
  const typical = new Map<string, Cost>();
  for (const page of typicalPages)
    typical.set(
      page,
      await timed(
        Array.from({ length: runs }, () => () => scan(host, page)),
        pids,
      ),
    );
  const memory = process.memoryUsage().rss;
  const equal = await countEqualReports(host, pages);
  const cold = await timed(
    pages.map((page) => () => scanCold(host, page)),
    pids,
  );

  const documents = Object.values(benchPages);
  for (const html of documents) await runAxe(html);
  const axeCost = await timed(
    documents.map((html) => () => runAxe(html)),
    pids,
  );

  const lines = [
    line('scanner', own, own),
    ...Array.from(typical, ([page, cost]) => line(`scanner, ${page} only`, cost, own)),
    line('scanner, with a new process', cold, own),
    line('axe-core in jsdom, without network', axeCost, own),
  ];
  const targets: Target[] = [
    {
      isMet: equal === scansAtOnce,
      words: `${scansAtOnce} scans at once: ${equal} reports equal to those made alone`,
    },
  ];
  for (const [page, cost] of typical) {
    const lighthouse = withLighthouse ? await timeLighthouse(host, page, pids) : null;
    if (lighthouse) lines.push(line(`Lighthouse, ${page} only`, lighthouse, cost));
    targets.push(...targetsOf(page, cost.cpu ?? 0, lighthouse?.cpu ?? null));
  }

  console.log(`${pages.length} pages, ${runs} scans of each, one after the other.\n`);
  console.log(
    `${''.padEnd(34)}${['average', 'p95', 'own CPU', 'of ours'].map((title) => title.padStart(12)).join('')}`,
  );
  console.log(lines.join('\n'));
  console.log(`\nPages a second: ${(1000 / mean(own.walls)).toFixed(1)}.`);
  console.log(
    `Memory of the process beside those that parse: ${Math.round(memory / 1024 / 1024)} MB.`,
  );
  for (const { isMet, words } of targets) console.log(`${isMet ? 'met   ' : 'MISSED'} ${words}`);
  return targets.every(({ isMet }) => isMet) ? 0 : 1;
}

let code = 1;
try {
  code = await bench();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
await undo.run(console.error);
process.exit(code);
