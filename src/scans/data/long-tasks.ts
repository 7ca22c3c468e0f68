import type { Access, Payload, PayloadRequest } from 'payload';

/** A row stores request, progress and result; a job in the same transaction runs it. */
export const longTasks = {
  scan: {
    table: 'scan_results',
    queue: 'scans',
    /** Name of the job’s input with the row’s id. */
    input: 'scan',
    /** Maximum queue length: visitors would not wait for more. */
    mostWaiting: 20,
    /** Advisory lock that serialises additions to the queue. */
    lock: 7_301_420_028,
  },
  crawl: {
    table: 'site_crawls',
    queue: 'crawls',
    input: 'crawl',
    // Each crawl takes minutes.
    mostWaiting: 10,
    lock: 7_301_420_029,
  },
} as const;

export type LongTaskKind = keyof typeof longTasks;

export async function queueLongTask(req: PayloadRequest, kind: LongTaskKind, id: number) {
  const { queue } = req.payload.jobs;
  if (kind === 'scan') {
    await queue({ task: 'scan-site', input: { scan: id }, queue: 'scans', req });
  } else {
    await queue({ task: 'crawl-site', input: { crawl: id }, queue: 'crawls', req });
  }
}

/** Number of scans or crawls ahead in the queue, which is first in, first out. */
export async function placeInQueue({ db }: Payload, kind: LongTaskKind, id: number) {
  const { queue, input } = longTasks[kind];
  const { rows } = await db.pool.query<{ place: number }>(
    `select count(*)::int as place from payload_jobs
      where queue = $1 and not processing
        and id < (select job.id from payload_jobs job
                   where job.queue = $1 and (job.input ->> $2)::int = $3 limit 1)`,
    [queue, input, id],
  );
  return rows[0]?.place ?? 0;
}

/** Set on a request’s context by our own queries only; a REST request cannot set it. */
const namedScan = 'namedScan';

/** Lets the public read one scan or crawl by its id. REST requests cannot set the context. */
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

/** Allows reading one scan to visitors with its unguessable id, in addition to the permissions. */
export function orNamed(rule: Access | undefined): Access {
  return async (args) => {
    const result = (await rule?.(args)) ?? false;
    const uuid = args.req.context[namedScan];
    if (result !== false || typeof uuid !== 'string') return result;
    return { uuid: { equals: uuid } };
  };
}
