import { parseArgs } from 'node:util';
import { type Counts, nothing, sum } from './run/counts.ts';
import { type Outcome, type Step, steps } from './run/steps.ts';

/**
 * `npm test`: every check there is, one after the other, also after one has failed.
 * `npm run check`: the quick ones. `--only unit,walls`: those.
 *
 * The last line is always `N passed, N failed`; the exit code is 0 only when nothing failed.
 */

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
});

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

async function attempt(step: Step): Promise<Outcome> {
  try {
    return await step.run();
  } catch (error) {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { counts: { ...nothing, failed: 1 }, output };
  }
}

const results: Counts[] = [];
const failed = new Set<string>();
const width = Math.max(...steps.map(({ title }) => title.length));

for (const step of chosen()) {
  const title = step.title.padEnd(width);
  if (step.needs && failed.has(step.needs)) {
    console.log(`${title}  not run, because a step before it failed`);
    continue;
  }
  const since = performance.now();
  const { counts, output } = await attempt(step);
  const seconds = `${((performance.now() - since) / 1000).toFixed(1)} s`.padStart(8);
  results.push(counts);
  console.log(`${title}  ${counts.failed > 0 ? 'FAILED' : 'ok    '}${seconds}  ${inWords(counts)}`);
  if (counts.failed > 0) {
    failed.add(step.id);
    console.log(`\n${output}\n`);
  }
}

const total = sum(results);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
