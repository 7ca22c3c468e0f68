import type { Payload, PayloadRequest } from 'payload';
import type { ScanResult } from '@/payload-types';
import { keepProgress, mostAttempts, storeEnd } from '@/platform/jobs/own-attempt';
import type { ScanOutcome } from '@/scanner/model/report';
import type { RunOptions } from '@/scanner/model/run-options';
import { isOver } from '../rules/scan-state';
import { readProgress, type ScanProgress } from '../rules/steps';
import { noteDuration } from './scan-site.duration';
import { type EndedScan, endedScan, failedScan } from './scan-site.record';
import { scannerOptions } from './scanner-options';

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
