import { listPublicAddresses } from '@/content/store/site-index';
import { listMostRead } from '@/content/store/visits';
import { getEnv } from '@/platform/env';
import { isInternalRequest, notFound } from '@/platform/internal-request';
import { registerAddressReader } from '@/platform/public-addresses';

export const dynamic = 'force-dynamic';

// A new process asks this first, so that it knows the site's addresses from its first visitor on.
registerAddressReader(listPublicAddresses);

const mostPages = 8;

/** Paths of the pages that a new process renders before it is ready. */
export async function GET(request: Request): Promise<Response> {
  if (!isInternalRequest(request, getEnv().internalSecret)) return notFound();
  return Response.json(await listMostRead(new Date(), mostPages));
}
