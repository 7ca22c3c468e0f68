import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { auditArea } from '@/accounts/store/areas';
import { mayEnter, type Visitor } from '@/accounts/store/may-enter';
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

/** A scored scan with everything that was found. */
export interface StoredScan {
  uuid: string;
  tool: ScanTool;
  /** Name of the scanner when it was made. */
  productBrand: string | null;
  durationMs: number | null;
  report: ScanReport;
}

/**
 * A scored scan, for whoever has its id.
 *
 * @returns `null` when there is none, or no score
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
    // The checks with their texts are half of the scanner; few results need them.
    speed: tool === 'page-speed' ? (await import('./scan-checks')).speedFindings(report) : null,
  };
}

function messageOf({ status, because, httpStatus }: Followed): string | null {
  if (!isOver(status) || status === 'scored') return null;
  if (because) return because;
  const ended = status as Parameters<typeof endingWords>[0]['status'];
  return endingWords({ status: ended, httpStatus: httpStatus ?? null, reason: null });
}

/** How far one got that came to nothing would tell a refused address from one that is not there. */
function stepsOf({ status, progress }: Followed): ScanProgress {
  const cameToNothing = isOver(status) && status !== 'scored';
  return cameToNothing ? newProgress(false) : readProgress(progress);
}

/**
 * A scan as the page of whoever has its id follows it.
 *
 * @returns `null` when there is none
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
 * A scan for whoever follows it. The beta audit’s are behind its password, as their reports are.
 *
 * @returns `null` when there is none, or it is not for this visitor
 */
export async function readScanState(uuid: string, visitor: Visitor): Promise<ScanState | null> {
  const state = await getScanState(uuid);
  if (state?.tool !== 'audit') return state;
  return (await mayEnter(auditArea, visitor)) ? state : null;
}

/** A stored report, as its page shows it. */
export interface ReportView extends StoredScan {
  /** The score of the same page before this one. */
  previous: { path: string; report: ScanReport } | null;
  /** This browser asked for it and may delete it. */
  isOwn: boolean;
}

/** Another page of the site has other faults: only the same page is compared. */
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

/** Whether the asker’s browser has the token of whoever asked for the scan. */
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
 * A report for its page, with what to compare it with.
 *
 * @returns `null` when there is none, or no score
 */
export async function getScanReport(uuid: string): Promise<ReportView | null> {
  const stored = await readStoredScan(uuid);
  if (!stored) return null;
  const [previous, isOwn] = await Promise.all([findPrevious(stored), isOwnScan(uuid)]);
  return { ...stored, previous, isOwn };
}

export type FoundReport =
  | { kind: 'report'; view: ReportView }
  /** Still being made. */
  | { kind: 'pending'; state: ScanState }
  /** There is no score, and this is why. */
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
 * A report by the id in its address, or what to say instead (specification, section 8).
 *
 * @param raw as it stands in the address
 * @param tools whose reports may be read here
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
