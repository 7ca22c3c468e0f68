import type { Target } from '../address/read-target.ts';
import { type GuardedAnswer, RefusedAddress, Unreachable } from '../fetch/guarded-request.ts';
import { findPageProblem } from '../gather/page-problem.ts';
import { type Budget, OutOfTime } from '../gather/request-budget.ts';
import { MAX_REDIRECTS, removeFragment } from '../gather/site-client.ts';
import { MAX_HTML_BYTES } from '../model/evidence.ts';
import { isSameSite } from '../page/resources.ts';
import type { CrawlOutcome } from './crawl-types.ts';
import { type PoliteClient, readSiteRules, type SiteRules } from './polite-client.ts';

export type Ended = Exclude<CrawlOutcome, { status: 'done' }>;

export type FoundStart =
  | {
      state: 'found';
      answer: GuardedAnswer;
      rules: SiteRules;
      before: readonly { url: string; status: number; to: string }[];
    }
  | { state: 'ended'; outcome: Ended };

interface Way {
  site: PoliteClient;
  agent: string;
  budget: Budget;
}

const ended = (outcome: Ended): FoundStart => ({ state: 'ended', outcome });

function endFor(answer: GuardedAnswer): Ended | null {
  const { url, status } = answer;
  const problem = findPageProblem({ hops: [], answer, stoppedBecause: null });
  if (problem === null) return null;
  switch (problem.status) {
    case 'blocked':
      return { status: 'blocked', reason: 'turned-away', httpStatus: status };
    case 'no-page':
      return { status: 'no-page', reason: problem.reason, httpStatus: status, url };
    default:
      return { status: problem.status };
  }
}

/** Follows redirects from one address; each origin's robots.txt is read before its first page. */
async function walk(first: string, { site, agent, budget }: Way): Promise<FoundStart> {
  const before: { url: string; status: number; to: string }[] = [];
  let url = removeFragment(first);
  let origin = '';
  let rules: SiteRules | null = null;
  for (;;) {
    if (new URL(url).origin !== origin || rules === null) {
      origin = new URL(url).origin;
      const read = await readSiteRules(site, origin, agent, budget);
      if (read.state === 'error') {
        return ended({ status: 'blocked', reason: 'robots-error', httpStatus: read.status });
      }
      rules = read.rules;
    }
    if (!rules.mayOpen(url)) {
      return ended({ status: 'blocked', reason: 'robots', httpStatus: null });
    }
    const answer = await site.ask({ url, maxBytes: MAX_HTML_BYTES }, budget);
    const { location, status } = answer;
    if (location === null) {
      const end = endFor(answer);
      return end ? ended(end) : { state: 'found', answer, rules, before };
    }
    const noPage = (reason: 'too-many-redirects' | 'moved') =>
      ended({ status: 'no-page', reason, httpStatus: status, url: location });
    before.push({ url, status, to: location });
    url = removeFragment(location);
    if (!isSameSite(new URL(url), new URL(first))) return noPage('moved');
    const isLoop = before.some((hop) => hop.url === url);
    if (isLoop || before.length > MAX_REDIRECTS) return noPage('too-many-redirects');
  }
}

/** Finds the first page on the same site; an address without a scheme may fall back to http. */
export async function findStart({ url, isBare }: Target, way: Way): Promise<FoundStart> {
  try {
    return await walk(url.href, way).catch((error: unknown) => {
      const mayTryHttp = isBare && error instanceof Unreachable && error.code !== 'dns';
      if (!mayTryHttp) throw error;
      return walk(url.href.replace(/^https:/, 'http:'), way);
    });
  } catch (error) {
    if (error instanceof RefusedAddress) return ended({ status: 'refused' });
    if (error instanceof Unreachable || error instanceof OutOfTime) {
      return ended({ status: 'unreachable' });
    }
    throw error;
  }
}
