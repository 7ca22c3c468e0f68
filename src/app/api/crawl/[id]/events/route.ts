import { streamTask } from '@/scans/actions/stream-task';
import { getCrawlState } from '@/scans/store/crawls';

/** Follows a crawl as server-sent events. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  return streamTask(request, (await params).id, getCrawlState);
}
