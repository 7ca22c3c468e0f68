import 'server-only';
import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type PayloadRequest } from 'payload';
import { getCms } from '@/platform/cms';
import { execute, inTransaction } from '@/platform/database/transaction';
import { newCrawlProgress } from '../rules/crawl-state';
import { mostWaitingCrawls } from '../rules/limits';

export interface NewCrawl {
  /** As the scanner writes addresses. */
  url: string;
  /** The site, without `www.`: one crawl of it at a time. */
  host: string;
  /** Typed without `https://`. */
  isBare: boolean;
  requesterHash: string;
}

export type StoredCrawl =
  | { status: 'stored'; uuid: string }
  /** The same site is being read already. */
  | { status: 'joined'; uuid: string }
  /** Too many wait. */
  | { status: 'busy' };

/** One wish at a time takes its place in the queue. */
const QUEUE_LOCK = 7_301_420_029;

async function findUnderWay(req: PayloadRequest, host: string): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: 'site-crawls',
    where: { host: { equals: host }, status: { in: ['queued', 'running'] } },
    sort: 'id',
    limit: 1,
    depth: 0,
    pagination: false,
    select: { uuid: true },
    req,
  });
  return docs[0]?.uuid ?? null;
}

async function hasPlace(req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'site-crawls',
    where: { status: { equals: 'queued' } },
    req,
  });
  return totalDocs < mostWaitingCrawls;
}

/** Stores a crawl together with its job. Who asks for a site that is being read already gets that one. */
export async function storeCrawl(crawl: NewCrawl): Promise<StoredCrawl> {
  const req = await createLocalReq({}, await getCms());
  return inTransaction(req, async () => {
    await execute(req, sql`select pg_advisory_xact_lock(${QUEUE_LOCK})`);
    const underWay = await findUnderWay(req, crawl.host);
    if (underWay) return { status: 'joined', uuid: underWay };
    if (!(await hasPlace(req))) return { status: 'busy' };
    const { isBare, ...columns } = crawl;
    const { id, uuid } = await req.payload.create({
      collection: 'site-crawls',
      data: { ...columns, status: 'queued', progress: { ...newCrawlProgress(isBare) } } as never,
      depth: 0,
      req,
    });
    await req.payload.jobs.queue({
      task: 'crawl-site',
      input: { crawl: id },
      queue: 'crawls',
      req,
    });
    return { status: 'stored', uuid };
  });
}
