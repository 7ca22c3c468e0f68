import { getCms } from '@/platform/cms';
import { runSoon } from '@/platform/jobs/run-soon';
import {
  countAction,
  requesterKey,
  takePoint,
  takePoints,
} from '@/platform/rate-limit/take-points';
import {
  crawlBusyRetrySeconds,
  crawlBusyWords,
  crawlLimitWords,
  crawlsWithoutProof,
  proofWindowSeconds,
} from '../rules/limits';
import { scanFailed } from '../rules/scan-endings';
import {
  type CrawlRequest,
  type CrawlRequestOutcome,
  crawlRequestSchema,
} from '../rules/scan-request';
import {
  findCrawlUnderWay,
  findLastCrawl,
  findRecentCrawl,
  type NewCrawl,
  storeCrawl,
} from '../store/scan-requests';
import { getScanRules } from '../store/scanner-settings';
import { readWish } from './admit';
import { takeSolution } from './captcha';

interface Asked {
  url: string;
  host: string;
  altcha: string | null;
}

type CrawlAdmission =
  | {
      allowed: true;
      /** Reverses the count when no crawl follows. */
      giveBack: () => Promise<void>;
    }
  | { allowed: false; outcome: CrawlRequestOutcome };

/** A site with too many recent crawls gets its last result shown. */
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
 * Decides whether a visitor may start a crawl now, and counts it. Refused requests are not counted.
 */
async function admitCrawl(
  { url, host, altcha }: Asked,
  sent: { headers: Pick<Headers, 'get'> },
): Promise<CrawlAdmission> {
  const requester = requesterKey(sent);
  const free = await countAction('crawlFree', requester, proofWindowSeconds);
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

interface Sent {
  headers: Pick<Headers, 'get'>;
}

const busy: CrawlRequestOutcome = {
  status: 'busy',
  retryAfterSeconds: crawlBusyRetrySeconds,
  error: crawlBusyWords,
};

const accepted = (id: string, isStored: boolean): CrawlRequestOutcome => ({
  status: 'accepted',
  id,
  isStored,
});

/** Stores an admitted crawl. If storing fails, the count is reversed. */
async function store(crawl: NewCrawl, giveBack: () => Promise<void>): Promise<CrawlRequestOutcome> {
  try {
    const stored = await storeCrawl(crawl);
    if (stored.status === 'stored') {
      runSoon('crawls');
      return accepted(stored.uuid, false);
    }
    await giveBack();
    return stored.status === 'busy' ? busy : accepted(stored.uuid, false);
  } catch (error) {
    await giveBack();
    throw error;
  }
}

async function take(
  { url: typed, altcha }: CrawlRequest,
  sent: Sent,
): Promise<CrawlRequestOutcome> {
  const asked = await takePoint('scanAsked', sent);
  if (!asked.allowed) {
    const { retryAfterSeconds } = asked;
    return {
      status: 'limited',
      retryAfterSeconds,
      error: crawlLimitWords('crawls', retryAfterSeconds),
    };
  }
  const rules = await getScanRules();
  if (rules.closed !== null) return { status: 'closed', error: rules.closed };
  const wish = readWish(typed, rules.optOuts);
  if ('refused' in wish) return { status: 'failed', error: wish.refused };

  const { url, isBare } = wish;
  // A site with and without `www.` counts as one, and gets one crawl at a time.
  const host = wish.host.replace(/^www\./, '');
  const recent = await findRecentCrawl(url, Date.now());
  if (recent) return accepted(recent, true);
  const underWay = await findCrawlUnderWay(host);
  if (underWay) return accepted(underWay, false);

  const admission = await admitCrawl({ url, host, altcha }, sent);
  if (!admission.allowed) return admission.outcome;
  return store({ url, host, isBare, requesterHash: requesterKey(sent) }, admission.giveBack);
}

/**
 * Accepts a visitor’s request for a crawl: validates, counts and queues it. It returns `accepted`
 * only after PostgreSQL has confirmed the commit.
 *
 * @param raw unvalidated object with the fields of a crawl request
 */
export async function requestCrawl(raw: unknown, sent: Sent): Promise<CrawlRequestOutcome> {
  const parsed = crawlRequestSchema.safeParse(raw);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { status: 'invalid', error: issue?.message ?? scanFailed.text };
  }
  // A bot filled in the hidden field. The answer reveals nothing.
  if (parsed.data.fax_number !== '') return { status: 'failed', error: scanFailed.text };
  try {
    return await take(parsed.data, sent);
  } catch (error) {
    const { logger } = await getCms();
    logger.error({ err: error, msg: 'A crawl could not be taken; whoever asked was told so.' });
    return busy;
  }
}
