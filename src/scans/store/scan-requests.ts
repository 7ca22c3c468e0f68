import 'server-only';
import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type PayloadRequest } from 'payload';
import { getCms } from '@/platform/cms';
import { execute, inTransaction } from '@/platform/database/transaction';
import { type LongTaskKind, longTasks, queueLongTask } from '../data/long-tasks';
import { queueScanConfirmation } from '../mails/scan-confirmation';
import { newCrawlProgress } from '../rules/crawl-state';
import { newProgress, type ScanStatus, type ScanTool } from '../rules/scan-state';

type Condition = ReturnType<typeof sql>;

const isUnderWay = sql`status in ('queued', 'running')`;
const isScored = sql`status = 'scored'`;
const isDone = sql`status = 'done'`;

/** Time for which a result is reused instead of a new scan. */
const goodForMs = 10 * 60_000;
/** Shorter for failures, because the site’s owner may have fixed the fault. */
const failureGoodForMs = 60_000;

const sameScan = ({ url, tool }: { url: string; tool: ScanTool }) =>
  sql`url = ${url} and tool = ${tool}`;
const sameAddress = (url: string) => sql`url = ${url}`;
/** One crawl per site at a time, regardless of its start page. */
const sameSite = (host: string) => sql`host = ${host}`;
const finishedAfter = (moment: number) => sql`finished_at > ${new Date(moment).toISOString()}`;

const newestOf = (kind: LongTaskKind, same: Condition, condition: Condition) =>
  sql`select uuid from ${sql.identifier(longTasks[kind].table)} where ${same} and (${condition})
      order by finished_at desc nulls last, id limit 1`;

/** ID of the newest matching scan or crawl, which visitors with the same request share. */
async function findNewest(kind: LongTaskKind, same: Condition, condition: Condition) {
  const { db } = await getCms();
  const { rows } = await db.drizzle.execute<{ uuid: string }>(newestOf(kind, same, condition));
  return rows[0]?.uuid ?? null;
}

export function findRecentScan(asked: { url: string; tool: ScanTool }, now: number) {
  return findNewest(
    'scan',
    sameScan(asked),
    sql`(${isScored} and ${finishedAfter(now - goodForMs)})
        or (status in ('blocked', 'no-page', 'unreachable', 'failed')
            and ${finishedAfter(now - failureGoodForMs)})`,
  );
}

/** The last score of an address of any age, for a site at its limit. */
export const findLastScore = (asked: { url: string; tool: ScanTool }) =>
  findNewest('scan', sameScan(asked), isScored);

export const findScanUnderWay = (asked: { url: string; tool: ScanTool }) =>
  findNewest('scan', sameScan(asked), isUnderWay);

export const findRecentCrawl = (url: string, now: number) =>
  findNewest('crawl', sameAddress(url), sql`${isDone} and ${finishedAfter(now - goodForMs)}`);

/** The last list of an address of any age, for a site at its limit. */
export const findLastCrawl = (url: string) => findNewest('crawl', sameAddress(url), isDone);

export const findCrawlUnderWay = (host: string) => findNewest('crawl', sameSite(host), isUnderWay);

export type StoredRequest =
  | { status: 'stored'; uuid: string }
  /** The same task is waiting, running, or has just finished. */
  | { status: 'joined'; uuid: string }
  /** The queue is full. */
  | { status: 'busy' };

/** Locks the queue for this transaction and returns whether it has room. */
async function hasPlace(req: PayloadRequest, kind: LongTaskKind): Promise<boolean> {
  const { lock, table, mostWaiting } = longTasks[kind];
  await execute(req, sql`select pg_advisory_xact_lock(${lock})`);
  const waiting = await execute(
    req,
    sql`select id from ${sql.identifier(table)} where status = 'queued' limit ${mostWaiting}`,
  );
  return waiting.length < mostWaiting;
}

/**
 * Stores a row with its job. A visitor with the same request joins the task under way, or one that
 * finished after this request began: it may end between the visitor’s first lookup and the lock.
 */
async function store(
  kind: LongTaskKind,
  same: Condition,
  began: number,
  create: (req: PayloadRequest) => Promise<{ id: number; uuid: string }>,
): Promise<StoredRequest> {
  const req = await createLocalReq({}, await getCms());
  return inTransaction(req, async () => {
    const hasRoom = await hasPlace(req, kind);
    const shared = newestOf(kind, same, sql`${isUnderWay} or ${finishedAfter(began)}`);
    const [other] = await execute<{ uuid: string }>(req, shared);
    if (other) return { status: 'joined', uuid: other.uuid };
    if (!hasRoom) return { status: 'busy' };
    const { id, uuid } = await create(req);
    await queueLongTask(req, kind, id);
    return { status: 'stored', uuid };
  });
}

