import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { auditArea, mayEnter, type Visitor } from '@/accounts/store/areas';
import type { ScanResult } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import { signatureOf } from '@/platform/signature';
import type { ScanReport } from '@/scanner/model/report';
import { placeInQueue, readNamedScan } from '../data/long-tasks';
import {
  categoryLabels,
  type FreeResult,
  isOver,
  newProgress,
  readProgress,
  readReportId,
  reportErrors,
  reportPathOf,
  type ScanState,
  type ScanTool,
  stepViews,
} from '../rules/scan-state';

/** Cookie with the visitor’s random owner token; each of their scans stores its hash. */
export const scanOwnerCookie = 'scan_owner';

export function isOwnerToken(token: string | null | undefined): token is string {
  return /^[\w-]{43}$/.test(token ?? '');
}

export function ownerHashOf(token: string): string {
  return signatureOf(getEnv().payloadSecret, 'scan-owner', token);
}

const shown = {
  uuid: true,
  url: true,
  tool: true,
  status: true,
  progress: true,
  because: true,
  productBrand: true,
  result: true,
} as const;

type NamedScan = Pick<ScanResult, 'id' | keyof typeof shown>;

async function readScan(uuid: string): Promise<NamedScan | null> {
  const { docs } = await (await getCms()).find({
    ...readNamedScan(uuid),
    collection: 'scan-results',
    select: shown,
  });
  return docs[0] ?? null;
}

/** The report of a scored scan, for visitors with its id. */
export async function readStoredReport(uuid: string): Promise<ScanReport | null> {
  return (await readScan(uuid))?.result ?? null;
}

async function freeResult({ uuid, tool }: NamedScan, report: ScanReport): Promise<FreeResult> {
  const { url, overall, counts, isPartial, byOurLimit, scannedAt } = report;
  return {
    ...{ url, overall, counts, isPartial, scannedAt },
    ...(byOurLimit ? { byOurLimit } : {}),
    reportPath: reportPathOf(tool, uuid),
    categories: report.categories.map(({ category, ...scored }) => ({
      key: category,
      label: categoryLabels[category],
      ...scored,
    })),
    top: report.top.map(({ title }) => title),
    // The checks’ texts are half of the scanner’s size, so they load only when needed.
    speed: tool === 'page-speed' ? (await import('./scan-checks')).speedFindings(report) : null,
  };
}

async function stateOf(scan: NamedScan): Promise<ScanState> {
  const { id, uuid, url, tool, status, progress, because, result } = scan;
  const hasFailed = isOver(status) && status !== 'scored';
  return {
    id: uuid,
    url,
    tool,
    status,
    place: status === 'queued' ? await placeInQueue(await getCms(), 'scan', id) : null,
    // The progress of a failed scan would reveal blocked addresses.
    steps: stepViews(hasFailed ? newProgress(false) : readProgress(progress)),
    message: hasFailed ? (because ?? null) : null,
    result: result ? await freeResult(scan, result) : null,
  };
}

/** State of a scan for visitors with its id. */
export async function getScanState(uuid: string): Promise<ScanState | null> {
  const scan = await readScan(uuid);
  return scan && stateOf(scan);
}

/** State of a scan for its page; scans of the beta audit are behind its password. */
export async function readScanState(uuid: string, visitor: Visitor): Promise<ScanState | null> {
  const state = await getScanState(uuid);
  if (state?.tool !== 'audit') return state;
  return (await mayEnter(auditArea, visitor)) ? state : null;
}

export interface ReportView {
  uuid: string;
  /** Name of the scanner at the time of the scan. */
  productBrand: string | null;
  report: ScanReport;
  previous: { path: string; report: ScanReport } | null;
  /** This browser requested it and may delete it. */
  isOwn: boolean;
}

/** Only scans of the same page are comparable. */
const scoreBefore = `
  select uuid from scan_results
   where host = $1 and final_url = $2 and tool = $3 and status = 'scored' and finished_at < $4
   order by finished_at desc limit 1`;

async function findPrevious(tool: ScanTool, report: ScanReport): Promise<ReportView['previous']> {
  const { db } = await getCms();
  const { host, url, scannedAt } = report;
  const values = [host, url, tool, scannedAt];
  const { rows } = await db.pool.query<{ uuid: string }>(scoreBefore, values);
  const [before] = rows;
  const found = before && (await readStoredReport(before.uuid));
  return found ? { path: reportPathOf(tool, before.uuid), report: found } : null;
}

async function isOwnScan(uuid: string): Promise<boolean> {
  const token = (await cookies()).get(scanOwnerCookie)?.value;
  if (!isOwnerToken(token)) return false;
  const { totalDocs } = await (await getCms()).count({
    collection: 'scan-results',
    where: { uuid: { equals: uuid }, ownerHash: { equals: ownerHashOf(token) } },
  });
  return totalDocs > 0;
}

export type FoundReport =
  | { kind: 'report'; view: ReportView }
  | { kind: 'pending'; state: ScanState }
  /** The scan ended without a score; the state holds the reason. */
  | { kind: 'unscored'; state: ScanState }
  | { kind: 'error'; error: string };

async function find(raw: string, tools: readonly ScanTool[]): Promise<FoundReport> {
  const read = readReportId(raw);
  if ('error' in read) return { kind: 'error', error: reportErrors[read.error] };
  const scan = await readScan(read.id);
  if (!scan || !tools.includes(scan.tool)) return { kind: 'error', error: reportErrors.missing };
  const { uuid, tool, status, productBrand = null, result: report } = scan;
  if (!report) {
    return { kind: isOver(status) ? 'unscored' : 'pending', state: await stateOf(scan) };
  }
  const [previous, isOwn] = await Promise.all([findPrevious(tool, report), isOwnScan(uuid)]);
  return { kind: 'report', view: { uuid, productBrand, report, previous, isOwn } };
}

/** A report by the id in its URL, or the error to show (specification, section 8). */
export const findReport = cache(
  async (raw: string, ...tools: readonly ScanTool[]): Promise<FoundReport> => {
    try {
      return await find(raw, tools);
    } catch (error) {
      console.error('A scan report could not be loaded:', error);
      return { kind: 'error', error: reportErrors.failed };
    }
  },
);
