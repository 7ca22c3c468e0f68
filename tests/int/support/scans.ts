import type { Payload } from 'payload';
import { vi } from 'vitest';
import type { RunOptions, ScanReport } from '@/scanner/model/report';
import { type ScanEngine, scanSite } from '@/scans/jobs/scan-site';
import type { ScanStatus } from '@/scans/rules/scan-state';
import { nextNumber } from './documents';

/** A small report in the scanner’s format. */
function makeReport(url: string, changes: Partial<ScanReport> = {}): ScanReport {
  return {
    engine: '1.0.0',
    askedUrl: url,
    url,
    host: new URL(url).host,
    scannedAt: new Date().toISOString(),
    overall: 64,
    categories: [
      { category: 'seo', score: 71 },
      { category: 'performance', score: 50 },
      { category: 'ai-search', score: null },
    ],
    counts: { critical: 1, high: 0, medium: 2, low: 0 },
    top: [{ id: 'sec-https', title: 'No secure connection' }],
    checks: [
      {
        id: 'gone-since',
        category: 'security',
        severity: 'critical',
        weight: 10,
        outcome: 'fail',
        score: 0,
        summary: 'Something that a later version no longer looks at.',
        confidence: 'certain',
        proofs: [],
        instances: null,
        remedy: 'hosting',
      },
    ],
    isPartial: false,
    caps: [],
    measures: {
      ttfbMs: 120,
      htmlBytes: 9000,
      elements: 80,
      requests: 4,
      assetBytes: null,
      redirects: 0,
    },
    ...changes,
  };
}

/** An engine with the same result for every site. */
export const quickEngine: ScanEngine = async (typed) => {
  const url = URL.canParse(typed) ? typed : `https://${typed}`;
  return { status: 'scored', report: makeReport(url) };
};

/** Makes the site’s task scan with another engine. */
export function scanWith(payload: Payload, engine: ScanEngine): void {
  const task = payload.config.jobs.tasks?.find(({ slug }) => slug === 'scan-site');
  if (!task) throw new Error('There is no such task.');
  task.handler = ((args: Parameters<typeof scanSite>[0]) => scanSite(args, engine)) as never;
}

/**
 * Ends the tasks of a table right after the next lookup, as another process might. They ended a
 * second ago, so that the request did not begin before.
 *
 * @param change e.g. `site_crawls set status = 'done'`
 */
export function endAfterLookup(payload: Payload, change: string) {
  const { drizzle, pool } = payload.db;
  const execute = drizzle.execute.bind(drizzle);
  const lookup = async (query: Parameters<typeof execute>[0]) => {
    const found = await execute(query);
    await pool.query(`update ${change}, finished_at = now() - interval '1 second'`);
    return found;
  };
  return vi.spyOn(drizzle, 'execute').mockImplementationOnce(lookup as never);
}

/** A browser at a network address, with a jar for cookies. */
export function browserAt(address: string) {
  const jar = new Map<string, string>();
  return {
    headers: new Headers({ 'x-client-address': address }),
    cookies: {
      get: (name: string) => {
        const value = jar.get(name);
        return value === undefined ? undefined : { value };
      },
    },
    keep: (name: string, value: string) => jar.set(name, value),
  };
}

/** The address of a site that no other test scans. */
export function newAddress(): string {
  return `https://shop-${nextNumber()}.co.uk/`;
}

/** Stores a scan directly in the database. */
export async function storedScan(
  payload: Payload,
  columns: { status: ScanStatus } & Record<string, unknown>,
): Promise<{ id: number; uuid: string; url: string }> {
  const url = String(columns.url ?? newAddress());
  const report = makeReport(url);
  const found = {
    overallScore: report.overall,
    result: report,
    finalUrl: url,
    finishedAt: report.scannedAt,
  };
  const { id, uuid } = await payload.create({
    collection: 'scan-results',
    data: {
      url,
      host: report.host,
      tool: 'scan',
      ...(columns.status === 'scored' ? found : {}),
      ...columns,
    } as never,
    depth: 0,
  });
  return { id, uuid, url };
}

/** The one scan with this id, with all its columns. */
export async function readScan(payload: Payload, uuid: string) {
  const { docs } = await payload.find({
    collection: 'scan-results',
    where: { uuid: { equals: uuid } },
    depth: 0,
    joins: false,
  });
  const [scan] = docs;
  if (!scan) throw new Error(`There is no scan ${uuid}.`);
  return scan;
}

/** An engine that waits for the test’s permission to end, and records its input. */
export function heldEngine() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const begun: { typed: string; options: RunOptions }[] = [];
  const engine: ScanEngine = async (typed, options) => {
    begun.push({ typed, options });
    await released;
    return quickEngine(typed, options);
  };
  return { engine, begun, release };
}

/** Queues a scan without starting a worker. */
export async function queueScan(url = newAddress(), changes: object = {}): Promise<string> {
  // Loads the configuration, which reads the environment of the running site.
  const { storeScan } = await import('@/scans/store/scan-requests');
  const stored = await storeScan({
    url,
    host: new URL(url).host,
    tool: 'scan',
    isBare: false,
    email: null,
    requesterHash: 'requester',
    ownerHash: 'owner',
    began: Date.now(),
    ...changes,
  });
  if (stored.status !== 'stored') throw new Error(`The scan was ${stored.status}.`);
  return stored.uuid;
}
