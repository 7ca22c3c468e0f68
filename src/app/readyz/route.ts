import { getCms } from '@/platform/cms';
import { isReady } from '@/platform/database/readiness';
import { areMostReadPagesWarm } from '@/platform/http/warm-pages';

export const dynamic = 'force-dynamic';

/**
 * Readiness check for load balancers: whether this process can write to the database, and sends the
 * most-read pages at once.
 */
export async function GET(): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  // The reason is in the operator's log, and not for the public.
  const ready = areMostReadPagesWarm() && (await getCms().then(isReady, () => false));
  if (ready) return new Response('ready\n', { headers });
  return new Response('not ready\n', { status: 503, headers });
}
