import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Counts, countPlaywright, countVitest, judge, nothing } from './counts.ts';
import { commandOf, execute, type Finished } from './execute.ts';
import { checkGeneratedFiles } from './generated-files.ts';
import type { Task } from './side-by-side.ts';

export interface Outcome {
  counts: Counts;
  /** Shown when something failed. */
  output: string;
}

export interface Step extends Task {
  /** For `--only`. */
  id: string;
  title: string;
  /** Part of `npm run check`: quick, without database and browser. */
  isQuick: boolean;
  /** @param isAlone whether nothing else runs beside it */
  run: (isAlone: boolean) => Promise<Outcome>;
}

/** A check either holds or doesn't: it counts as one. */
function check(work: () => Promise<Finished>): Step['run'] {
  return async () => {
    const { code, output } = await work();
    return { counts: { ...nothing, [code === 0 ? 'passed' : 'failed']: 1 }, output };
  };
}

/** Runs commands one after the other until one fails. */
async function inTurn(...commands: (readonly string[])[]): Promise<Finished> {
  let last: Finished = { code: 0, output: '' };
  for (const command of commands) {
    last = await execute(command);
    if (last.code !== 0) break;
  }
  return last;
}

/** Runs a test runner that writes a JSON report. A runner that dies leaves none. */
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

/** Many processes of the tests on PostgreSQL load the CMS: compiling that once saves their time. */
const compiledOnce = { NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled') };

/** How many files run at once while another step is at work: that one needs two cores, too. */
const besides = 2;

/** @param project a name, or a pattern for several */
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

/**
 * The checks: the quick ones first, since they tell soonest what is wrong, then whatever takes
 * longest, so that nothing long is left for the end.
 */
export const steps: readonly Step[] = [
  {
    id: 'format',
    title: 'Format and lint',
    isQuick: true,
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
    // A fresh clone has no types of its routes yet.
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
    run: check(() => inTurn([commandOf('knip'), '--no-progress'])),
  },
  {
    id: 'generated',
    title: 'Generated files',
    isQuick: true,
    run: check(checkGeneratedFiles),
  },
  {
    id: 'build',
    title: 'Production build',
    isQuick: false,
    // Both write into Next's folder.
    after: ['types'],
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
