import type { NextRequest } from 'next/server';
import { readSameOriginJson } from '@/platform/http/read-json';
import { runSoon } from '@/platform/jobs/run-soon';
import { receiveAnswer } from '@/proposals/actions/receive-answer';
import type { AnswerOutcome } from '@/proposals/rules/answer-words';

/** The longest question in the widest characters, with everything around it. */
const mostBytes = 24_000;

const statusCodes = {
  stored: 200,
  invalid: 422,
  refused: 409,
  changed: 409,
  missing: 404,
  limited: 429,
  failed: 503,
} as const satisfies Record<AnswerOutcome['status'], number>;

/** What a client answers to a proposal, from the page’s script. */
export async function POST(request: NextRequest): Promise<Response> {
  const raw = await readSameOriginJson(request, mostBytes);
  if (raw === null) return new Response(null, { status: 400 });
  const { headers, cookies } = request;
  const outcome = await receiveAnswer(raw, { headers, cookies });
  if (outcome.status === 'stored') runSoon('mail');
  const answer = Response.json(outcome, { status: statusCodes[outcome.status] });
  answer.headers.set('cache-control', 'no-store');
  if (outcome.status === 'limited') {
    answer.headers.set('retry-after', String(outcome.retryAfterSeconds));
  }
  return answer;
}
