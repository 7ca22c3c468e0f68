import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Counts, countPlaywright, countVitest, judge, nothing } from './counts.ts';
import { commandOf, execute, type Finished } from './execute.ts';
import { checkGeneratedFiles } from './generated-files.ts';
import type { Task } from './side-by-side.ts';

export interface Outcome {
  counts: Counts;
  /** Shown after a failure. */
  output: string;
}

export interface Step extends Task {
  /** For `--only`. */
  id: string;
  title: string;
  /** Part of `npm run check`: quick, without database and browser. */
  isQuick: boolean;
  /** Uses one core. */
  isLight?: boolean;
  /** @param isAlone true when no other step runs in parallel */
  run: (isAlone: boolean) => Promise<Outcome>;
}

/** A check counts as one test. */
function check(work: () => Promise<Finished>): Step['run'] {
  return async () => {
    const { code, output } = await work();
    return { counts: { ...nothing, [code === 0 ? 'passed' : 'failed']: 1 }, output };
  };
}

async function inTurn(...commands: (readonly string[])[]): Promise<Finished> {
  let last: Finished = { code: 0, output: '' };
  for (const command of commands) {
    last = await execute(command);
    if (last.code !== 0) break;
  }
  return last;
}

/** Runs a test runner with a JSON report, which a crashed runner does not write. */
function runner<Report>(
  count: (report: Report) => Counts,
  start: (reportFile: string, isAlone: boolean) => Promise<Finished>,
): Step['run'] {
  return async (isAlone) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-report-'));
    try {
      const file = path.join(folder, 'report.json');
      const { code, output } = await start(file, isAlone);
      const report = await readFile(file, 'utf8').catch(() => null);
      const counts = report === null ? nothing : count(JSON.parse(report) as Report);
      return { counts: judge(counts, code), output };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

/** PostgreSQL tests load the CMS in many processes: the compile cache saves their time. */
const compiledOnce = { NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled') };

/** Parallel files while another step needs two cores. */
const besides = 2;

/** @param project a name or a pattern */
const vitest = (project: string) =>
  runner(countVitest, (file, isAlone) =>
    execute(
      [
        commandOf('vitest'),
        'run',
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...(isAlone ? [] : [`--maxWorkers=${besides}`]),
      ],
      compiledOnce,
    ),
  );

/** Quick checks first for fast feedback, then the longest, so that the end has no long step. */
export const steps: readonly Step[] = [
  {
    id: 'format',
    title: 'Format and lint',
    isQuick: true,
    isLight: true,
    run: check(() =>
      inTurn([
        commandOf('@biomejs/biome', 'biome'),
        'ci',
        '--error-on-warnings',
        '--colors=off',
        '.',
      ]),
    ),
  },
  {
    id: 'types',
    title: 'Types',
    isQuick: true,
    isLight: true,
    // A fresh clone has no route types yet.
    run: check(() =>
      inTurn(
        [commandOf('next'), 'typegen'],
        [commandOf('typescript', 'tsc'), '--noEmit', '--pretty', 'false'],
      ),
    ),
  },
  {
    id: 'walls',
    title: 'Walls between rooms',
    isQuick: true,
    isLight: true,
    run: check(() =>
      inTurn([
        commandOf('dependency-cruiser', 'depcruise'),
        ...['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long'],
        ...['src', 'collections', 'seed', 'tests', 'payload.config.ts', 'next.config.ts'],
      ]),
    ),
  },
  {
    id: 'unused',
    title: 'Nothing unused',
    isQuick: true,
    isLight: true,
    run: check(() => inTurn([commandOf('knip'), '--no-progress'])),
  },
  {
    id: 'generated',
    title: 'Generated files',
    isQuick: true,
    isLight: true,
    run: check(checkGeneratedFiles),
  },
  {
    id: 'build',
    title: 'Production build',
    isQuick: false,
    run: check(() => inTurn(['src/platform/launch.mjs', 'build'])),
  },
  { id: 'unit', title: 'Unit tests', isQuick: true, run: vitest('unit') },
  {
    id: 'e2e',
    title: 'Browser journeys',
    isQuick: false,
    needs: 'build',
    run: runner(countPlaywright, (file) =>
      execute([commandOf('@playwright/test', 'playwright'), 'test', '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      }),
    ),
  },
  { id: 'int', title: 'Tests on PostgreSQL', isQuick: false, run: vitest('int*') },
];
