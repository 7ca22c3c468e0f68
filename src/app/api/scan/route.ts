import { type NextRequest, NextResponse } from 'next/server';
import { readSameOriginJson } from '@/platform/http/read-json';
import { ownerCookie } from '@/scans/actions/cookies';
import { requestScan } from '@/scans/actions/request-scan';
import type { ScanRequestOutcome } from '@/scans/rules/scan-request';

/** The longest address, a solved CAPTCHA, and what stands around them. */
const mostBytes = 24_000;

const statusCodes = {
  accepted: 202,
  confirm: 202,
  invalid: 400,
  failed: 400,
  captcha: 403,
  'email-needed': 403,
  locked: 403,
  limited: 429,
  busy: 503,
  closed: 503,
} as const satisfies Record<ScanRequestOutcome['status'], number>;

/** Whoever asks while the scanner is switched off need not ask again at once. */
const closedRetrySeconds = 3600;

function retryAfter(outcome: ScanRequestOutcome): number | null {
  if (outcome.status === 'closed') return closedRetrySeconds;
  return 'retryAfterSeconds' in outcome ? outcome.retryAfterSeconds : null;
}

/** A wish for a scan (specification, section 7, call 3). */
export async function POST(request: NextRequest): Promise<Response> {
  const raw = await readSameOriginJson(request, mostBytes);
  if (raw === null) return new Response(null, { status: 400 });
  const { headers, cookies } = request;
  const { outcome, owner } = await requestScan(raw, { headers, cookies });
  const isStored = outcome.status === 'accepted' && outcome.isStored;
  const status = isStored ? 200 : statusCodes[outcome.status];
  const answer = NextResponse.json(outcome, { status, headers: { 'cache-control': 'no-store' } });
  const seconds = retryAfter(outcome);
  if (seconds !== null) answer.headers.set('retry-after', String(seconds));
  if (owner) answer.cookies.set(ownerCookie(owner));
  return answer;
}
