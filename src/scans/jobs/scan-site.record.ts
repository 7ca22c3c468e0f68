import type { ScanResult } from '@/payload-types';
import type { ScanOutcome, ScanReport } from '@/scanner/model/report';
import { endingWords } from '../rules/scan-endings';

/** What a scan’s record says of how it ended. */
export type EndedScan = Partial<
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
export function failedScan(): EndedScan {
  const ending = { status: 'failed', httpStatus: null, reason: null } as const;
  return { status: 'failed', because: endingWords(ending) };
}

/** How a scan ended, as its record keeps it. */
export function endedScan(outcome: ScanOutcome): EndedScan {
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
