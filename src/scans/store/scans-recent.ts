import 'server-only';
import type { Where } from 'payload';
import { getCms } from '@/platform/cms';
import type { ScanStatus, ScanTool } from '../rules/statuses';

/** How long a result is given again instead of scanning anew. */
const goodForMs = 10 * 60_000;
/** Whatever was wrong may have been mended. */
const failureGoodForMs = 60_000;

interface Asked {
  url: string;
  tool: ScanTool;
}

const failures: ScanStatus[] = ['blocked', 'no-page', 'unreachable', 'failed'];

async function newest({ url, tool }: Asked, where: Where): Promise<string | null> {
  const { docs } = await (await getCms()).find({
    collection: 'scan-results',
    where: { url: { equals: url }, tool: { equals: tool }, ...where },
    sort: '-finishedAt',
    limit: 1,
    depth: 0,
    pagination: false,
    joins: false,
    select: { uuid: true },
  });
  return docs[0]?.uuid ?? null;
}

const after = (moment: number) => ({ greater_than: new Date(moment).toISOString() });

/** The result of a moment ago for the same address; the visitor gets its id. */
export function findRecentScan(asked: Asked, now: number): Promise<string | null> {
  return newest(asked, {
    or: [
      { status: { equals: 'scored' }, finishedAt: after(now - goodForMs) },
      { status: { in: failures }, finishedAt: after(now - failureGoodForMs) },
    ],
  });
}

/** The last score of an address, however old, for a site that is not to be burdened further. */
export function findLastScore(asked: Asked): Promise<string | null> {
  return newest(asked, { status: { equals: 'scored' } });
}

/** A scan of the same address that waits or runs. */
export function findScanUnderWay(asked: Asked): Promise<string | null> {
  return newest(asked, { status: { in: ['queued', 'running'] } });
}
