import type { Access, PayloadRequest } from 'payload';

/** What a scan or a crawl keeps of how far it is. */
export interface TaskProgress {
  /** How often it was begun; a second time when the process that ran it died. */
  attempt: number;
  /** The address was typed without `https://`: the site may answer on http only. */
  isBare: boolean;
}

/**
 * Scans and crawls: two kinds of one long task. A row says what is asked for, how far it is and how it
 * ended; a job of the same transaction has it run. How they run is in `jobs/scan-site.ts` and
 * `jobs/crawl-site.ts`.
 */
export const longTasks = {
  scan: {
    table: 'scan_results',
    task: 'scan-site',
    queue: 'scans',
    /** Name of the job’s input that holds the row’s id. */
    input: 'scan',
    /** May wait at a time; more would wait longer than visitors do. */
    mostWaiting: 20,
    /** Advisory lock: one request at a time takes its place in the queue. */
    lock: 7_301_420_028,
  },
  crawl: {
    table: 'site_crawls',
    task: 'crawl-site',
    queue: 'crawls',
    input: 'crawl',
    // Each takes minutes.
    mostWaiting: 10,
    lock: 7_301_420_029,
  },
} as const;

export type LongTaskKind = keyof typeof longTasks;

/** Queues the job of a scan or crawl, within the request’s transaction. */
export async function queueLongTask(
  req: PayloadRequest,
  kind: LongTaskKind,
  id: number,
): Promise<void> {
  const { queue } = req.payload.jobs;
  if (kind === 'scan') {
    await queue({ task: 'scan-site', input: { scan: id }, queue: 'scans', req });
  } else {
    await queue({ task: 'crawl-site', input: { crawl: id }, queue: 'crawls', req });
  }
}

/** Set on a request’s context by our own queries alone; nobody outside can. */
export const namedScan = 'namedScan';

/**
 * Lets whoever knows a report’s unguessable id read that one scan, beside those whom the table of
 * permissions lets read all of them.
 */
export function orNamed(rule: Access | undefined): Access {
  return async (args) => {
    const result = (await rule?.(args)) ?? false;
    const uuid = args.req.context[namedScan];
    if (result !== false || typeof uuid !== 'string') return result;
    return { uuid: { equals: uuid } };
  };
}
