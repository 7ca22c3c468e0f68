import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { stopReportMail } from '@/scans/store/report-mails';

/**
 * One-click end of reports by mail (RFC 8058): mail programs send this POST, without a page of ours.
 * The key in the address is the permission.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const key = z.uuid().safeParse(request.nextUrl.searchParams.get('key'));
  if (key.success) await stopReportMail(key.data);
  return new Response(null, {
    status: key.success ? 204 : 400,
    headers: { 'cache-control': 'no-store' },
  });
}
