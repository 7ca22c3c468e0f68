import { cpus, totalmem } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createUndo } from '../../src/platform/supervisor/undo.ts';
import { startDatabase } from './lists/database.ts';
import { writeReport } from './report.ts';
import { type Edits, edit } from './serving/edits.ts';
import { findProcesses, load, memoryOf, processorTime, type Served } from './serving/load.ts';
import {
  readCompressed,
  type Server,
  startBareNode,
  startNextAlone,
  startNginx,
} from './serving/rivals.ts';
import { startSite } from './site.ts';

/**
 * `npm run bench`: how fast the production build serves pages, beside one nginx worker with the same
 * bytes and Next alone in the same run, and how soon three replicas show an edit. It needs nginx and
 * wrk (Debian packages of these names), and writes `docs/benchmarks.md`. Not a test, because the
 * figures depend on the machine and on what else it is doing; the ratios depend on it less.
 *
 *   npm run bench -- --rounds 1 --seconds 1 --edits 10   # a quick look, without the file
 *
 * The exit code is 1 when a figure misses its goal.
 */
const pages = ['/', '/web-design-swindon', '/blog/pricing-transparency', '/pricing'];

/** V8 frees what only the start needed. */
const settledMs = 20_000;

const undo = createUndo();
let ending: Promise<never> | undefined;

function end(code: number): Promise<never> {
  ending ??= undo.run(console.error).then(() => process.exit(code));
  return ending;
}

const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
const median = (values: readonly number[]) => quantile(values, 0.5);

interface Figure {
  name: string;
  value: string;
  goal: string;
  isMet: boolean;
}

const atLeast = (name: string, value: number, goal: number, digits = 2): Figure => ({
  name,
  value: value.toFixed(digits),
  goal: `at least ${goal}`,
  isMet: value >= goal,
});

const atMost = (name: string, value: number, goal: number, unit: string, digits = 0): Figure => ({
  name,
  value: `${value.toFixed(digits)}${unit}`,
  goal: `at most ${goal}${unit}`,
  isMet: value <= goal,
});

interface Options {
  rounds: number;
  seconds: number;
  edits: number;
  isWritten: boolean;
}

function readOptions(): Options {
  const options = { type: 'string' } as const;
  const { values } = parseArgs({ options: { rounds: options, seconds: options, edits: options } });
  return {
    rounds: Number(values.rounds ?? 5),
    seconds: Number(values.seconds ?? 3),
    edits: Number(values.edits ?? 100),
    isWritten: Object.keys(values).length === 0,
  };
}

async function startReplica(databaseUrl: string): Promise<Server & { startedInMs: number }> {
  const startedAt = performance.now();
  const origin = await startSite(undo, { DATABASE_URL: databaseUrl }, '/');
  const startedInMs = performance.now() - startedAt;
  const [pid = 0] = findProcesses('app-server.ts', `PORT=${new URL(origin).port}`);
  return { origin, pid, startedInMs };
}

const names = ['nginx', 'node', 'site', 'next'] as const;
type Name = (typeof names)[number];

/** Each server in turn in each round, so that all meet the same disturbances. */
async function serve(
  servers: Record<Name, Server>,
  { rounds, seconds }: Options,
): Promise<{ figures: Figure[]; lines: string[] }> {
  const figures: Figure[] = [];
  const lines: string[] = [];
  for (const page of pages) {
    const measured: Record<Name, Served[]> = { nginx: [], node: [], site: [], next: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) {
        const { origin, pid } = servers[name];
        measured[name].push(await load(origin + page, pid, seconds));
      }
    }
    const of = (name: Name, key: keyof Served) =>
      median(measured[name].map((served) => served[key]));
    const ratio = (name: Name, key: keyof Served) =>
      median(
        measured.site.map((served, index) => served[key] / (measured[name][index]?.[key] ?? 0)),
      );
    const kilobytes = (await readCompressed(servers.site.origin + page)).body.length / 1000;
    lines.push(
      `| \`${page}\` | ${kilobytes.toFixed(0)} kB | ${[
        ...names.map((name) => of(name, 'perSecond').toFixed(0)),
        ...names.slice(0, 3).map((name) => `${of(name, 'p99Ms').toFixed(1)} ms`),
        ...names.slice(0, 3).map((name) => `${(of(name, 'cpuMs') * 1000).toFixed(0)} µs`),
      ].join(' | ')} |`,
    );
    figures.push(
      atLeast(`${page}: views beside nginx`, ratio('nginx', 'perSecond'), 0.4),
      atLeast(`${page}: views beside Next alone`, ratio('next', 'perSecond'), 25, 0),
      atMost(`${page}: slowest 1 % beside nginx`, ratio('nginx', 'p99Ms'), 3, ' times', 1),
      atMost(`${page}: processor time of a view`, of('site', 'cpuMs'), 0.15, ' ms', 3),
    );
  }
  return { figures, lines };
}

