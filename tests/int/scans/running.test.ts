import { once } from 'node:events';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endingWords } from '@/scans/rules/scan-state';
import { deleteAll } from '../../support/database.ts';
import { startNode } from '../../support/run-node';
import { waitUntil } from '../../support/wait-until';
import { fillSettings, mailsAbout, makeEnquiry, visitorAt } from '../support/enquiries';
import { startSite } from '../support/running-site';
import {
  heldEngine,
  newAddress,
  queueScan,
  quickEngine,
  readScan,
  scanWith,
} from '../support/scans';

const site = await startSite();
const { payload } = site;

const { getScanState } = await import('@/scans/store/scans');
const { receiveEnquiry } = await import('@/enquiries/actions/receive-enquiry');
const { runDueJobs } = await import('@/platform/jobs/run-due-jobs');

const sql = (text: string, values: unknown[] = []) => payload.db.pool.query(text, values);
const jobs = async () => (await sql("select id from payload_jobs where queue = 'scans'")).rows;

let workers: ReturnType<typeof startNode>[] = [];

async function startWorker(role: string) {
  const fixture = path.join(import.meta.dirname, 'fixtures/worker.ts');
  const worker = startNode(['--import', 'tsx', fixture, role]);
  workers.push(worker);
  const died = worker.finished.then(({ output }) => Promise.reject(new Error(output)));
  died.catch(() => {});
  const hear = async () => (await Promise.race([once(worker.child, 'message'), died]))[0];
  expect(await hear()).toBe('ready');
  return { child: worker.child, hear };
}

async function kill({ child }: Pick<ReturnType<typeof startNode>, 'child'>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const heldLocks = `select from pg_locks where locktype = 'advisory' and classid = 730142003
  and database = (select oid from pg_database where datname = current_database())`;

beforeAll(async () => {
  await fillSettings(payload);
  await sql(
    'create table runs (url text, worker int, beside int, is_over boolean not null default false)',
  );
});
beforeEach(async () => {
  await sql(deleteAll('payload_jobs', 'scan_results', 'submissions', 'mails', 'runs'));
  scanWith(payload, quickEngine);
});
afterEach(async () => {
  await Promise.all(workers.map(kill));
  workers = [];
});
afterAll(site.stop);

describe('waiting scans', () => {
  it('run four at a time over two processes, each once', async () => {
    const ids = [];
    for (let count = 0; count < 10; count += 1) ids.push(await queueScan());
    const [first, second] = await Promise.all([startWorker('together'), startWorker('together')]);
    first.child.send('go');
    second.child.send('go');
    await Promise.all([first.hear(), second.hear()]);
    // The worker that found no free slot left the other jobs to its competitor.
    expect(await jobs()).toEqual([]);
    const { rows } = await sql('select url, beside from runs');
    expect(rows).toHaveLength(10);
    expect(new Set(rows.map(({ url }) => url)).size).toBe(10);
    expect(Math.max(...rows.map(({ beside }) => beside))).toBe(4);
    for (const id of ids) expect(await readScan(payload, id)).toMatchObject({ status: 'scored' });
  });

  it('run again when their process is killed, once; then they fail', async () => {
    const id = await queueScan();
    for (const attempt of [1, 2]) {
      const victim = await startWorker('hang');
      victim.child.send('go');
      expect(await victim.hear()).toBe('hanging');
      const state = await waitUntil(async () => {
        const found = await getScanState(id);
        return (
          found?.steps.some(({ key, state: how }) => key === 'page' && how === 'begun') && found
        );
      });
      expect(state).toMatchObject({ status: 'running', place: null, message: null });
      expect((await readScan(payload, id)).progress).toMatchObject({ attempt });
      // No other process takes the job while its own is alive.
      await runDueJobs(payload, ['scans']);
      await runDueJobs(payload);
      expect((await readScan(payload, id)).progress).toMatchObject({ attempt });
      await kill(victim);
      await waitUntil(async () => (await sql(heldLocks)).rows.length === 0);
    }
    await runDueJobs(payload, ['scans']);
    expect(await getScanState(id)).toMatchObject({
      status: 'failed',
      message: endingWords({ status: 'failed', httpStatus: null, reason: null }),
      result: null,
    });
    expect(await jobs()).toEqual([]);
  });

  it('run in their order of arrival, and show their position in the queue', async () => {
    const { engine, begun, release } = heldEngine();
    scanWith(payload, engine);
    const urls = Array.from({ length: 7 }, newAddress);
    const ids = [];
    for (const url of urls) ids.push(await queueScan(url));
    const work = runDueJobs(payload, ['scans']);
    await waitUntil(() => begun.length === 4);
    const places = [];
    for (const id of ids) places.push((await getScanState(id))?.place);
    expect(places).toEqual([null, null, null, null, 0, 1, 2]);
    release();
    await work;
    // Scans that start together can differ by a moment.
    const typed = begun.map((each) => each.typed);
    expect(new Set(typed.slice(0, 4))).toEqual(new Set(urls.slice(0, 4)));
    expect(typed).toHaveLength(7);
  });

  it('end soon after their visitor has deleted them, and are not tried again', async () => {
    let attempts = 0;
    scanWith(payload, async (_typed, { onStep, signal }) => {
      attempts += 1;
      await sql('delete from scan_results');
      onStep?.({ step: 'page', state: 'begun' });
      await once(signal ?? new AbortController().signal, 'abort');
      throw signal?.reason;
    });
    const id = await queueScan();
    await runDueJobs(payload, ['scans']);
    expect([attempts, await getScanState(id), await jobs()]).toEqual([1, null, []]);
  });

  it('delay no mails, and mails don’t delay them', async () => {
    const { engine, begun, release } = heldEngine();
    scanWith(payload, engine);
    const id = await queueScan();
    const work = runDueJobs(payload, ['scans']);
    await waitUntil(() => begun.length === 1);
    await receiveEnquiry(makeEnquiry(), visitorAt('198.51.100.9'));
    await runDueJobs(payload);
    const { docs } = await payload.find({ collection: 'submissions', depth: 0, joins: false });
    const mails = await mailsAbout(payload, docs[0]?.id ?? 0);
    expect(mails.map(({ status }) => status)).toEqual(['sent', 'sent']);

    // A scan requested in the meantime starts at once, in the same runner.
    const other = await queueScan();
    void runDueJobs(payload, ['scans']);
    await waitUntil(() => begun.length === 2);
    release();
    await work;
    for (const each of [id, other]) expect((await readScan(payload, each)).status).toBe('scored');
  });
});
