import { readSameOriginJson } from '@/platform/http/read-json';
import { requestCrawl } from '@/scans/actions/request-crawl';
import type { CrawlRequestOutcome } from '@/scans/rules/scan-request';

/** The longest address, a solved CAPTCHA, and what stands around them. */
const mostBytes = 24_000;

const statusCodes = {
  accepted: 202,
  invalid: 400,
  failed: 400,
  captcha: 403,
  limited: 429,
  busy: 503,
  closed: 503,
} as const satisfies Record<CrawlRequestOutcome['status'], number>;

/** Whoever asks while the scanner is switched off need not ask again at once. */
const closedRetrySeconds = 3600;

function retryAfter(outcome: CrawlRequestOutcome): number | null {
  if (outcome.status === 'closed') return closedRetrySeconds;
  return 'retryAfterSeconds' in outcome ? outcome.retryAfterSeconds : null;
}

/** A wish to have the pages of a site listed. */
export async function POST(request: Request): Promise<Response> {
  const raw = await readSameOriginJson(request, mostBytes);
  if (raw === null) return new Response(null, { status: 400 });
  const outcome = await requestCrawl(raw, request);
  const isStored = outcome.status === 'accepted' && outcome.isStored;
  const status = isStored ? 200 : statusCodes[outcome.status];
  const answer = Response.json(outcome, { status, headers: { 'cache-control': 'no-store' } });
  const seconds = retryAfter(outcome);
  if (seconds !== null) answer.headers.set('retry-after', String(seconds));
  return answer;
}
