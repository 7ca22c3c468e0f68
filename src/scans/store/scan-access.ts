import 'server-only';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import { signatureOf } from '@/platform/signature';
import { type LongTaskKind, longTasks, namedScan } from '../data/long-tasks';

/** Cookie of whoever asked for scans: a random token, whose code stands on each of them. */
export const scanOwnerCookie = 'scan_owner';

const tokenShape = /^[\w-]{43}$/;

/** True if a cookie may be one of ours. */
export function isOwnerToken(token: string | null | undefined): token is string {
  return tokenShape.test(token ?? '');
}

/** The code of an owner’s token, as it is stored. */
export function ownerHashOf(token: string): string {
  return signatureOf(getEnv().payloadSecret, 'scan-owner', token);
}

/** How many wait before a scan or crawl: jobs run in the order in which they came. */
export async function placeInQueue(kind: LongTaskKind, id: number): Promise<number> {
  const { queue, input } = longTasks[kind];
  const { db } = await getCms();
  const { rows } = await db.pool.query<{ place: number }>(
    `select count(*)::int as place from payload_jobs
      where queue = $1 and not processing
        and id < (select job.id from payload_jobs job
                   where job.queue = $1 and (job.input ->> $2)::int = $3 limit 1)`,
    [queue, input, id],
  );
  return rows[0]?.place ?? 0;
}

/**
 * Arguments with which the public reads the one scan whose id it has, and nothing of it that is for
 * staff. Requests over REST can’t set them.
 */
export function readNamedScan(uuid: string) {
  return {
    where: { uuid: { equals: uuid } },
    context: { [namedScan]: uuid },
    overrideAccess: false,
    limit: 1,
    depth: 0,
    pagination: false,
    joins: false,
  } as const;
}
