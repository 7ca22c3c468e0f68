import { listPublicAddresses } from '@/content/store/site-index';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import { isInternalRequest, notFound } from '@/platform/internal-request';
import { runDueJobs } from '@/platform/jobs/run-due-jobs';
import { registerAddressReader } from '@/platform/public-addresses';
import { crawlSoon } from '@/scans/actions/crawl-soon';
import { scanSoon } from '@/scans/actions/scan-soon';

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
