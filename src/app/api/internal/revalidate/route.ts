import { getEnv } from '@/platform/env';
import { isInternalRequest, notFound } from '@/platform/internal-request';
import { revalidateSite } from '@/platform/revalidate';

/** Invalidates all cached pages; the supervisor requests it at each start and after a seed. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternalRequest(request, getEnv().internalSecret)) return notFound();
  await revalidateSite(null);
  return new Response(null, { status: 200 });
}
