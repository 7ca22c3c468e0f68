import { getCms } from '@/platform/cms';

export const dynamic = 'force-dynamic';

const LIMIT_MS = 1_000;

async function askDatabase(): Promise<void> {
  const payload = await getCms();
  await payload.db.pool.query('select 1');
}

function limit(milliseconds: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(
      () => reject(new Error('The database did not answer in time.')),
      milliseconds,
    ).unref();
  });
}

/** Readiness check for load balancers: whether this process can reach the database. */
export async function GET(): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  try {
    await Promise.race([askDatabase(), limit(LIMIT_MS)]);
    return new Response('ready\n', { headers });
  } catch {
    // The reason is in the operator's log, and not for the public.
    return new Response('not ready\n', { status: 503, headers });
  }
}
