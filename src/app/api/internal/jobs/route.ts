import { getCms } from '@/cms/client';
import { getEnv } from '@/config/env';
import { crawlSoon } from '@/server/crawl/crawl-soon';
import { isInternalRequest, notFound } from '@/server/internal-request';
import { runDueJobs } from '@/server/jobs/run-due-jobs';
import { scanSoon } from '@/server/scan/scan-soon';

/** One round of jobs, asked for by the supervisor every few seconds. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternalRequest(request, getEnv().internalSecret)) return notFound();
  // Beside the others: a mail waits for no scan, nor a scan for mails.
  scanSoon();
  crawlSoon();
  await runDueJobs(await getCms());
  return new Response(null, { status: 200 });
}
