import 'server-only';
import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type PayloadRequest } from 'payload';
import { getCms } from '@/platform/cms';
import { execute, inTransaction } from '@/platform/database/transaction';
import { queueMail } from '@/platform/jobs/queue-mail';
import { confirmationSubject } from '../rules/confirm';
import { mostWaiting } from '../rules/scan-limits';
import type { ScanTool } from '../rules/statuses';
import { newProgress } from '../rules/steps';

export interface NewScan {
  /** As the scanner writes addresses. */
  url: string;
  host: string;
  tool: ScanTool;
  /** Typed without `https://`. */
  isBare: boolean;
  requesterHash: string;
  ownerHash: string;
  /** Confirmed, or to be confirmed; null for a free scan. */
  email: string | null;
}

export type StoredScan =
  | { status: 'stored'; uuid: string }
  /** The same address is being scanned already. */
  | { status: 'joined'; uuid: string }
  /** Too many wait. */
  | { status: 'busy' };

/** One wish at a time takes its place in the queue. */
const QUEUE_LOCK = 7_301_420_028;

/** Takes the queue for this transaction and tells whether there is a place left in it. */
async function hasPlace(req: PayloadRequest): Promise<boolean> {
  await execute(req, sql`select pg_advisory_xact_lock(${QUEUE_LOCK})`);
  const { totalDocs } = await req.payload.count({
    collection: 'scan-results',
    where: { status: { equals: 'queued' } },
    req,
  });
  return totalDocs < mostWaiting;
}

async function queueJob(req: PayloadRequest, scan: number): Promise<void> {
  await req.payload.jobs.queue({ task: 'scan-site', input: { scan }, queue: 'scans', req });
}

async function findUnderWay(req: PayloadRequest, { url, tool }: NewScan): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: 'scan-results',
    where: {
      url: { equals: url },
      tool: { equals: tool },
      status: { in: ['queued', 'running'] },
    },
    sort: 'id',
    limit: 1,
    depth: 0,
    pagination: false,
    joins: false,
    select: { uuid: true },
    req,
  });
  return docs[0]?.uuid ?? null;
}

function create(req: PayloadRequest, scan: NewScan, status: 'queued' | 'unconfirmed') {
  const { isBare, ...columns } = scan;
  return req.payload.create({
    collection: 'scan-results',
    data: { ...columns, status, progress: { ...newProgress(isBare) } } as never,
    depth: 0,
    req,
  });
}

/** Stores a scan together with its job. Who asks for what is being scanned already gets that one. */
export async function storeScan(scan: NewScan): Promise<StoredScan> {
  const req = await createLocalReq({}, await getCms());
  return inTransaction(req, async () => {
    const hasRoom = await hasPlace(req);
    const underWay = await findUnderWay(req, scan);
    if (underWay) return { status: 'joined', uuid: underWay };
    if (!hasRoom) return { status: 'busy' };
    const { id, uuid } = await create(req, scan, 'queued');
    await queueJob(req, id);
    return { status: 'stored', uuid };
  });
}

/** Stores a scan that waits for its e-mail address, together with the mail that asks for it. */
export async function storeUnconfirmedScan(scan: NewScan & { email: string }): Promise<string> {
  const req = await createLocalReq({}, await getCms());
  return inTransaction(req, async () => {
    const { id, uuid } = await create(req, scan, 'unconfirmed');
    const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req });
    await queueMail(req, {
      kind: 'scan-confirmation',
      to: scan.email,
      replyTo: settings.email,
      subject: confirmationSubject(settings.brandName),
      scan: id,
    });
    return uuid;
  });
}

/**
 * Queues a scan whose address was confirmed.
 *
 * @returns `gone` when somebody else confirmed or deleted it in the meantime
 */
export async function startConfirmedScan(uuid: string): Promise<'queued' | 'gone' | 'busy'> {
  const req = await createLocalReq({}, await getCms());
  return inTransaction(req, async () => {
    const hasRoom = await hasPlace(req);
    const rows = await execute<{ id: number }>(
      req,
      sql`select id from scan_results where uuid = ${uuid} and status = 'unconfirmed' for update`,
    );
    const id = rows[0]?.id;
    if (!id) return 'gone';
    if (!hasRoom) return 'busy';
    const data = { status: 'queued' } as const;
    await req.payload.update({ collection: 'scan-results', id, data, depth: 0, req });
    await queueJob(req, id);
    return 'queued';
  });
}
