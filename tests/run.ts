import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Counts, failedTests, nothing, sum } from './run/counts.ts';
import { type Ended, type Hall, sideBySide } from './run/side-by-side.ts';
import { type Outcome, type Step, steps } from './run/steps.ts';

/**
 * `npm test` runs every check, also after a failure. `npm run test:full` replaces examples in slow
 * tests by everything. `npm run check` runs the quick ones, `--only unit,walls` those.
 * Each check prints a line at its end. Failed tests are named again above the last line, which is
 * always `N passed, N failed`; the exit code is 0 only without failures.
 */

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

// Each test decides what it adds in a full run.
if (values.full) process.env.TEST_FULL = '1';

function chosen(): Step[] {
  const ids = values.only?.split(',');
  if (!ids) return steps.filter(({ isQuick }) => isQuick || !values.quick);
  const unknown = ids.filter((id) => !steps.some((step) => step.id === id));
  if (unknown.length > 0) {
    console.error(
      `There is no step ${unknown.join(', ')}: ${steps.map(({ id }) => id).join(', ')}`,
    );
    process.exit(2);
  }
  return steps.filter(({ id }) => ids.includes(id));
}

function inWords({ passed, failed, skipped }: Counts): string {
  const parts = [
    passed + failed > 1 ? `${passed} passed` : '',
    failed > 0 && passed + failed > 1 ? `${failed} failed` : '',
    skipped > 0 ? `${skipped} skipped` : '',
  ];
  return parts.filter(Boolean).join(', ');
}

interface Attempt extends Outcome {
  seconds: number;
}

const todo = chosen();

/** Unit and PostgreSQL tests, build and journeys use two cores each: two of them need four. */
const places = availableParallelism() >= 4 ? 2 : 1;

async function attempt(step: Step): Promise<Ended<Attempt>> {
  const since = performance.now();
  const outcome = await step
    .run(places === 1 || todo.length === 1)
    .catch((error: unknown): Outcome => {
      const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { counts: { ...nothing, failed: 1 }, output };
    });
  const seconds = (performance.now() - since) / 1000;
  return { result: { ...outcome, seconds }, hasFailed: outcome.counts.failed > 0 };
}

const results: Counts[] = [];
const failures: string[] = [];
const width = Math.max(...steps.map(({ title }) => title.length));

const hall = {
  work: attempt,
  onSkip: ({ title }) =>
    console.log(`${title.padEnd(width)}  not run, because a step before it failed`),
  onEnd: ({ title }, { counts, output, seconds }) => {
    results.push(counts);
    const [said, time] = [counts.failed > 0 ? 'FAILED' : 'ok    ', `${seconds.toFixed(1)} s`];
    console.log(`${title.padEnd(width)}  ${said}${time.padStart(8)}  ${inWords(counts)}`);
    if (counts.failed > 0) {
      console.log(`\n${output}\n`);
      const named = failedTests(output);
      failures.push(...(named.length > 0 ? named : [`${title}: failed`]));
    }
  },
} satisfies Omit<Hall<Step, Attempt>, 'places'>;

// The light ones first, two at a time: each uses one core.
await sideBySide(
  todo.filter(({ isLight }) => isLight),
  { ...hall, places: 2 },
);
await sideBySide(
  todo.filter(({ isLight }) => !isLight),
  { ...hall, places },
);

for (const failure of failures) console.log(failure);
const total = sum(results);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
