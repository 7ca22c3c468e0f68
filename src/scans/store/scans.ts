import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { auditArea, mayEnter, type Visitor } from '@/accounts/store/areas';
import type { ScanResult } from '@/payload-types';
import { getCms } from '@/platform/cms';
import type { ScanReport } from '@/scanner/model/report';
import { categoryLabels } from '../rules/categories';
import { readReportId, reportErrors, reportPathOf } from '../rules/report-address';
import { endingWords } from '../rules/scan-endings';
import {
  bandOf,
  type FreeResult,
  newProgress,
  readProgress,
  type ScanProgress,
  type ScanState,
  stepViews,
} from '../rules/scan-state';
import { isOver, type ScanTool } from '../rules/statuses';
import {
  isOwnerToken,
  ownerHashOf,
  placeInQueue,
  readNamedScan,
  scanOwnerCookie,
} from './scan-access';

/** A scored scan with all findings. */
export interface StoredScan {
  uuid: string;
  tool: ScanTool;
  /** Name of the scanner at the time of the scan. */
  productBrand: string | null;
  durationMs: number | null;
  report: ScanReport;
}

/**
 * A scored scan, for visitors with its id.
 *
 * @returns `null` when no such scan exists, or it has no score
 */
export async function readStoredScan(uuid: string): Promise<StoredScan | null> {
  const { docs } = await (await getCms()).find({
    ...readNamedScan(uuid),
    collection: 'scan-results',
    select: { status: true, tool: true, productBrand: true, durationMs: true, result: true },
  });
  const [scan] = docs;
  if (scan?.status !== 'scored' || !scan.result) return null;
  return {
    uuid,
    tool: scan.tool,
    productBrand: scan.productBrand ?? null,
    durationMs: scan.durationMs ?? null,
    report: scan.result,
  };
}

const followed = {
  uuid: true,
  url: true,
  tool: true,
  status: true,
  progress: true,
  because: true,
  httpStatus: true,
  durationMs: true,
} as const;

type Followed = Pick<ScanResult, keyof typeof followed>;

async function freeResult(
  { uuid, tool, durationMs }: Followed,
  report: ScanReport,
): Promise<FreeResult> {
  const { url, overall, counts, isPartial, scannedAt } = report;
  return {
    reportPath: reportPathOf(tool, uuid),
    url,
    overall,
    band: bandOf(overall),
    categories: report.categories.map(({ category, score }) => ({
      key: category,
      label: categoryLabels[category],
      score,
      band: score === null ? null : bandOf(score),
    })),
    counts: { ...counts },
    top: report.top.map(({ title }) => title),
    isPartial,
    scannedAt,
    durationMs: durationMs ?? null,
    // The checks’ texts are half of the scanner’s size, so they load only when needed.
    speed: tool === 'page-speed' ? (await import('./scan-checks')).speedFindings(report) : null,
  };
}

function messageOf({ status, because, httpStatus }: Followed): string | null {
  if (!isOver(status) || status === 'scored') return null;
  if (because) return because;
  const ended = status as Parameters<typeof endingWords>[0]['status'];
  return endingWords({ status: ended, httpStatus: httpStatus ?? null, reason: null });
}

/** Hides the progress of a failed scan, which would reveal blocked addresses. */
function stepsOf({ status, progress }: Followed): ScanProgress {
  const cameToNothing = isOver(status) && status !== 'scored';
  return cameToNothing ? newProgress(false) : readProgress(progress);
}

/**
 * State of a scan for visitors with its id.
 *
 * @returns `null` when no such scan exists
 */
export async function getScanState(uuid: string): Promise<ScanState | null> {
  const { docs } = await (await getCms()).find({
    ...readNamedScan(uuid),
    collection: 'scan-results',
    select: followed,
  });
  const [scan] = docs;
  if (!scan) return null;
  const { id, url, tool, status } = scan;
  const stored = status === 'scored' ? await readStoredScan(uuid) : null;
  return {
    id: uuid,
    url,
    tool,
    status,
    place: status === 'queued' ? await placeInQueue('scan', id) : null,
    steps: stepViews(stepsOf(scan)),
    message: messageOf(scan),
    result: stored && (await freeResult(scan, stored.report)),
  };
}

/**
 * State of a scan for its page. Scans of the beta audit are behind its password, like their
 * reports.
 *
 * @returns `null` when no such scan exists, or this visitor may not see it
 */
export async function readScanState(uuid: string, visitor: Visitor): Promise<ScanState | null> {
  const state = await getScanState(uuid);
  if (state?.tool !== 'audit') return state;
  return (await mayEnter(auditArea, visitor)) ? state : null;
}

/** A stored report for its page. */
export interface ReportView extends StoredScan {
  /** The previous score of the same page. */
  previous: { path: string; report: ScanReport } | null;
  /** This browser requested it and may delete it. */
  isOwn: boolean;
}

/** Only scans of the same page are comparable. */
const scoreBefore = `
  select uuid from scan_results
   where host = $1 and final_url = $2 and tool = $3 and status = 'scored' and finished_at < $4
   order by finished_at desc limit 1`;

async function findPrevious({ tool, report }: StoredScan): Promise<ReportView['previous']> {
  const { db } = await getCms();
  const { rows } = await db.pool.query<{ uuid: string }>(scoreBefore, [
    report.host,
    report.url,
    tool,
    report.scannedAt,
  ]);
  const before = rows[0] ? await readStoredScan(rows[0].uuid) : null;
  return before && { path: reportPathOf(tool, before.uuid), report: before.report };
}

/** Whether this browser has the owner token of the scan. */
async function isOwnScan(uuid: string): Promise<boolean> {
  const token = (await cookies()).get(scanOwnerCookie)?.value;
  if (!isOwnerToken(token)) return false;
  const { totalDocs } = await (await getCms()).count({
    collection: 'scan-results',
    where: { uuid: { equals: uuid }, ownerHash: { equals: ownerHashOf(token) } },
  });
  return totalDocs > 0;
}

/**
 * A report with the data for its comparison.
 *
 * @returns `null` when no such scan exists, or it has no score
 */
export async function getScanReport(uuid: string): Promise<ReportView | null> {
  const stored = await readStoredScan(uuid);
  if (!stored) return null;
  const [previous, isOwn] = await Promise.all([findPrevious(stored), isOwnScan(uuid)]);
  return { ...stored, previous, isOwn };
}

export type FoundReport =
  | { kind: 'report'; view: ReportView }
  /** The scan waits or runs. */
  | { kind: 'pending'; state: ScanState }
  /** The scan ended without a score; the state holds the reason. */
  | { kind: 'unscored'; state: ScanState }
  | { kind: 'error'; error: string };

async function find(raw: string, tools: readonly ScanTool[]): Promise<FoundReport> {
  const read = readReportId(raw);
  if ('error' in read) return { kind: 'error', error: reportErrors[read.error] };
  const state = await getScanState(read.id);
  if (!state || !tools.includes(state.tool)) return { kind: 'error', error: reportErrors.missing };
  if (!isOver(state.status)) return { kind: 'pending', state };
  const view = await getScanReport(read.id);
  return view ? { kind: 'report', view } : { kind: 'unscored', state };
}

/**
 * A report by the id in its URL, or the error to show (specification, section 8).
 *
 * @param raw id as in the URL
 * @param tools tools whose reports this page shows
 */
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
