import { after } from 'next/server';
import { listPublicAddresses } from '@/content/store/site-index';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import { isInternalRequest, notFound } from '@/platform/internal-request';
import { runDueJobs } from '@/platform/jobs/run-due-jobs';
import { registerAddressReader } from '@/platform/public-addresses';

// The supervisor calls this seconds after each start, so the server soon has the site's addresses.
registerAddressReader(listPublicAddresses);

/** Runs one round of jobs; the supervisor requests it every few seconds. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternalRequest(request, getEnv().internalSecret)) return notFound();
  const cms = await getCms();
  // These jobs take minutes, so the response does not wait; Next.js keeps them alive.
  const long = runDueJobs(cms, ['scans', 'crawls']).catch((error: unknown) => {
    cms.logger.error({ err: error, msg: 'Waiting scans and crawls could not be run.' });
  });
  after(() => long);
  await runDueJobs(cms);
  return new Response(null, { status: 200 });
}
