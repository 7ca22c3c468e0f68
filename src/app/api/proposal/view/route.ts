import type { NextRequest } from 'next/server';
import { readSameOriginJson } from '@/platform/http/read-json';
import { runSoon } from '@/platform/jobs/run-soon';
import { receiveView } from '@/proposals/actions/receive-view';

const maxBytes = 1_000;

/** Counts a client's view of a proposal. The response does not reveal whether it exists. */
export async function POST(request: NextRequest): Promise<Response> {
  const raw = await readSameOriginJson(request, maxBytes);
  if (raw === null) return new Response(null, { status: 400 });
  const { headers, cookies } = request;
  if (await receiveView(raw, { headers, cookies })) runSoon('mail');
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
