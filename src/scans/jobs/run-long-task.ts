import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { execute, inTransaction } from '@/platform/database/transaction';
import { getEnv } from '@/platform/env';
import { scannerBotPath } from '@/platform/paths';
import { stoppingSignal } from '@/platform/stopping';
import { type LongTaskKind, longTasks, queueLongTask } from '../data/long-tasks';
import { siteOf } from '../rules/scan-request';
import type { TaskProgress } from '../rules/scan-state';

/** One retry after a crash: a page that crashes the scanner must not do so forever. */
const mostAttempts = 2;

interface Running<Progress> {
  payload: Payload;
  /** The address as typed: without a scheme, the scanner also tries http. */
  typed: string;
  options: Awaited<ReturnType<typeof scannerOptions>> & { signal: AbortSignal };
  progress: Progress;
  changed: () => void;
}

interface TaskTimes {
  began: Date;
  finished: Date;
  brand: string;
}

interface LongTask<Progress extends TaskProgress, End> {
  kind: LongTaskKind;
  /** Hard limit in milliseconds, for an engine that exceeds its own limit. */
  longestMs: number;
  newProgress: (isBare: boolean) => Progress;
  run: (running: Running<Progress>) => Promise<End>;
  failed: () => End;
  /** Runs in the request’s transaction. */
  store: (end: End, times: TaskTimes) => Promise<unknown>;
}

async function scannerOptions(payload: Payload, brand: string) {
  const { siteUrl, scannerAllowHosts } = getEnv();
  const settings = await payload.findGlobal({ slug: 'scanner-settings', depth: 0 });
  const optOuts = (settings.optOuts ?? []).map(({ host }) => siteOf(host));
  return {
    allowHosts: scannerAllowHosts,
    denyHosts: [siteOf(siteUrl), ...optOuts].filter(Boolean),
    userAgent: `${brand.replaceAll(/[^\w.-]/g, '') || 'Scanner'}/1.0 (+${siteUrl}${scannerBotPath})`,
    now: () => Date.now(),
  };
}

/** Writes one statement at a time, and nothing once another process has restarted the row. */
function keepProgress(
  payload: Payload,
  kind: LongTaskKind,
  { id, progress, onGone }: { id: number; progress: TaskProgress; onGone: () => void },
) {
  const note = `
    update ${longTasks[kind].table} set progress = $2
     where id = $1 and status = 'running' and (progress ->> 'attempt')::int = $3`;
  let isChanged = false;
  let writing: Promise<void> | null = null;
  async function write(): Promise<void> {
    while (isChanged) {
      isChanged = false;
      const values = [id, JSON.stringify(progress), progress.attempt];
      const { rowCount } = await payload.db.pool.query(note, values);
      if (rowCount === 0) onGone();
    }
  }
  return {
    changed(): void {
      isChanged = true;
      // A failed write of the progress must not fail the task.
      writing ??= write()
        .catch(() => {})
        .finally(() => {
          writing = null;
        });
    },
    async settle(): Promise<void> {
      await writing;
    },
  };
}

/** Runs work on the row in a transaction; false when another process restarted or deleted it. */
async function whileOurs(
  req: PayloadRequest,
  kind: LongTaskKind,
  { id, attempt }: { id: number; attempt: number },
  work: () => Promise<unknown>,
): Promise<boolean> {
  return inTransaction(req, async () => {
    const ours = await execute(
      req,
      sql`select id from ${sql.identifier(longTasks[kind].table)}
          where id = ${id} and status = 'running'
          and (progress ->> 'attempt')::int = ${attempt} for update`,
    );
    if (ours.length === 0) return false;
    await work();
    return true;
  });
}

/** Returns a task to the queue for the next process. The attempt does not count. */
function putBack(req: PayloadRequest, kind: LongTaskKind, id: number, attempt: number) {
  return whileOurs(req, kind, { id, attempt }, async () => {
    await execute(
      req,
      sql`update ${sql.identifier(longTasks[kind].table)} set status = 'queued',
            progress = jsonb_set(progress, '{attempt}', ${String(attempt - 1)}::jsonb)
          where id = ${id}`,
    );
    await queueLongTask(req, kind, id);
  });
}

interface Row {
  url: string;
  progress: Partial<TaskProgress> | null;
}

/**
 * Runs a scan or crawl and stores its result, or null. A repeated job is harmless. A task restarts
 * once if its process died, and returns to the queue if its process stops.
 */
export async function runLongTask<Progress extends TaskProgress, End>(
  req: PayloadRequest,
  id: number,
  task: LongTask<Progress, End>,
): Promise<End | null> {
  const { payload } = req;
  const { kind } = task;
  const { table } = longTasks[kind];
  const { rows } = await payload.db.pool.query<Row>(
    `select url, progress from ${table} where id = $1 and status in ('queued', 'running')`,
    [id],
  );
  const [row] = rows;
  if (!row) return null;

  const { url } = row;
  const isBare = row.progress?.isBare === true;
  const attempt = (row.progress?.attempt ?? 0) + 1;
  const progress: Progress = { ...task.newProgress(isBare), attempt };
  const began = new Date();
  await payload.db.pool.query(
    `update ${table} set status = 'running', started_at = $2, updated_at = $2, progress = $3
      where id = $1`,
    [id, began.toISOString(), JSON.stringify(progress)],
  );
  const { scannerBrand: brand } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });

  const stopping = stoppingSignal();
  async function runAttempt(): Promise<End | null> {
    // The visitor cancelled it, or another process has restarted it.
    const gone = new AbortController();
    const onGone = () => gone.abort();
    const { changed, settle } = keepProgress(payload, kind, { id, progress, onGone });
    try {
      const ends = [AbortSignal.timeout(task.longestMs), stopping, gone.signal];
      const signal = AbortSignal.any(ends);
      const options = { ...(await scannerOptions(payload, brand)), signal };
      const typed = isBare ? url.replace(/^https:\/\//, '') : url;
      return await task.run({ payload, typed, options, progress, changed });
    } catch (error) {
      if (stopping.aborted || gone.signal.aborted) return null;
      payload.logger.error({ err: error, msg: `The ${kind} ${id} broke off.` });
      return task.failed();
    } finally {
      await settle();
    }
  }

  const end = attempt > mostAttempts ? task.failed() : await runAttempt();
  if (end === null) {
    await putBack(req, kind, id, attempt);
    return null;
  }
  const times = { began, finished: new Date(), brand };
  const store = () => task.store(end, times);
  return (await whileOurs(req, kind, { id, attempt }, store)) ? end : null;
}
