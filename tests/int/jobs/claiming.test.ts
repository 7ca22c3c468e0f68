import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withClient } from '../../../src/platform/postgres/site-database.ts';
import { createTestDatabase, deleteAll, type TestDatabase } from '../../support/database.ts';
import { startNode } from '../../support/run-node.ts';
import { waitUntil } from '../../support/wait-until.ts';

const fixture = path.join(import.meta.dirname, 'fixtures/worker.ts');
let database: TestDatabase;
let workers: ReturnType<typeof startNode>[] = [];

function startWorker(role: string) {
  const args = ['--import', 'tsx', fixture, database.url, role];
  const worker = startNode(args, { NODE_ENV: 'test' });
  workers.push(worker);
  return worker;
}

/** Resolves with a worker’s next message; rejects with the reason if the worker dies. */
async function hear({ child, finished }: ReturnType<typeof startNode>): Promise<string> {
  const died = finished.then(({ output }) => Promise.reject(new Error(output)));
  const [said] = await Promise.race([once(child, 'message'), died]);
  return said;
}

async function startReadyWorker(role: string): Promise<ChildProcess> {
  const worker = startWorker(role);
  expect(await hear(worker)).toBe('ready');
  return worker.child;
}

async function runRound(child: ChildProcess): Promise<void> {
  child.send('go');
  expect((await once(child, 'message'))[0]).toBe('round over');
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function query<Row>(sql: string): Promise<Row[]> {
  return withClient(database.url, async (client) => (await client.query(sql)).rows);
}

function queueJobs(count: number): Promise<unknown> {
  return query(
    `insert into payload_jobs (task_slug, queue, input, processing, created_at, updated_at)
     select 'record', 'default', json_build_object('number', number), false, now(), now()
       from generate_series(1, ${count}) as number`,
  );
}

const runs = () =>
  query<{ job: number; worker: number }>('select job, worker from runs order by job');
/** PostgreSQL detects a killed process only after a moment. */
const heldLocks = `select from pg_locks
  where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

beforeAll(async () => {
  database = await createTestDatabase('empty');
  const { code, output } = await startWorker('create').finished;
  expect(code, output).toBe(0);
});
beforeEach(() => query(deleteAll('payload_jobs', 'runs')));
afterEach(async () => {
  await Promise.all(workers.map(({ child }) => kill(child)));
  workers = [];
});
afterAll(() => database.drop());

describe('jobs', () => {
  it('run once each when two workers claim them simultaneously', async () => {
    await queueJobs(40);
    const [first, second] = await Promise.all([startReadyWorker('work'), startReadyWorker('work')]);
    await Promise.all([runRound(first), runRound(second)]);
    expect((await runs()).map(({ job }) => job)).toEqual(numbers(40));
    expect(await query('select id from payload_jobs')).toEqual([]);
  });

  it('are left to their live worker, and rerun by the next one when it is killed', async () => {
    await queueJobs(3);
    const victim = await startReadyWorker('hang');
    victim.send('go');
    expect((await once(victim, 'message'))[0]).toBe('hanging');
    const claimed = 'select id from payload_jobs where processing';

    const heir = await startReadyWorker('work');
    await runRound(heir);
    expect(await query(claimed)).toHaveLength(3);
    expect((await runs()).filter(({ worker }) => worker === heir.pid)).toEqual([]);

    await kill(victim);
    await waitUntil(async () => (await query(heldLocks)).length === 0);
    await runRound(heir);
    const byHeir = (await runs()).filter(({ worker }) => worker === heir.pid);
    expect(byHeir.map(({ job }) => job)).toEqual(numbers(3));
    expect(await query('select id from payload_jobs')).toEqual([]);
  });

  it('leave no lock or transaction, and don’t block others, when one can’t begin', async () => {
    await queueJobs(2);
    const worker = await startReadyWorker('work');
    await query(`create function refuse() returns trigger language plpgsql
      as $$ begin
        if old.input ->> 'number' = '1' then raise exception 'not now'; end if;
        return new;
      end $$`);
    await query(`create trigger refuse before update on payload_jobs
      for each row execute function refuse()`);
    worker.send('go');
    expect((await once(worker, 'message'))[0]).toBe('round failed');
    const leftOpen = `select from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`;
    expect(await query(leftOpen)).toEqual([]);
    expect((await runs()).map(({ job }) => job)).toEqual([2]);

    await query('drop trigger refuse on payload_jobs');
    await runRound(worker);
    expect((await runs()).map(({ job }) => job)).toEqual([1, 2]);
  });
});