/** Made-up addresses, each asked for once. */
async function missing({ origin, pid }: Server): Promise<Figure> {
  const addresses = 500;
  await fetch(`${origin}/no-such-page`);
  const before = processorTime(pid);
  for (let index = 0; index < addresses; index += 1) {
    const answer = await fetch(`${origin}/no-such-page-${index}`);
    await answer.arrayBuffer();
  }
  const each = (processorTime(pid) - before) / addresses;
  return atMost('An unknown address: processor time', each, 5, ' ms', 2);
}

const ofEdits = ({ untilShown, stale, reads }: Edits): Figure[] => [
  atMost('Save until a page shows it, three replicas, median', median(untilShown), 60, ' ms'),
  atMost('Save until a page shows it, slowest', Math.max(...untilShown), 200, ' ms'),
  atMost(`Older pages after a save, with ${reads} views beside`, stale, 0, ''),
];

/** Why a figure misses its goal, and what would help, by the beginning of its name. */
const reasons: Record<string, string> = {
  '/': `Node's own server, which does nothing but send the same bytes, reaches 0.3 of nginx: it
  needs 30 µs for an answer, nginx 9, the site 40. A caching proxy in front ([scaling.md](scaling.md)) is the step
  beyond it, and \`WEB_PROCESSES\` adds a core each.`,
  Save: `After an edit each replica renders each page anew; here nine renderings share two cores with their
  readers. One page takes 50 to 170 ms of one core, most of it for \`/pricing\`, whose HTML has 300 kB. A shorter
  pricing page is the next step.`,
  Memory: `The program's own file is 98 MB of it, shared by all processes of a machine; the heap after collection
  is 103 MB with eight pages rendered before the first visitor. Without these it was 216 MB.`,
  Start: `Half of it is loading the CMS.`,
};

const reasonsFor = (figures: readonly Figure[]) =>
  Object.entries(reasons)
    .filter(([start]) => figures.some(({ name, isMet }) => !isMet && name.startsWith(start)))
    .map(
      ([start, reason]) => `- **${start === '/' ? 'Views and slowest 1 %' : start}**: ${reason}\n`,
    )
    .join('');

const report = (figures: readonly Figure[], lines: readonly string[], options: Options) =>
  `# Benchmarks

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores
(${cpus()[0]?.model.trim()}), ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.versions.node}.

**Method.** The production build on an embedded PostgreSQL, three replicas on one database. \`wrk\` asks for a
page over 16 connections with brotli for ${options.seconds} seconds; nginx (one worker), Node's own server (twelve
lines; both send the same compressed bytes and headers from memory), the site and Next alone (\`next start\`
with its own store and compression) take turns for ${options.rounds} rounds, on the same cores as \`wrk\`. A ratio is
the median of the rounds' ratios. An edit is measured on all replicas at once, which share the cores.

| Page | Brotli | nginx | Node | Site | Next alone | 99 %: nginx | Node | Site | CPU: nginx | Node | Site |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}

Views a second, the time within which 99 % of the answers came, and processor time of an answer.

| Figure | Measured | Goal | |
| --- | --- | --- | --- |
${figures.map(({ name, value, goal, isMet }) => `| ${name} | ${value} | ${goal} | ${isMet ? 'met' : '**missed**'} |`).join('\n')}

${reasonsFor(figures)}`;

async function bench(options: Options): Promise<number> {
  const databaseUrl = await startDatabase(undo);
  console.log('Starting three replicas (with a build, if needed) …');
  const first = await startReplica(databaseUrl);
  await delay(settledMs);
  const again = await startReplica(databaseUrl);
  await delay(settledMs);
  const figures = [
    atMost(
      'Start on a filled database, until the first page',
      again.startedInMs / 1000,
      4,
      ' s',
      1,
    ),
    atMost(`Memory ${settledMs / 1000} s after the start`, memoryOf(again.pid), 220, ' MB'),
  ];
  const third = await startReplica(databaseUrl);
  const origins = [first, again, third].map(({ origin }) => origin);
  console.log('Editing while visitors read …');
  const shown = ofEdits(await edit(origins, options.edits));
  const servers = {
    site: first,
    nginx: await startNginx(undo, first.origin, pages),
    node: await startBareNode(undo, first.origin, pages),
    next: await startNextAlone(undo, { DATABASE_URL: databaseUrl, SITE_URL: first.origin }),
  };
  console.log('Serving beside nginx and Next alone …');
  const served = await serve(servers, options);
  figures.unshift(...served.figures, await missing(first), ...shown);
  const text = report(figures, served.lines, options);
  console.log(text);
  if (options.isWritten) writeReport('serving', text);
  return figures.every(({ isMet }) => isMet) ? 0 : 1;
}

process.once('SIGINT', () => end(130));
process.once('SIGTERM', () => end(143));
try {
  await end(await bench(readOptions()));
} catch (error) {
  console.error(error);
  await end(1);
}
