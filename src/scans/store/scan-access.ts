import 'server-only';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import { signatureOf } from '@/platform/signature';
import { type LongTaskKind, longTasks, namedScan } from '../data/long-tasks';

/** Cookie with the visitor’s random owner token; each of their scans stores its hash. */
export const scanOwnerCookie = 'scan_owner';

const tokenShape = /^[\w-]{43}$/;

/** Whether a cookie has the shape of an owner token. */
export function isOwnerToken(token: string | null | undefined): token is string {
  return tokenShape.test(token ?? '');
}

/** The stored hash of an owner’s token. */
export function ownerHashOf(token: string): string {
  return signatureOf(getEnv().payloadSecret, 'scan-owner', token);
}

/** Number of scans or crawls ahead in the queue, which is first in, first out. */
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
 * Query arguments that let the public read one scan by its id, without staff fields. REST requests
 * cannot set them.
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
