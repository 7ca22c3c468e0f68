import 'server-only';
import { cookies } from 'next/headers';
import { getCms } from '@/platform/cms';
import type { ScanReport } from '@/scanner/model/report';
import { reportPathOf } from '../rules/report-address';
import type { ScanTool } from '../rules/statuses';
import { isOwnerToken, ownerHashOf, readNamedScan, scanOwnerCookie } from './scan-access';

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
    report: scan.result as unknown as ScanReport,
  };
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
