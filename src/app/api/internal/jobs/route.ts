import { getCms } from '@/cms/client';
import { listPublicAddresses } from '@/cms/queries/site-index';
import { getEnv } from '@/config/env';
import { registerAddressReader } from '@/lib/public-addresses';
import { crawlSoon } from '@/server/crawl/crawl-soon';
import { isInternalRequest, notFound } from '@/server/internal-request';
import { runDueJobs } from '@/server/jobs/run-due-jobs';
import { scanSoon } from '@/server/scan/scan-soon';

// Asked for a few seconds after each start, so the server soon knows the addresses of the site.
registerAddressReader(listPublicAddresses);

/** One round of jobs, asked for by the supervisor every few seconds. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternalRequest(request, getEnv().internalSecret)) return notFound();
  // Beside the others: a mail waits for no scan, nor a scan for mails.
  scanSoon();
  crawlSoon();
  await runDueJobs(await getCms());
  return new Response(null, { status: 200 });
}
