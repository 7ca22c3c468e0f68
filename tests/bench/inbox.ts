import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { createUndo } from '../../src/server/supervisor/undo.ts';
import { fillWithEnquiries, startDatabase } from './many-enquiries.ts';
import { benchAdmin, startSite } from './site.ts';

/**
 * `npm run bench:inbox`: how long the production build takes for the inbox with 100,000 enquiries,
 * each beside a plain SQL query for the same rows in the same run. Not a test, because the figures
 * depend on the machine and on what else it is doing.
 *
 * The exit code is 1 when a view takes longer than its target.
 */
const count = 100_000;
const runs = 9;
/** Milliseconds of the server for a view. */
const target = 300;

const undo = createUndo();
let ending: Promise<never> | undefined;

function end(code: number): Promise<never> {
  ending ??= undo.run(console.error).then(() => process.exit(code));
  return ending;
}

interface View {
  name: string;
  /** What follows the list’s address. */
  query: string;
  /** The same rows, as anybody would ask for them by hand. */
  sql: string;
}

const page = 'order by created_at desc limit 50';
const waiting = `status = 'new' and answered_at is null`;
const waitingQuery = 'where[and][0][status][equals]=new&where[and][1][answeredAt][exists]=false';
const columns = 'id, name, status, due_at, project_type, owner_id, created_at';

const views: View[] = [
  { name: 'opening the list', query: '', sql: `status <> 'spam' ${page}` },
  { name: 'to answer', query: waitingQuery, sql: `${waiting} ${page}` },
  {
    name: 'overdue',
    query: `${waitingQuery}&where[and][2][dueAt][less_than]=${new Date().toISOString()}`,
    sql: `${waiting} and due_at < now() ${page}`,
  },
  {
    name: 'mine',
    query:
      'where[and][0][status][in][0]=new&where[and][0][status][in][1]=contacted&where[and][0][status][in][2]=qualified&where[and][0][status][in][3]=proposal&where[and][1][owner][equals]=1',
    sql: `status in ('new', 'contacted', 'qualified', 'proposal') and owner_id = 1 ${page}`,
  },
  {
    name: 'held as spam',
    query: 'where[and][0][status][equals]=spam',
    sql: `status = 'spam' ${page}`,
  },
  {
    name: 'searching a word (1 %)',
    query: 'search=greenhouse',
    sql: `status <> 'spam' and message ilike '%greenhouse%' ${page}`,
  },
  {
    name: 'a word of long ago (1 %)',
    query: 'search=pergola',
    sql: `status <> 'spam' and message ilike '%pergola%' ${page}`,
  },
  {
    name: 'searching an address',
    query: 'search=person-77@',
    sql: `status <> 'spam' and email ilike '%person-77@%' ${page}`,
  },
  { name: 'page 1,000', query: 'page=1000', sql: `status <> 'spam' ${page} offset 49950` },
];

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** The middle one of several runs, after one that doesn’t count. */
async function time(work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
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

/** The whole answer, or what went wrong. */
async function get(url: string, headers: HeadersInit): Promise<string> {
  const answer = await fetch(url, { headers });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}.`);
  return text;
}

async function measureExport(url: string, headers: HeadersInit): Promise<string> {
  const start = performance.now();
  const lines = (await get(url, headers)).split('\r\n').length - 2;
  const each = ((performance.now() - start) / lines) * 10_000;
  return `The export of ${lines} enquiries takes ${Math.round(each)} ms for every 10,000.`;
}

async function bench(): Promise<number> {
  console.log(`Starting the site and filling it with ${count} enquiries …`);
  const url = await startDatabase(undo);
  const origin = await startSite(undo, { DATABASE_URL: url });
  await fillWithEnquiries(url, count);
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  undo.add(() => database.end());

  const headers = await signIn(origin);
  const list = `${origin}/cms/collections/submissions`;
  let isSlow = false;
  for (const { name, query, sql } of views) {
    const plain = await time(() =>
      database.query(`select ${columns} from submissions where ${sql}`),
    );
    const whole = await time(() => get(`${list}?sort=-createdAt&limit=50&${query}`, headers));
    isSlow ||= whole > target;
    console.log(
      [
        name.padEnd(24),
        `page ${whole.toFixed(0).padStart(5)} ms`,
        `SQL ${plain.toFixed(1).padStart(6)} ms`,
        `page : SQL = ${(whole / plain).toFixed(0).padStart(4)}`,
        whole > target ? `over ${target} ms` : '',
      ].join('   '),
    );
  }
  const home = await time(() => get(`${origin}/cms`, headers));
  console.log(`The first page of the back office takes ${home.toFixed(0)} ms.`);
  console.log(await measureExport(`${origin}/api/submissions/export`, headers));
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
