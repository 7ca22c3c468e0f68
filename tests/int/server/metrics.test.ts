import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { readOperatorEnv } from '@/platform/env';
import { runDueJobs } from '@/platform/jobs/run-due-jobs';
import { type ProcessMetrics, readProcessMetrics } from '@/platform/metrics';
import { findFreePort } from '@/platform/port';
import { createSupervisorMetrics } from '@/platform/supervisor/metrics-server';
import { startTestPayload } from '../../support/one-cms';
import { waitUntil } from '../../support/wait-until';
import { send, serverBeforeNext, shared } from '../support/server-before-next';

// Other test files of this process count, too.
Reflect.deleteProperty(globalThis, Symbol.for('site.metrics'));
const { payload, database, stop } = await startTestPayload();
const next = serverBeforeNext((_request, response) =>
  send(response, 'a page', { 'cache-control': shared }),
);
afterAll(async () => {
  await next.stop();
  await stop();
});

/** Lines of Prometheus’ format, without comments, as values by name and labels. */
async function scrape(answers: (ProcessMetrics | undefined)[]) {
  const port = await findFreePort();
  const metrics = createSupervisorMetrics();
  metrics.restarts.inc();
  const end = await metrics.listen({
    env: readOperatorEnv({ METRICS_PORT: String(port) }),
    databaseUrl: database.url,
    askProcesses: async () => answers,
  });
  const missing = await fetch(`http://127.0.0.1:${port}/`);
  expect(missing.status).toBe(404);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  end();
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.replace(/ [^ ]+$/, ''), Number(line.split(' ').at(-1))]),
  );
}

const kept = 'site_http_answers_from_memory_total';
const rendered = 'site_http_request_duration_seconds_count{method="GET",status="2xx"}';

it('adds up what the processes counted', async () => {
  await next.start();
  for (let view = 0; view < 3; view += 1) await next.visit('/');
  // Counted when the server has finished an answer, after the visitor has it.
  await waitUntil(async () => (await scrape([await readProcessMetrics()])).get(rendered) === 1);
  const one = await readProcessMetrics();
  const values = await scrape([one, one, undefined]);
  expect(values.get(kept)).toBe(4);
  expect(values.get(rendered)).toBe(2);
  expect(values.get('site_page_cache_pages')).toBe(2);
  expect(values.get('site_page_cache_bytes')).toBeGreaterThan(10);
  expect(values.get('site_database_connections{state="open"}')).toBeGreaterThan(0);
  expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  expect(values.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  expect(values.get('site_processes_ready')).toBe(2);
  expect(values.get('site_process_restarts_total')).toBe(1);
});

it('counts the runs of jobs, and what waits in the database', async () => {
  await payload.jobs.queue({ task: 'purge-old-data', input: {}, queue: 'housekeeping' });
  await payload.create({
    collection: 'mails',
    data: {
      ...{ kind: 'reply', to: 'megan@nails.example', subject: 'Hello', status: 'failed' },
      attempts: 13,
    },
  });
  const before = await scrape([]);
  expect(before.get('site_jobs_waiting{kind="housekeeping",state="due"}')).toBe(1);
  expect(before.get('site_mails_waiting{kind="reply",state="failed"}')).toBe(1);
  expect(before.get('site_database_up')).toBe(1);
  await runDueJobs(payload, ['rest']);
  const after = await scrape([await readProcessMetrics()]);
  expect(after.get('site_jobs_total{task="purge-old-data",outcome="success"}')).toBe(1);
});

it('has every figure that the dashboard and the alerts ask for', async () => {
  const files = ['grafana-dashboard.json', 'alerts.yaml'];
  const asked = await Promise.all(files.map((file) => readFile(`docs/monitoring/${file}`, 'utf8')));
  const names = asked.join().match(/\b(?:site|nodejs|process)_[a-z0-9_]+/g) ?? [];
  const scraped = [...(await scrape([await readProcessMetrics()])).keys()].join('\n');
  // No scan waits here.
  const missing = names.filter((name) => !scraped.includes(name) && name !== 'site_scans_waiting');
  expect(missing).toEqual([]);
  expect(names.length).toBeGreaterThan(20);
});

it('opens no port unless it is set, and none that is taken', async () => {
  const source = { databaseUrl: database.url, askProcesses: async () => [] };
  const listen = (env: Record<string, string>) =>
    createSupervisorMetrics().listen({ env: readOperatorEnv(env), ...source });
  (await listen({}))();
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const port = (taken.address() as { port: number }).port;
  await expect(listen({ METRICS_PORT: String(port) })).rejects.toThrow('can’t be used');
  taken.close();
});
