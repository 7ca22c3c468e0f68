import { getEnv } from '@/platform/env';
import { isInternalRequest, notFound } from '@/platform/internal-request';
import { revalidateSite } from '@/platform/revalidate';

/** Makes every page new, asked for by the supervisor at each start and after a seed. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternalRequest(request, getEnv().internalSecret)) return notFound();
  await revalidateSite(null);
  return new Response(null, { status: 200 });
}
