import type { NextRequest } from 'next/server';
import { isSameOrigin } from '@/platform/http/read-json';
import { deleteScan } from '@/scans/actions/visitor-proofs';
import { readReportId, reportErrors } from '@/scans/rules/scan-state';
import { readScanState } from '@/scans/store/scans';

interface Args {
  params: Promise<{ id: string }>;
}

const headers = { 'cache-control': 'no-store' };

const missing = () => Response.json({ error: reportErrors.missing }, { status: 404, headers });

export async function GET(request: NextRequest, { params }: Args): Promise<Response> {
  const read = readReportId((await params).id);
  const state = 'id' in read ? await readScanState(read.id, request) : null;
  return state ? Response.json(state, { headers }) : missing();
}

export async function DELETE(request: NextRequest, { params }: Args): Promise<Response> {
  const read = readReportId((await params).id);
  if (!isSameOrigin(request)) return new Response(null, { status: 403, headers });
  const isDeleted = 'id' in read && (await deleteScan(read.id, request));
  return isDeleted ? new Response(null, { status: 204, headers }) : missing();
}
