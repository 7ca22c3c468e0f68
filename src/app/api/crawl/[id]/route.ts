import { readReportId, reportErrors } from '@/scans/rules/scan-state';
import { getCrawlState } from '@/scans/store/crawls';

const headers = { 'cache-control': 'no-store' };

export async function GET(
  _: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const read = readReportId((await params).id);
  const state = 'id' in read ? await getCrawlState(read.id) : null;
  return state
    ? Response.json(state, { headers })
    : Response.json({ error: reportErrors.missing }, { status: 404, headers });
}
