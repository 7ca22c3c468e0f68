import { streamCrawl } from '@/scans/actions/stream-progress';
import { readReportId } from '@/scans/rules/report-address';
import { getCrawlState } from '@/scans/store/crawls';

const headers = { 'cache-control': 'no-store' };

/** Follows a crawl as server-sent events. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const read = readReportId((await params).id);
  const isThere = 'id' in read && (await getCrawlState(read.id)) !== null;
  if (!isThere) return new Response(null, { status: 404, headers });
  return streamCrawl(request, read.id) ?? new Response(null, { status: 429, headers });
}
