import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TaskConfig } from 'payload';
import type { ScanResult } from '@/payload-types';
import { execute } from '@/platform/database/transaction';
import type { RunOptions, ScanOutcome, ScanReport } from '@/scanner/model/report';
import { freeScans } from '../rules/scan-request';
import { endingWords, newProgress, type ScanProgress } from '../rules/scan-state';
import { mailRescan } from './rescan-sites';
import { runLongTask } from './run-long-task';

type EndedScan = Partial<ScanResult>;

function scored(report: ScanReport): EndedScan {
  const score = new Map(report.categories.map(({ category, score }) => [category, score]));
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
    result: report,
  };
}

function endedScan(outcome: ScanOutcome): EndedScan {
  if (outcome.status === 'scored') return scored(outcome.report);
  // A blocked address reads like an unreachable one, so that visitors learn no rules.
  const status = outcome.status === 'refused' ? 'unreachable' : outcome.status;
  const httpStatus = 'httpStatus' in outcome ? outcome.httpStatus : null;
  const reason = 'reason' in outcome ? outcome.reason : null;
  const because = endingWords({ status, httpStatus, reason });
  return { status, httpStatus, because, ...('url' in outcome && { finalUrl: outcome.url }) };
}

const fewest = 20;

/** Each change of the setting invalidates all cached pages, so an hour must pass between them. */
const noMoreOftenMs = 60 * 60_000;

const medianOfLast = `
  select count(*)::int as scans, percentile_cont(0.5) within group (order by duration_ms) as median
    from (select duration_ms from scan_results
           where status = 'scored' and duration_ms is not null
           order by finished_at desc limit 200) as recent`;

/** Stores the median duration of the last 200 scans, which pages show. A failure is only logged. */
async function noteDuration(payload: Payload, now: Date): Promise<void> {
  const slug = 'scanner-settings';
  try {
    const { rows } = await payload.db.pool.query(medianOfLast);
    if (rows[0].scans < fewest) return;
    const measuredSeconds = Math.max(1, Math.ceil(Number(rows[0].median) / 1000));
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

/** A scan without a report is not one of the visitor's free ones: the count is `countAction`'s. */
async function giveBackFreeScan(req: PayloadRequest, id: number): Promise<void> {
  await execute(
    req,
    sql`update rate_limits set points = points - 1
          from scan_results as scan
         where scan.id = ${id} and scan.tool <> 'audit' and points > 0
           and rate_limits.key = ${`${freeScans}:`} || scan.requester_hash`,
  );
}

export type ScanEngine = (typed: string, options: RunOptions) => Promise<ScanOutcome>;

/** Loaded lazily: few processes with this task ever run a scan. */
const usualEngine: ScanEngine = async (typed, options) => {
  const { runScan } = await import('@/scanner/engine/run-scan');
  return runScan(typed, options);
};

/** Runs one scan for a visitor; tests pass their own engine. */
export async function scanSite(
  { input, req }: { input: { scan: number }; req: PayloadRequest },
  engine: ScanEngine = usualEngine,
) {
  const end = await runLongTask<ScanProgress, EndedScan>(req, input.scan, {
    kind: 'scan',
    longestMs: 90_000,
    newProgress,
    failed: () => ({ status: 'failed', because: endingWords({ status: 'failed' }) }),
    run: async ({ typed, options, progress, changed }) => {
      const onStep: RunOptions['onStep'] = ({ step, state, detail }) => {
        progress.steps[step] = { state, detail: detail ?? progress.steps[step]?.detail ?? null };
        changed();
      };
      return endedScan(await engine(typed, { ...options, onStep }));
    },
    store: async (ended, { began, finished, brand }) => {
      await req.payload.update({
        collection: 'scan-results',
        id: input.scan,
        data: {
          ...ended,
          productBrand: brand,
          finishedAt: finished.toISOString(),
          durationMs: finished.getTime() - began.getTime(),
        },
        depth: 0,
        req,
      });
      if (ended.status !== 'scored') await giveBackFreeScan(req, input.scan);
      await mailRescan(req, input.scan);
    },
  });
  if (end?.status === 'scored') await noteDuration(req.payload, new Date());
  return { output: {} };
}

export const scanSiteTask: TaskConfig<{ input: { scan: number }; output: object }> = {
  slug: 'scan-site',
  label: 'Scan a site',
  inputSchema: [{ name: 'scan', type: 'number', required: true }],
  retries: { attempts: 1, backoff: { type: 'fixed', delay: 1_000 } },
  handler: scanSite,
};
