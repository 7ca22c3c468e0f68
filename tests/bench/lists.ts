import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { createUndo } from '../../src/platform/supervisor/undo.ts';
import { startDatabase } from './lists/database.ts';
import { amounts, fillLists } from './lists/fill.ts';
import { type View, views } from './lists/views.ts';
import { benchAdmin, startSite } from './site.ts';

/**
 * `npm run bench:lists`: how long the production build takes for the lists of the back office and
 * for its first page with many records, each beside a plain SQL query for the same rows in the same
 * run. Not a test, because the figures depend on the machine and on what else it is doing.
 *
 * `-- submissions` measures views whose name contains the word. The exit code is 1 when a page takes
 * longer than the target in the median.
 */
const runs = 15;
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
async function time(work: () => Promise<unknown>): Promise<Times> {
  await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
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

const figure = (value: number, digits = 0) => value.toFixed(digits).padStart(7);

async function measure(
  { name, path, rest, sql }: View,
  { origin, headers, database }: { origin: string; headers: HeadersInit; database: pg.Client },
): Promise<boolean> {
  const plain = sql ? await time(() => database.query(sql)) : null;
  const api = rest ? await time(() => get(`${origin}/api${rest}`, headers)) : null;
  const page = await time(() => get(`${origin}/cms${path}`, headers));
  const isSlow = page.p50 > target;
  console.log(
    [
      name.padEnd(36),
      `page ${figure(page.p50)} ms, 95 % ${figure(page.p95)}`,
      api ? `REST ${figure(api.p50)}` : '',
      plain ? `SQL ${figure(plain.p50, 1)}` : '',
      isSlow ? `over ${target} ms` : '',
    ].join('   '),
  );
  return isSlow;
}

async function measureExport(url: string, headers: HeadersInit): Promise<string> {
  const start = performance.now();
  const lines = (await get(url, headers)).split('\r\n').length - 2;
  const each = ((performance.now() - start) / lines) * 10_000;
  return `${Math.round(each)} ms for every 10,000 of ${lines} rows`;
}

async function bench(): Promise<number> {
  const [wanted = ''] = process.argv.slice(2);
  console.log(`Starting the site and filling it: ${JSON.stringify(amounts)} …`);
  const url = await startDatabase(undo);
  const origin = await startSite(undo, { DATABASE_URL: url });
  await fillLists(url);
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  undo.add(() => database.end());

  const headers = await signIn(origin);
  let isSlow = false;
  for (const view of views.filter(({ name }) => name.includes(wanted))) {
    isSlow = (await measure(view, { origin, headers, database })) || isSlow;
  }
  for (const collection of ['submissions', 'scan-results', 'proposals']) {
    const taken = await measureExport(`${origin}/api/${collection}/export`, headers);
    console.log(`The export of ${collection} takes ${taken}.`);
  }
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
