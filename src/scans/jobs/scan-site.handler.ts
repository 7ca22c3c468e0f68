import type { Payload, PayloadRequest } from 'payload';
import type { ScanResult } from '@/payload-types';
import { keepProgress, mostAttempts, storeEnd } from '@/platform/jobs/own-attempt';
import type { ScanOutcome, ScanReport } from '@/scanner/model/report';
import type { RunOptions } from '@/scanner/model/run-options';
import { endingWords } from '../rules/scan-endings';
import { isOver } from '../rules/scan-state';
import { readProgress, type ScanProgress } from '../rules/steps';
import { scannerOptions } from './scanner-options';

/** What a scan’s record says of how it ended. */
type EndedScan = Partial<
  Pick<
    ScanResult,
    | 'status'
    | 'finalUrl'
    | 'host'
    | 'overallScore'
    | 'scores'
    | 'counts'
    | 'isPartial'
    | 'engine'
    | 'because'
    | 'httpStatus'
    | 'result'
  >
>;

function scored(report: ScanReport): EndedScan {
  const score = new Map<string, number | null>(
    report.categories.map((category) => [category.category, category.score]),
  );
  return {
    status: 'scored',
    finalUrl: report.url,
    host: report.host,
    overallScore: report.overall,
    scores: {
      seo: score.get('seo'),
      performance: score.get('performance'),
      accessibility: score.get('accessibility'),
      security: score.get('security'),
      mobile: score.get('mobile'),
      aiSearch: score.get('ai-search'),
      localBusiness: score.get('local-business'),
    },
    counts: { ...report.counts },
    isPartial: report.isPartial,
    engine: report.engine,
    because: null,
    httpStatus: null,
    result: report as unknown as ScanResult['result'],
  };
}

/** A scan that broke off for a reason of ours. */
function failedScan(): EndedScan {
  const ending = { status: 'failed', httpStatus: null, reason: null } as const;
  return { status: 'failed', because: endingWords(ending) };
}

/** How a scan ended, as its record keeps it. */
function endedScan(outcome: ScanOutcome): EndedScan {
  if (outcome.status === 'scored') return scored(outcome.report);
  // An address that is never scanned is told like one that does not answer.
  const status = outcome.status === 'refused' ? 'unreachable' : outcome.status;
  const httpStatus = 'httpStatus' in outcome ? outcome.httpStatus : null;
  const reason = 'reason' in outcome ? (outcome.reason ?? null) : null;
  const because = endingWords({ status, httpStatus, reason });
  return 'url' in outcome
    ? { status, httpStatus, because, finalUrl: outcome.url }
    : { status, httpStatus, because };
}

/** Fewer scans say nothing about the next one. */
const fewest = 20;

/** Every change makes all pages new. */
const noMoreOftenMs = 60 * 60_000;

const medianOfLast = `
  select count(*)::int as scans, percentile_cont(0.5) within group (order by duration_ms) as median
    from (select duration_ms from scan_results
           where status = 'scored' and duration_ms is not null
           order by finished_at desc limit 200) as recent`;

/**
 * Notes in the scanner’s settings how long a scan takes now: the median of the last 200, in whole
 * seconds, for pages to say. A failure is logged and costs nothing else.
 */
async function noteDuration(payload: Payload, now: Date): Promise<void> {
  const slug = 'scanner-settings';
  try {
    const { rows } = await payload.db.pool.query(medianOfLast);
    if (rows[0].scans < fewest) return;
    const measuredSeconds = Math.max(1, Math.round(Number(rows[0].median) / 1000));
    const settings = await payload.findGlobal({ slug, depth: 0 });
    if (settings.measuredSeconds === measuredSeconds) return;
    const changedAt = Date.parse(settings.updatedAt ?? '') || 0;
    const isFirst = settings.measuredSeconds == null;
    if (!isFirst && now.getTime() - changedAt < noMoreOftenMs) return;
    await payload.updateGlobal({ slug, depth: 0, data: { measuredSeconds } });
  } catch (error) {
    payload.logger.error({ err: error, msg: 'How long scans take could not be noted.' });
  }
}

/** Scans one address; the scanner’s own `runScan`. */
export type ScanEngine = (typed: string, options: RunOptions) => Promise<ScanOutcome>;

/** The scanner has limits of its own and keeps them; this ends one that does not. */
const longestMs = 60_000;

/** Loaded with the first scan: few processes that know the task ever run one. */
const usualEngine: ScanEngine = async (typed, options) => {
  const { runScan } = await import('@/scanner/engine/run-scan');
  return runScan(typed, options);
};

/** Runs the engine; whatever it throws is our fault and ends the scan. */
async function run(
  payload: Payload,
  scan: ScanResult,
  progress: ScanProgress,
  engine: ScanEngine,
  brand: string,
): Promise<EndedScan> {
  const steps = keepProgress(payload, 'scan-results', scan.id, progress);
  // As it was typed: a site that answers on http only gets its second try.
  const typed = progress.isBare ? scan.url.replace(/^https:\/\//, '') : scan.url;
  try {
    const outcome = await engine(typed, {
      ...(await scannerOptions(payload, brand)),
      signal: AbortSignal.timeout(longestMs),
      onStep: ({ step, state, detail }) => {
        progress.steps[step] = { state, detail: detail ?? progress.steps[step]?.detail ?? null };
        steps.changed();
      },
    });
    return endedScan(outcome);
  } catch (error) {
    payload.logger.error({ err: error, msg: `Scan ${scan.id} broke off.` });
    return failedScan();
  } finally {
    await steps.settle();
  }
}

/**
 * Runs one scan and stores what it came to. A scan that is over or gone is left alone, so a job that
 * runs twice does no harm; one whose process died is begun again, once.
 *
 * @param engine the scanner, unless a test brings its own
 */
export async function scanSite(
  { input, req }: { input: { scan: number }; req: PayloadRequest },
  engine: ScanEngine = usualEngine,
) {
  const { payload } = req;
  const id = input.scan;
  const own = { collection: 'scan-results', id, depth: 0 } as const;
  const scan = await payload.findByID({ ...own, disableErrors: true, joins: false });
  if (!scan || isOver(scan.status)) return { output: {} };

  const before = readProgress(scan.progress);
  const progress: ScanProgress = { ...before, attempt: before.attempt + 1, steps: {} };
  const began = new Date();
  await payload.update({
    ...own,
    data: { status: 'running', startedAt: began.toISOString(), progress: { ...progress } },
  });
  const { scannerBrand } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  const end =
    progress.attempt > mostAttempts
      ? failedScan()
      : await run(payload, scan, progress, engine, scannerBrand ?? '');
  const finished = new Date();
  const isStored = await storeEnd(
    req,
    'scan-results',
    { id, attempt: progress.attempt },
    {
      ...end,
      productBrand: scannerBrand,
      finishedAt: finished.toISOString(),
      durationMs: finished.getTime() - began.getTime(),
    },
  );
  if (isStored && end.status === 'scored') await noteDuration(payload, finished);
  return { output: {} };
}
