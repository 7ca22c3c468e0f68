import { streamTask } from '@/scans/actions/stream-task';
import { getCrawlState } from '@/scans/store/crawls';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  return streamTask(request, (await params).id, getCrawlState);
}
