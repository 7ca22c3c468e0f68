import { getCms } from '@/platform/cms';
import { countAction, requesterKey, takePoint } from '@/platform/rate-limit/take-points';
import {
  type CrawlRequest,
  type CrawlRequestOutcome,
  crawlBusy,
  crawlRequestSchema,
  crawlsWithoutProof,
  makeLimited,
  proofWindowSeconds,
} from '../rules/scan-request';
import { scanFailed } from '../rules/scan-state';
import {
  findCrawlUnderWay,
  findLastCrawl,
  findRecentCrawl,
  storeCrawl,
} from '../store/scan-requests';
import { getScanRules } from '../store/scanner-settings';
import { accepted, readWish, storeOrGiveBack, takeOrGiveBack } from './request-scan';
import { takeSolution } from './visitor-proofs';

interface Sent {
  headers: Pick<Headers, 'get'>;
}

/** Admits and counts a crawl; a site with too many recent crawls gets its last result shown. */
async function admitCrawl(
  { url, host, altcha }: { url: string; host: string; altcha: string | null },
  requester: string,
): Promise<{ giveBack: () => Promise<void> } | { refused: CrawlRequestOutcome }> {
  const free = await countAction('crawlFree', requester, proofWindowSeconds);
  const mustProve = free.position > crawlsWithoutProof;
  if (mustProve && !(await takeSolution(altcha))) {
    await free.giveBack();
    return { refused: { status: 'captcha' } };
  }
  const points = await takeOrGiveBack(free, [
    { name: 'crawl', key: requester },
    { name: 'crawlDay', key: requester },
    { name: 'crawlTarget', key: host },
  ]);
  if (points.allowed) return points;
  const { name, retryAfterSeconds } = points;
  if (name !== 'crawlTarget') return { refused: makeLimited('crawls', retryAfterSeconds) };
  const last = await findLastCrawl(url);
  return { refused: last ? accepted(last, true) : makeLimited('crawledSite', retryAfterSeconds) };
}

async function takeCrawlRequest({ url: typed, altcha }: CrawlRequest, sent: Sent) {
  const point = await takePoint('scanAsked', sent);
  if (!point.allowed) return makeLimited('crawls', point.retryAfterSeconds);
  const wish = readWish(typed, await getScanRules());
  if ('refused' in wish) return wish.refused;

  const { url, isBare } = wish;
  // A site with and without `www.` counts as one, and gets one crawl at a time.
  const host = wish.host.replace(/^www\./, '');
  const began = Date.now();
  // This order, because a crawl that ends between both lookups would escape them otherwise.
  const underWay = await findCrawlUnderWay(host);
  const recent = await findRecentCrawl(url, began);
  if (recent) return accepted(recent, true);
  if (underWay) return accepted(underWay, false);

  const requesterHash = requesterKey(sent);
  const admission = await admitCrawl({ url, host, altcha }, requesterHash);
  if ('refused' in admission) return admission.refused;
  const stored = await storeOrGiveBack('crawls', admission.giveBack, () =>
    storeCrawl({ url, host, isBare, requesterHash, began }),
  );
  return stored.status === 'busy' ? crawlBusy : accepted(stored.uuid, false);
}

/** Accepts a visitor’s request for a crawl, only after PostgreSQL has confirmed the commit. */
export async function requestCrawl(raw: unknown, sent: Sent): Promise<CrawlRequestOutcome> {
  const parsed = crawlRequestSchema.safeParse(raw);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { status: 'invalid', field: 'url', error: issue?.message ?? scanFailed.text };
  }
  // A bot filled in the hidden field. The answer reveals nothing.
  if (parsed.data.fax_number !== '') return { status: 'failed', error: scanFailed.text };
  try {
    return await takeCrawlRequest(parsed.data, sent);
  } catch (error) {
    const { logger } = await getCms();
    logger.error({ err: error, msg: 'A crawl could not be taken; the visitor was told.' });
    return crawlBusy;
  }
}
