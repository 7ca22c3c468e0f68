import 'server-only';
import type { ScanResult } from '@/payload-types';
import { getCms } from '@/platform/cms';
import type { ScanReport } from '@/scanner/model/report';
import { categoryLabels } from '../rules/categories';
import { reportPathOf } from '../rules/report-address';
import { endingWords } from '../rules/scan-endings';
import { bandOf, type FreeResult, isOver, type ScanState } from '../rules/scan-state';
import { newProgress, readProgress, type ScanProgress, stepViews } from '../rules/steps';
import { readNamedScan } from './scan-access';
import { speedFindings } from './scan-checks';
import { readStoredScan } from './scans-reports';

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

/** Jobs come in the order in which they are run. */
const scansBefore = `
  select count(*)::int as place from payload_jobs
   where queue = 'scans' and not processing
     and id < (select job.id from payload_jobs job
                where job.queue = 'scans' and (job.input ->> 'scan')::int = $1 limit 1)`;

async function placeOf(id: number): Promise<number> {
  const { db } = await getCms();
  const { rows } = await db.pool.query<{ place: number }>(scansBefore, [id]);
  return rows[0]?.place ?? 0;
}

function freeResult({ uuid, tool, durationMs }: Followed, report: ScanReport): FreeResult {
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
    speed: tool === 'page-speed' ? speedFindings(report) : null,
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
    place: status === 'queued' ? await placeOf(id) : null,
    steps: stepViews(stepsOf(scan)),
    message: messageOf(scan),
    result: stored && freeResult(scan, stored.report),
  };
}
