import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateReport } from 'lighthouse';
import { createUndo } from '../../src/platform/supervisor/undo.ts';
import { type Budgets, budgetsFile, exceededBudgets, readBudgets, weigh } from './budgets.ts';
import { describePage } from './details.ts';
import { measure, startBrowser } from './measure.ts';
import { startSite } from './site.ts';
import { missedTargets, type Page, type Targets, table } from './table.ts';

/**
 * `npm run bench:lighthouse`: measures the production build the way a visitor's telephone would see
 * it. Not a test, because the figures depend on the machine and on what else it is doing.
 *
 *   npm run bench:lighthouse -- --all                        # the demos and other pages, too
 *   npm run bench:lighthouse -- /pricing /blog               # these pages only
 *   npm run bench:lighthouse -- --base http://localhost:3000 # a site that runs already
 *   npm run bench:lighthouse -- --runs 5 --report /tmp/bench # reports as HTML and JSON
 *   npm run bench:lighthouse -- --budgets                    # the weights become the new budgets
 *
 * The exit code is 1 when a page misses its target, weighs over 5 % more than its budget in
 * page-budgets.json, or can't be measured.
 */

const goal = { performance: 98, accessibility: 100, 'best-practices': 100 } as const;

/** One page of each kind, with its target: the default list. */
const targets: Targets = {
  '/': goal,
  '/pricing': goal,
  '/blog': goal,
  '/blog/web-design-trades': goal,
  '/web-design-bath': goal,
  '/web-design-bath/beauty': goal,
  '/industries/trades-construction': goal,
  '/projects/bros-carpentry': goal,
  '/portfolio': goal,
  '/contact': goal,
  '/scan': goal,
};

const otherPages = [
  '/projects/tool-theft-locator',
  '/projects/helix-heating',
  '/demos/bros-carpentry',
  '/demos/tool-theft-locator',
  '/demos/helix-heating',
];

const undo = createUndo();
const stop = new AbortController();
let ending: Promise<never> | undefined;

/** Stops and removes everything started, only on the first call. */
function end(code: number): Promise<never> {
  ending ??= undo.run(console.error).then(() => process.exit(code));
  return ending;
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      base: { type: 'string' },
      runs: { type: 'string', default: '3' },
      report: { type: 'string' },
      budgets: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a number from 1 on.');
  const base = values.base === undefined ? undefined : URL.parse(values.base)?.origin;
  if (values.base !== undefined && !base) {
    throw new Error('--base must be an address such as http://localhost:3000.');
  }
  const wrong = positionals.find((given) => !given.startsWith('/'));
  if (wrong !== undefined) throw new Error(`A page begins with a slash; ${wrong} does not.`);
  const standard = [...Object.keys(targets), ...(values.all ? otherPages : [])];
  const pages = positionals.length > 0 ? [...new Set(positionals)] : standard;
  return { pages, base, runs, folder: values.report, isNewBudget: values.budgets };
}

/** Keeps Lighthouse’s full reports: HTML for reading, JSON for further analysis. */
async function keepReport(folder: string, { path: page, report }: Page): Promise<void> {
  if (!report) return;
  await mkdir(folder, { recursive: true });
  const name = page === '/' ? 'home' : page.slice(1).replaceAll(/[^a-z0-9-]+/gi, '-');
  await writeFile(path.join(folder, `${name}.html`), generateReport(report, 'html'));
  await writeFile(path.join(folder, `${name}.json`), JSON.stringify(report));
}

async function bench({ pages, base, runs, folder, isNewBudget }: ReturnType<typeof readArguments>) {
  if (!base) console.log('Starting the site in an empty data folder (with a build, if needed) …');
  const origin = base ?? (await startSite(undo));
  const port = await startBrowser(undo);
  const measured: Page[] = [];
  for (const page of pages) {
    stop.signal.throwIfAborted();
    process.stdout.write(`${page}: `);
    try {
      const onRun = (score: number) => process.stdout.write(`${score} `);
      const report = await measure(origin + page, { port, runs, onRun });
      measured.push({ path: page, report });
    } catch (error) {
      stop.signal.throwIfAborted();
      const problem = error instanceof Error ? error.message : String(error);
      process.stdout.write(problem);
      measured.push({ path: page, problem });
    }
    process.stdout.write('\n');
  }
  console.log(`\n${table(measured)}`);
  for (const page of measured) {
    if (page.report) console.log(`\n${describePage(page.path, page.report)}`);
    if (folder) await keepReport(folder, page);
  }
  const weights: Budgets = Object.fromEntries(
    measured.flatMap(({ path: page, report }) => (report ? [[page, weigh(report)]] : [])),
  );
  console.table(weights);
  const budgets = readBudgets();
  if (isNewBudget) {
    const all = `${JSON.stringify({ ...budgets, ...weights }, null, 2)}\n`;
    await writeFile(budgetsFile, all);
  }
  const missed = [
    ...missedTargets(measured, targets),
    ...Object.entries(weights).flatMap(([page, weight]) =>
      isNewBudget ? [] : exceededBudgets(page, weight, budgets),
    ),
  ];
  if (missed.length > 0) console.log(`\n${missed.join('\n')}`);
  return missed.length > 0 ? 1 : 0;
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    stop.abort();
    void end(130);
  });
}

let code = 1;
try {
  code = await bench(readArguments());
} catch (error) {
  // After a stop request, every step fails.
  if (!stop.signal.aborted) console.error(error instanceof Error ? error.message : error);
}
await end(code);
