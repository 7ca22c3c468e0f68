import sharp from 'sharp';
import { withClient } from '../../src/platform/postgres/site-database.ts';
import { createUndo } from '../../src/platform/supervisor/undo.ts';
import { benchAdmin } from '../bench/site.ts';
import { findNginx, type Replica, setStage, startVarnish, untilReady } from './stage.ts';
import { type Failure, keepVisiting, type Visits, within } from './visitors.ts';

/**
 * `npm run play:replicas`: three replicas of the built site on one PostgreSQL and one bucket, behind
 * nginx, through what happens to them in production. Prints a table; the exit code is 1 when
 * something differs from what it should be. `-- --edits 100` makes more edits than 20.
 */

const edits = Number(process.argv[process.argv.indexOf('--edits') + 1]) || 20;
const nginx = await findNginx();
if (!nginx) {
  console.error('nginx is missing. On Debian: apt-get install nginx-light');
  process.exit(1);
}

type Row = { what: string; figure: string; isGood: boolean };
const rows: Row[] = [];
function note(what: string, isGood: boolean, figure: string): void {
  rows.push({ what, figure, isGood });
  console.log(`  ${isGood ? 'yes' : 'NO '}  ${what}: ${figure}`);
}

const undo = createUndo();
const paths = ['/', '/pricing', '/blog', '/portfolio', '/web-design-reading', '/contact'];
const since = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
const ms = (value: number) => `${Math.round(value)} ms`;

/** An editor at one replica. Sessions are in PostgreSQL, so the cookie counts at every other. */
function makeEditor(site: string, cookie: string) {
  return async <T>(at: string, method: string, path: string, body?: unknown | FormData) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${at}/api${path}`, {
      method,
      headers: {
        ...{ origin: site, cookie },
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, body: (isJson ? JSON.parse(text) : text) as T };
  };
}

async function signIn(site: string, at: string): Promise<string> {
  const login = await fetch(`${at}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify(benchAdmin),
  });
  return login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

type Doc = { id: number; slug: string; filename: string };
type Editor = ReturnType<typeof makeEditor>;

function tellVisits(visits: Visits): string {
  const reasons = [...new Set(visits.failures.map(({ path, reason }) => `${path} ${reason}`))];
  const told = reasons.length ? `: ${reasons.slice(0, 3).join('; ')}` : '';
  return `${visits.count} views, ${visits.failures.length} errors, longest ${ms(visits.longestMs)}${told}`;
}

async function playFirstStart(all: Replica[], databaseUrl: string): Promise<void> {
  const start = performance.now();
  for (const replica of all) replica.start();
  await Promise.all(all.map((replica) => untilReady(replica)));
  const logs = await Promise.all(all.map((replica) => replica.log()));
  const worked = logs.filter((log) => /Database\s+.*first content written/.test(log)).length;
  const { rows: found } = await withClient(databaseUrl, (client) =>
    client.query(`select (select count(*) from users) as users,
      (select count(*) - count(distinct name) from payload_migrations) as repeated`),
  );
  note(
    'First start of three on an empty database: one prepares it',
    worked === 1 && found[0].users === '1' && found[0].repeated === '0',
    `${worked} prepared, ${found[0].users} account, all ready after ${since(start)}`,
  );
}

