import 'server-only';
import type { Where } from 'payload';
import { getCms } from '@/platform/cms';

/** How long a result is given again instead of reading the site anew. */
const goodForMs = 10 * 60_000;

async function newest(where: Where): Promise<string | null> {
  const { docs } = await (await getCms()).find({
    collection: 'site-crawls',
    where,
    sort: '-finishedAt',
    limit: 1,
    depth: 0,
    pagination: false,
    select: { uuid: true },
  });
  return docs[0]?.uuid ?? null;
}

/** The result of a moment ago for the same address; the visitor gets its id. */
export function findRecentCrawl(url: string, now: number): Promise<string | null> {
  const finishedAt = { greater_than: new Date(now - goodForMs).toISOString() };
  return newest({ url: { equals: url }, status: { equals: 'done' }, finishedAt });
}

/** The last result for an address, however old, for a site that is not to be burdened further. */
export function findLastCrawl(url: string): Promise<string | null> {
  return newest({ url: { equals: url }, status: { equals: 'done' } });
}

/** A crawl of the same site that waits or runs. */
export function findCrawlUnderWay(host: string): Promise<string | null> {
  return newest({ host: { equals: host }, status: { in: ['queued', 'running'] } });
}
