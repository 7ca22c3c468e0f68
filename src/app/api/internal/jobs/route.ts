import { getCms } from '@/cms/client';
import { getEnv } from '@/config/env';
import { isInternalRequest, notFound } from '@/server/internal-request';
import { runDueJobs } from '@/server/jobs/run-due-jobs';

/** One round of jobs, asked for by the supervisor every few seconds. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternalRequest(request, getEnv().internalSecret)) return notFound();
  await runDueJobs(await getCms());
  return new Response(null, { status: 200 });
}
