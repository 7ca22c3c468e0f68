import { after } from 'next/server';
import { listPublicAddresses } from '@/content/store/site-index';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import { isInternalRequest, notFound } from '@/platform/internal-request';
import { type LaneName, runDueJobs } from '@/platform/jobs/run-due-jobs';
import { registerAddressReader } from '@/platform/public-addresses';

// The supervisor calls this seconds after each start, so the server soon has the site's addresses.
registerAddressReader(listPublicAddresses);

const patient: readonly LaneName[] = ['mail', 'scans', 'crawls'];

/** Runs one round of jobs; the supervisor requests it every few seconds. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternalRequest(request, getEnv().internalSecret)) return notFound();
  const cms = await getCms();
  // These wait for other servers, for minutes, so the response does not; Next.js keeps them alive.
  const working = patient.map((lane) =>
    runDueJobs(cms, [lane]).catch((error: unknown) => {
      cms.logger.error({ err: error, msg: `Waiting jobs (${lane}) could not be run.` });
    }),
  );
  after(() => Promise.all(working));
  await runDueJobs(cms, ['rest']);
  return new Response(null, { status: 200 });
}