export interface NewCrawl {
  /** Address in the scanner’s normal form. */
  url: string;
  host: string;
  isBare: boolean;
  requesterHash: string;
  /** When this request began, in milliseconds. */
  began: number;
}

export function storeCrawl({ isBare, began, ...columns }: NewCrawl): Promise<StoredRequest> {
  return store('crawl', sameSite(columns.host), began, (req) =>
    req.payload.create({
      collection: 'site-crawls',
      data: {
        ...columns,
        uuid: randomUUID(),
        status: 'queued',
        progress: newCrawlProgress(isBare),
      },
      depth: 0,
      req,
    }),
  );
}

export interface NewScan extends NewCrawl {
  tool: ScanTool;
  ownerHash: string;
  /** Confirmed or unconfirmed address; null for a free scan. */
  email: string | null;
}

function createScan(
  req: PayloadRequest,
  { isBare, began: _, ...columns }: NewScan,
  status: 'queued' | 'unconfirmed',
) {
  return req.payload.create({
    collection: 'scan-results',
    data: { ...columns, uuid: randomUUID(), status, progress: newProgress(isBare) },
    depth: 0,
    req,
  });
}

export function storeScan(scan: NewScan): Promise<StoredRequest> {
  return store('scan', sameScan(scan), scan.began, (req) => createScan(req, scan, 'queued'));
}

/** Stores a scan that waits for confirmation, together with its mail. */
export async function storeUnconfirmedScan(scan: NewScan & { email: string }): Promise<string> {
  const req = await createLocalReq({}, await getCms());
  return inTransaction(req, async () => {
    const { id, uuid } = await createScan(req, scan, 'unconfirmed');
    await queueScanConfirmation(req, { id, email: scan.email });
    return uuid;
  });
}

interface ScanToConfirm {
  email: string | null;
  host: string;
  status: ScanStatus;
  createdAt: Date;
}

/** Data for confirming a scan’s address. Server only, because it contains the address. */
export async function findScanToConfirm(uuid: string): Promise<ScanToConfirm | null> {
  const { docs } = await (await getCms()).find({
    collection: 'scan-results',
    where: { uuid: { equals: uuid } },
    limit: 1,
    depth: 0,
    pagination: false,
    joins: false,
    select: { email: true, host: true, status: true, createdAt: true },
  });
  const [scan] = docs;
  if (!scan) return null;
  const { email, host, status, createdAt } = scan;
  return { email: email ?? null, host, status, createdAt: new Date(createdAt) };
}

/** Queues a scan after its address was confirmed; `gone` when that happened before. */
export async function startConfirmedScan(uuid: string): Promise<'queued' | 'gone' | 'busy'> {
  const req = await createLocalReq({}, await getCms());
  return inTransaction(req, async () => {
    const hasRoom = await hasPlace(req, 'scan');
    const [scan] = await execute<{ id: number }>(
      req,
      sql`select id from scan_results where uuid = ${uuid} and status = 'unconfirmed' for update`,
    );
    if (!scan) return 'gone';
    if (!hasRoom) return 'busy';
    const own = { collection: 'scan-results', id: scan.id, depth: 0, req } as const;
    await req.payload.update({ ...own, data: { status: 'queued' } });
    await queueLongTask(req, 'scan', scan.id);
    return 'queued';
  });
}
/** Deletes a scan for its owner; references to it are cleared. */
export async function deleteOwnScan(uuid: string, ownerHash: string): Promise<boolean> {
  const { docs } = await (await getCms()).delete({
    collection: 'scan-results',
    where: { uuid: { equals: uuid }, ownerHash: { equals: ownerHash } },
    depth: 0,
    select: {},
  });
  return docs.length > 0;
}

/** Deletes a scan for signed-in staff with the right. */
export async function deleteScanAsStaff(uuid: string, headers: Headers): Promise<boolean> {
  const cms = await getCms();
  const { user } = await cms.auth({ headers });
  if (!user) return false;
  const asStaff = { collection: 'scan-results', depth: 0, user, overrideAccess: false } as const;
  try {
    const { docs } = await cms.find({
      ...asStaff,
      where: { uuid: { equals: uuid } },
      limit: 1,
      pagination: false,
      joins: false,
      select: {},
    });
    const [found] = docs;
    // Deletion by ID, because bulk deletion of scans is forbidden.
    if (found) await cms.delete({ ...asStaff, id: found.id, select: {} });
    return Boolean(found);
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === 403 || status === 404) return false;
    throw error;
  }
}
