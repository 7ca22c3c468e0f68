import { countUp } from '@/platform/rate-limit/count-up';
import { requesterKey } from '@/platform/rate-limit/take-point';
import { takePoints } from '@/platform/rate-limit/take-points';
import { crawlLimitWords, crawlsWithoutProof, proofWindowSeconds } from '../rules/limits';
import type { CrawlRequestOutcome } from '../rules/request';
import { findLastCrawl } from '../store/crawls-recent';
import { takeSolution } from './captcha';

interface Asked {
  url: string;
  host: string;
  altcha: string | null;
}

export type CrawlAdmission =
  | {
      allowed: true;
      /** For when it comes to nothing after all. */
      giveBack: () => Promise<void>;
    }
  | { allowed: false; outcome: CrawlRequestOutcome };

/** A site that had enough of us is shown as it was. */
async function refusal(
  name: string,
  retryAfterSeconds: number,
  url: string,
): Promise<CrawlRequestOutcome> {
  const last = name === 'crawlTarget' ? await findLastCrawl(url) : null;
  if (last) return { status: 'accepted', id: last, isStored: true };
  const error = crawlLimitWords(name === 'crawlTarget' ? 'site' : 'crawls', retryAfterSeconds);
  return { status: 'limited', retryAfterSeconds, error };
}

/**
 * Decides whether somebody may have a site read now, and counts it. Nothing is counted for a request
 * that is refused.
 */
export async function admitCrawl(
  { url, host, altcha }: Asked,
  sent: { headers: Pick<Headers, 'get'> },
): Promise<CrawlAdmission> {
  const requester = requesterKey(sent);
  const free = await countUp('crawlFree', requester, proofWindowSeconds);
  const mustProve = free.position > crawlsWithoutProof;
  if (mustProve && !(await takeSolution(altcha))) {
    await free.giveBack();
    return { allowed: false, outcome: { status: 'captcha' } };
  }
  const points = await takePoints([
    { name: 'crawl', key: requester },
    { name: 'crawlDay', key: requester },
    { name: 'crawlTarget', key: host },
  ]);
  if (!points.allowed) {
    await free.giveBack();
    const { name, retryAfterSeconds } = points;
    return { allowed: false, outcome: await refusal(name, retryAfterSeconds, url) };
  }
  const giveBack = async () => {
    await free.giveBack();
    await points.giveBack();
  };
  return { allowed: true, giveBack };
}
