import type { NextRequest } from 'next/server';
import { streamTask } from '@/scans/actions/stream-task';
import { readScanState } from '@/scans/store/scans';

/** Follows a scan as server-sent events. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  return streamTask(request, (await params).id, (uuid) => readScanState(uuid, request));
}
