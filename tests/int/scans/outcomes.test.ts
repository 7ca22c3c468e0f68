import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ScanEngine } from '@/scans/jobs/scan-site';
import { scanFailed } from '@/scans/rules/scan-state';
import { deleteAll } from '../../support/database.ts';
import { waitUntil } from '../../support/wait-until';
import { fillSettings } from '../support/enquiries';
import { startSite } from '../support/running-site';
import {
  heldEngine,
  queueScan,
  quickEngine,
  readScan,
  scanWith,
  storedScan,
} from '../support/scans';

const site = await startSite();
const { payload } = site;

const { getScanState } = await import('@/scans/store/scans');
const { runDueJobs } = await import('@/platform/jobs/run-due-jobs');

const sql = (text: string, values: unknown[] = []) => payload.db.pool.query(text, values);
const jobs = async () => (await sql("select id from payload_jobs where queue = 'scans'")).rows;

beforeAll(() => fillSettings(payload));
beforeEach(async () => {
  await sql(deleteAll('payload_jobs', 'scan_results'));
  scanWith(payload, quickEngine);
});
afterAll(site.stop);

describe('a scan', () => {
  it('gets its permitted hosts, its user agent and the typed address', async () => {
    const { engine, begun, release } = heldEngine();
    release();
    scanWith(payload, engine);
    await payload.updateGlobal({
      slug: 'scanner-settings',
      data: { optOuts: [{ host: 'WWW.leave-me.co.uk' }] },
    });
    await queueScan('https://bare.co.uk/', { isBare: true });
    await runDueJobs(payload, ['scans']);
    expect(begun[0]?.typed).toBe('bare.co.uk/');
    expect(begun[0]?.options).toMatchObject({
      allowHosts: [],
      denyHosts: ['localhost', 'leave-me.co.uk'],
      userAgent: 'NeuraAudit/1.0 (+http://localhost:3000/bot)',
    });
  });

  const endings: [string, Awaited<ReturnType<ScanEngine>>, object, RegExp | string][] = [
    [
      'refused',
      { status: 'refused', because: 'It is 10.0.0.7' },
      { status: 'unreachable' },
      scanFailed.text,
    ],
    [
      'unreachable',
      { status: 'unreachable', because: 'ECONNREFUSED' },
      { status: 'unreachable' },
      scanFailed.text,
    ],
    [
      'blocked',
      { status: 'blocked', url: 'https://a.co.uk/', httpStatus: 403, because: 'x' },
      { status: 'blocked' },
      /error 403.*\/bot/,
    ],
    [
      'no page',
      {
        status: 'no-page',
        url: 'https://a.co.uk/',
        httpStatus: 404,
        reason: 'error-status',
        because: 'x',
      },
      { status: 'no-page' },
      /error \(404\)/,
    ],
  ];
  it.each(endings)(
    'without a result gives the reason in plain words: %s',
    async (_, outcome, state, words) => {
      scanWith(payload, async (_typed, { onStep }) => {
        onStep?.({ step: 'page', state: 'done', detail: outcome.status });
        return outcome;
      });
      const id = await queueScan();
      await runDueJobs(payload, ['scans']);
      const found = await getScanState(id);
      expect(found).toMatchObject({ ...state, result: null });
      expect(found?.steps.every((step) => step.state === 'waiting')).toBe(true);
      expect(found?.message).toMatch(words);
      expect(JSON.stringify(await readScan(payload, id))).not.toMatch(/10\.0\.0\.7|ECONNREFUSED/);
    },
  );

  it('that throws is reported as a server error, and blocks no other scan', async () => {
    scanWith(payload, async () => {
      throw new Error('a fault of ours');
    });
    const id = await queueScan();
    await runDueJobs(payload, ['scans']);
    expect(await getScanState(id)).toMatchObject({ status: 'failed' });
    expect(await jobs()).toEqual([]);
  });

  it('writes nothing once it is deleted or restarted by another process', async () => {
    const { engine, begun, release } = heldEngine();
    scanWith(payload, engine);
    const [deleted, taken] = [await queueScan(), await queueScan()];
    const work = runDueJobs(payload, ['scans']);
    await waitUntil(() => begun.length === 2);
    await sql('delete from scan_results where uuid = $1', [deleted]);
    await sql(`update scan_results set progress = '{"attempt":2}' where uuid = $1`, [taken]);
    release();
    await work;
    expect(await getScanState(deleted)).toBeNull();
    expect(await readScan(payload, taken)).toMatchObject({ status: 'running', result: null });
  });

  it('stores a result for its page, and the data for the page speed tool', async () => {
    const id = await queueScan();
    await runDueJobs(payload, ['scans']);
    const state = await getScanState(id);
    expect(state).toMatchObject({
      id,
      status: 'scored',
      result: {
        reportPath: `/scan/report/${id}`,
        overall: 64,
        top: ['No secure connection'],
        counts: { critical: 1, high: 0, medium: 2, low: 0 },
        speed: null,
      },
    });
    expect(state?.result?.categories).toContainEqual(
      expect.objectContaining({ key: 'ai-search', score: null }),
    );
    const speed = await storedScan(payload, { status: 'scored', tool: 'page-speed' });
    expect((await getScanState(speed.uuid))?.result?.speed).toEqual([]);
    const audit = await storedScan(payload, { status: 'scored', tool: 'audit' });
    const { reportPath } = (await getScanState(audit.uuid))?.result ?? {};
    expect(reportPath).toBe(`/beta-audit-ftj2025/report/${audit.uuid}`);
  });

  it('lets pages show its usual duration, after twenty scans', async () => {
    const measured = async () =>
      (await payload.findGlobal({ slug: 'scanner-settings' })).measuredSeconds ?? null;
    for (let count = 0; count < 18; count += 1) {
      await storedScan(payload, { status: 'scored', durationMs: 7_400 });
    }
    await queueScan();
    await runDueJobs(payload, ['scans']);
    expect(await measured()).toBeNull();
    await queueScan();
    await runDueJobs(payload, ['scans']);
    expect(await measured()).toBe(8);
  });
});
