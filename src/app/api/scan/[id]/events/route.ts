import type { NextRequest } from 'next/server';
import { streamScan } from '@/scans/actions/stream-progress';
import { readReportId } from '@/scans/rules/report-address';
import { readScanState } from '@/scans/store/read-state';

const headers = { 'cache-control': 'no-store' };

/** Follows a scan as server-sent events. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const read = readReportId((await params).id);
  const isThere = 'id' in read && (await readScanState(read.id, request)) !== null;
  if (!isThere) return new Response(null, { status: 404, headers });
  return streamScan(request, read.id) ?? new Response(null, { status: 429, headers });
}
