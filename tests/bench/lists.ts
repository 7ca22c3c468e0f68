import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { createUndo } from '../../src/platform/supervisor/undo.ts';
import { startDatabase } from './lists/database.ts';
import { fillLists } from './lists/fill.ts';
import { type View, views } from './lists/views.ts';
import { benchAdmin, startSite } from './site.ts';

/**
 * `npm run bench:lists`: how long the production build takes for the blog, its files, the lists of
 * the back office and its first page as the records grow, each beside a plain SQL query for the same
 * rows in the same run. Not a test, because the figures depend on the machine and on what else it is
 * doing.
 *
 * `-- submissions` measures views whose name contains the word. The exit code is 1 when a page takes
 * longer than the target in the median of the last step.
 */
const runs = 15;
/** Records of each kind beside the first content; of proposals and sign-ins at most 10,000. */
const steps = [0, 1_000, 10_000, 100_000];
/** Milliseconds of the server for a view. */
const target = 300;

const undo = createUndo();
let ending: Promise<never> | undefined;

function end(code: number): Promise<never> {
  ending ??= undo.run(console.error).then(() => process.exit(code));
  return ending;
}

interface Times {
  p50: number;
  p95: number;
}

/** Several runs, after a warm-up. */
async function time(
  work: () => Promise<unknown>,
  prepare: () => Promise<unknown> = async () => {},
): Promise<Times> {
  await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await prepare();
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(runs - 1, Math.floor(runs * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

async function signIn(origin: string): Promise<HeadersInit> {
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(benchAdmin),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!cookie) throw new Error(`Nobody could sign in: ${await answer.text()}`);
  return { Cookie: cookie.split(';')[0] ?? '', Origin: origin };
}

/** The full answer, or the error. */
async function get(url: string, headers: HeadersInit): Promise<string> {
  const answer = await fetch(url, { headers });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}.`);
  return text;
}

interface Measured {
  page: Times;
  api: Times | null;
  plain: Times | null;
}

interface Bench {
  origin: string;
  headers: HeadersInit;
  database: pg.Client;
}

/** A save after which every page is rendered again. */
async function save({ origin, headers }: Bench): Promise<void> {
  const answer = await fetch(`${origin}/api/globals/navigation`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: '{}',
  });
  if (!answer.ok) throw new Error(`Saving answers ${answer.status}: ${await answer.text()}`);
}

async function measure({ path, rest, sql, isPublic }: View, bench: Bench): Promise<Measured> {
  const { origin, headers, database } = bench;
  const prepare = isPublic ? () => save(bench) : undefined;
  return {
    plain: sql ? await time(() => database.query(sql)) : null,
    api: rest ? await time(() => get(`${origin}/api${rest}`, headers)) : null,
    page: await time(() => get(origin + path, isPublic ? {} : headers), prepare),
  };
}

const figure = (value: number, digits = 0) => value.toFixed(digits).padStart(7);

/** Medians of a view at each step; those of the last one in detail. */
function lineOf(name: string, measured: readonly Measured[]): string {
  const last = measured.at(-1);
  return [
    name.padEnd(36),
    ...Array.from({ length: steps.length - measured.length }, () => '–'.padStart(10)),
    ...measured.map(({ page }) => `${figure(page.p50)} ms`),
    last ? `95 % ${figure(last.page.p95)}` : '',
    last?.api ? `REST ${figure(last.api.p50)}` : '',
    last?.plain ? `SQL ${figure(last.plain.p50, 1)}` : '',
    last && last.page.p50 > target ? `over ${target} ms` : '',
  ].join('   ');
}

async function measureExport(url: string, headers: HeadersInit): Promise<string> {
  const start = performance.now();
  const lines = (await get(url, headers)).split('\r\n').length - 2;
  const each = ((performance.now() - start) / lines) * 10_000;
  return `${Math.round(each)} ms for every 10,000 of ${lines} rows`;
}

async function bench(): Promise<number> {
  const [wanted = ''] = process.argv.slice(2);
  console.log('Starting the site …');
  const url = await startDatabase(undo);
  const origin = await startSite(undo, { DATABASE_URL: url });
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  undo.add(() => database.end());

  const headers = await signIn(origin);
  const chosen = views.filter(({ name }) => name.includes(wanted));
  const measured = new Map<string, Measured[]>(chosen.map(({ name }) => [name, []]));
  for (const [index, to] of steps.entries()) {
    console.log(`With ${to.toLocaleString('en-GB')} records of each kind …`);
    const from = steps[index - 1];
    if (from !== undefined) await fillLists(url, { from, to });
    await save({ origin, headers, database });
    // One address asks more questions than a visitor may.
    await database.query('delete from rate_limits');
    for (const view of chosen.filter(({ least = 0 }) => to >= least)) {
      const times = await measure(view, { origin, headers, database });
      measured.get(view.name)?.push(times);
      console.log(`  ${view.name.padEnd(36)} ${figure(times.page.p50)} ms`);
    }
  }
  console.log(
    `\nMedians at ${steps.map((step) => step.toLocaleString('en-GB')).join(', ')} records:`,
  );
  for (const [name, list] of measured) console.log(lineOf(name, list));
  for (const collection of ['submissions', 'scan-results', 'proposals']) {
    if (wanted && !collection.includes(wanted)) continue;
    const taken = await measureExport(`${origin}/api/${collection}/export`, headers);
    console.log(`The export of ${collection} takes ${taken}.`);
  }
  const isSlow = [...measured.values()].some((list) => (list.at(-1)?.page.p50 ?? 0) > target);
  return isSlow ? 1 : 0;
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => void end(130));
}

let code = 1;
try {
  code = await bench();
} catch (error) {
  if (!ending) console.error(error);
}
await end(code);