async function playEdits([a, b, c]: Replica[], edit: Editor): Promise<void> {
  const { body } = await edit<{ docs: Doc[] }>((a as Replica).origin, 'GET', '/posts?limit=1');
  const [post] = body.docs;
  const times: number[] = [];
  let missing = 0;
  for (let number = 1; number <= edits && !missing; number += 1) {
    const title = `Edit number ${number} of the play`;
    const data = { title, _status: 'published' };
    const saved = await edit((a as Replica).origin, 'PATCH', `/posts/${post?.id}`, data);
    if (saved.status !== 200) throw new Error(`The edit was refused: ${saved.status}`);
    const start = performance.now();
    const shows = (each?: Replica) =>
      within(5, 'the edit', async () =>
        (await (await fetch(`${each?.origin}/blog/${post?.slug}`)).text()).includes(title),
      ).then(
        () => times.push(performance.now() - start),
        () => {
          missing += 1;
        },
      );
    await Promise.all([a, b, c].map(shows));
  }
  note(
    'Edit on A seen on A, B and C',
    missing === 0,
    missing
      ? `not seen within 5 s on ${missing} of 3`
      : `${edits} edits, median ${ms(median(times))}, worst ${ms(Math.max(...times))} after the save`,
  );
}

/** Every view through a cache must show the edit that was answered before. */
async function playCache(replica: Replica, edit: Editor): Promise<void> {
  const what = 'Varnish in front: an edit shows on the next view, unchanged pages are 304';
  const varnish = await startVarnish(replica.origin, undo);
  if (!varnish) return note(what, true, 'not played: apt-get install varnish');
  const { body } = await edit<{ docs: Doc[] }>(replica.origin, 'GET', '/posts?limit=1');
  const [post] = body.docs;
  const view = async () => (await fetch(`${varnish.origin}/blog/${post?.slug}`)).text();
  await within(30, 'Varnish answers', async () => (await view()).includes('</html>'));
  const before = await varnish.countUnchanged();
  let stale = 0;
  for (let number = 1; number <= edits; number += 1) {
    const title = `Cached edit number ${number}`;
    await edit(replica.origin, 'PATCH', `/posts/${post?.id}`, { title, _status: 'published' });
    for (let turn = 0; turn < 5; turn += 1) if (!(await view()).includes(title)) stale += 1;
  }
  // Worker threads of Varnish report a moment later.
  const least = edits * 3;
  const unchanged = await within(10, 'answers with 304', async () => {
    const count = (await varnish.countUnchanged()) - before;
    return count >= least && count;
  }).catch(() => 0);
  note(
    what,
    stale === 0 && unchanged > 0,
    `${edits} edits, ${edits * 5} views, ${stale} stale, ${unchanged} answered with 304`,
  );
}

async function playPictures([a, b, c]: Replica[], edit: Editor): Promise<void> {
  const content = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#0f5b46' },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'A picture of the play' }));
  form.set('file', new File([new Uint8Array(content)], 'play.png', { type: 'image/png' }));
  const made = await edit<{ doc: Doc }>((a as Replica).origin, 'POST', '/media', form);
  const { id, filename } = made.body.doc ?? {};
  const statuses = () =>
    Promise.all(
      [a, b, c].map(
        async (each) => (await fetch(`${each?.origin}/api/media/file/${filename}`)).status,
      ),
    );
  const seen = await statuses();
  const focal = { focalX: 10, focalY: 90 };
  const cut = await edit((b as Replica).origin, 'PATCH', `/media/${id}`, focal);
  const removed = await edit((c as Replica).origin, 'DELETE', `/media/${id}`);
  const gone = await statuses();
  note(
    'Picture uploaded at A, read at all, cut anew at B, deleted at C',
    `${seen} ${cut.status} ${removed.status} ${gone}` === '200,200,200 200 200 404,404,404',
    `${made.status}; ${seen}; ${cut.status}; ${removed.status}; then ${gone}`,
  );
}

async function playKill(victim: Replica, origin: string): Promise<void> {
  const load = keepVisiting(origin, paths);
  await within(30, 'the load has begun', async () => load.visits.count > 200);
  await victim.kill();
  const killed = performance.now();
  const before = load.visits.count;
  await within(60, 'the load goes on', async () => load.visits.count > before + 1_000);
  victim.start();
  await untilReady(victim);
  const visits = await load.stop();
  const later = visits.failures.filter(({ at }) => at > killed).length;
  note(
    `Replica ${victim.name} killed under load: no error after that`,
    later === 0,
    `${tellVisits(visits)}; ${later} of them began after the kill`,
  );
}

