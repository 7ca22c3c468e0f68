import type { Payload } from 'payload';
import type { ScanResult, User } from '@/payload-types';
import { shortUkMoment } from '@/platform/time/short-uk-moment';

/** One score of a site, for the trend. */
export interface TrendRow {
  id: number;
  when: string;
  /** Path below the host: other pages have other scores. */
  page: string;
  score: number;
  /** Version of the rules: scores of different ones differ for that alone. */
  engine: string;
}

const mostRows = 12;

function pageOf({ finalUrl, url }: Pick<ScanResult, 'finalUrl' | 'url'>): string {
  const { pathname = '', search = '' } = URL.parse(finalUrl || url) ?? {};
  return pathname + search;
}

/** The last scores of a site, the newest first, as far as the reader may see them. */
export async function readTrend(
  payload: Payload,
  user: User,
  host: string,
  now: Date,
): Promise<TrendRow[]> {
  const { docs } = await payload.find({
    collection: 'scan-results',
    where: { host: { equals: host }, status: { equals: 'scored' } },
    sort: '-finishedAt',
    limit: mostRows,
    depth: 0,
    pagination: false,
    joins: false,
    select: { url: true, finalUrl: true, overallScore: true, engine: true, finishedAt: true },
    user,
    overrideAccess: false,
  });
  return docs.map((scan) => ({
    id: scan.id,
    when: scan.finishedAt ? shortUkMoment(new Date(scan.finishedAt), now) : '',
    page: pageOf(scan),
    score: scan.overallScore ?? 0,
    engine: scan.engine ?? '',
  }));
}
