import { type EnquiryOutcome, receiveEnquiry } from '@/enquiries/actions/receive-enquiry';
import { readSameOriginJson } from '@/platform/http/read-json';
import { runSoon } from '@/platform/jobs/run-soon';

/** A message of the longest kind, in the widest characters, with everything around it. */
const mostBytes = 64_000;

const statusCodes = { stored: 200, invalid: 422, limited: 429, failed: 503 } as const;

function answer(outcome: EnquiryOutcome): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (outcome.status === 'limited') headers.set('retry-after', String(outcome.retryAfterSeconds));
  return Response.json(outcome, { status: statusCodes[outcome.status], headers });
}

/** An enquiry from the form’s script. */
export async function POST(request: Request): Promise<Response> {
  const raw = await readSameOriginJson(request, mostBytes);
  if (raw === null) return new Response(null, { status: 400 });
  const outcome = await receiveEnquiry(raw, request);
  if (outcome.status === 'stored') runSoon('mail');
  return answer(outcome);
}