async function playUpgrade(all: Replica[], origin: string): Promise<void> {
  const load = keepVisiting(origin, paths);
  const start = performance.now();
  for (const replica of all) {
    await replica.stop();
    replica.start();
    await untilReady(replica);
  }
  const visits = await load.stop();
  note(
    'Rolling upgrade under load: no error',
    visits.failures.length === 0,
    `${tellVisits(visits)}; took ${since(start)}`,
  );
}

type Proxy = { setMembers(members: readonly Replica[]): Promise<void> };

async function playPartition(
  all: Replica[],
  origin: string,
  proxy: Proxy,
  edit: Editor,
): Promise<void> {
  const [a, b, c] = all as [Replica, Replica, Replica];
  const load = keepVisiting(origin, paths);
  const start = performance.now();
  c.wire.cut();
  await within(60, 'C says that it is not ready', async () => !(await c.isReady()));
  // As Kubernetes, Caddy and load balancers do when /readyz says no.
  await proxy.setMembers([a, b]);
  const removed = performance.now();
  const noticed = since(start);
  const { body } = await edit<{ docs: Doc[] }>(a.origin, 'GET', '/posts?limit=1');
  const [post] = body.docs;
  const title = 'An edit during the partition';
  const data = { title, _status: 'published' };
  const saved = await edit(a.origin, 'PATCH', `/posts/${post?.id}`, data);
  const before = load.visits.count;
  await within(60, 'the load goes on', async () => load.visits.count > before + 1_000);
  c.wire.heal();
  const healed = performance.now();
  await untilReady(c, 60);
  const back = since(healed);
  const shown = await within(60, 'C shows the edit made meanwhile', async () =>
    (await (await fetch(`${c.origin}/blog/${post?.slug}`)).text()).includes(title),
  ).then(
    () => since(healed),
    () => null,
  );
  await proxy.setMembers(all);
  const visits = await load.stop();
  // nginx closes idle connections when it reads its new configuration; browsers then ask again.
  const isByReload = ({ at, reason }: Failure) =>
    reason === 'other side closed' && at < removed + 1_000;
  const later = visits.failures.filter(
    (failure) => failure.at > removed && !isByReload(failure),
  ).length;
  note(
    'C cut off from the database: out of rotation, no error after that',
    later === 0 && saved.status === 200,
    `unready after ${noticed}; ${tellVisits(visits)}; ${later} of them began later`,
  );
  note(
    'C connected again: ready, and shows the edit made meanwhile',
    shown !== null,
    `ready after ${back}, edit ${shown ? `after ${shown}` : 'not within 60 s'}`,
  );
}

async function play(): Promise<void> {
  console.log(`${nginx}; building and starting three replicas, which takes minutes`);
  const { origin, replicas, proxy, databaseUrl } = await setStage(undo);
  const [a, b] = replicas as [Replica, Replica];
  await playFirstStart(replicas, databaseUrl);
  await proxy.start(replicas);
  const edit = makeEditor(origin, await signIn(origin, a.origin));
  await playEdits(replicas, edit);
  await playCache(a, edit);
  await playPictures(replicas, edit);
  await playKill(b, origin);
  await playUpgrade(replicas, origin);
  await playPartition(replicas, origin, proxy, edit);
}

function printTable(): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  console.log('');
  for (const { what, isGood, figure } of rows) {
    console.log(`${isGood ? 'yes' : 'NO '}  ${what.padEnd(width)}  ${figure}`);
  }
}

let failed = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undo.run(console.error).then(() => process.exit(130)));
}
await play()
  .catch((error: unknown) => {
    failed = true;
    console.error(error);
  })
  .finally(() => undo.run(console.error));
printTable();
process.exit(failed || rows.some(({ isGood }) => !isGood) ? 1 : 0);
