import { RefusedAddress, Unreachable, type Visit } from '../fetch/guarded-request.ts';
import { type Hop, MAX_HTML_BYTES } from '../model/evidence.ts';
import { mayFetch } from '../robots/robots-txt.ts';
import { findPageProblem, type Unscored } from './page-problem.ts';
import { fetchTextFile } from './read-files.ts';
import { type Budget, OutOfTime } from './request-budget.ts';
import { followRedirects, type Gate, removeFragment, type SiteClient } from './site-client.ts';

/** The site's robots.txt closes this address to our scanner or to all bots. */
class ClosedByRobots extends Error {
  readonly url: string;

  constructor(url: string) {
    super('Closed by robots.txt.');
    this.name = 'ClosedByRobots';
    this.url = url;
  }
}

/** No connection is possible: the page's own request will fail the same way. */
export function isNobodyThere(error: unknown): boolean {
  return error instanceof Unreachable && ['dns', 'connect', 'tls'].includes(error.code);
}

/** The name before the version, as used in robots.txt. */
function productOf(userAgent: string): string {
  return /^[^\s/]+/.exec(userAgent)?.[0] ?? '*';
}

/** Opens only what robots.txt allows (scanner terms, 4); an unreadable file closes nothing. */
export function createRobotsGate(site: SiteClient, userAgent: string, budget: Budget): Gate {
  return async (url) => {
    const rules = await fetchTextFile(site, `${new URL(url).origin}/robots.txt`, budget).catch(
      (error: unknown) => {
        if (isNobodyThere(error)) throw error;
        return null;
      },
    );
    if (rules === null || rules.status < 200 || rules.status > 299) return;
    if (!mayFetch(rules.body, productOf(userAgent), removeFragment(url))) {
      throw new ClosedByRobots(url);
    }
  };
}

export type DocumentVisit = { state: 'page'; visit: Visit } | { state: 'ended'; outcome: Unscored };

/** Typed without a scheme, and https does not answer. */
function mayTryHttp(error: unknown): boolean {
  return error instanceof Unreachable && error.code !== 'dns';
}

function outcomeOf(error: unknown): Unscored {
  // Our own trouble: the site must not be blamed for it.
  if (error instanceof OutOfTime && error.isBusy) throw error;
  if (error instanceof RefusedAddress) return { status: 'refused', because: error.message };
  if (error instanceof Unreachable && error.code === 'dns') {
    return { status: 'unreachable', because: 'There is no site of this name.' };
  }
  if (error instanceof Unreachable && error.code === 'headers-too-large') {
    const because =
      'The site answers with more than 16 kB of headers. Our scanner reads no more than that, and some browsers and servers don’t either. Cookies are the usual cause.';
    return { status: 'unreachable', reason: 'headers-too-large', because };
  }
  if (error instanceof Unreachable || error instanceof OutOfTime) {
    return { status: 'unreachable', because: 'Nothing answered at this address in time.' };
  }
  if (!(error instanceof ClosedByRobots)) throw error;
  const because = 'The site’s robots.txt asks programs like our scanner to leave this page alone.';
  return { status: 'blocked', url: error.url, httpStatus: null, reason: 'robots', because };
}

/** Visits the page and checks that the answer is one; a bare address falls back to http. */
export async function visitDocument(
  site: SiteClient,
  { url, isBare }: { url: string; isBare: boolean },
  budget: Budget,
  before: readonly Hop[] = [],
  gate?: Gate,
): Promise<DocumentVisit> {
  const go = (address: string) =>
    followRedirects(site, { url: address, maxBytes: MAX_HTML_BYTES }, budget, before, gate);
  try {
    const visit = await go(url).catch((error: unknown) => {
      if (isBare && mayTryHttp(error)) return go(url.replace(/^https:/, 'http:'));
      throw error;
    });
    const outcome = findPageProblem(visit, { takesCut: true });
    return outcome ? { state: 'ended', outcome } : { state: 'page', visit };
  } catch (error) {
    return { state: 'ended', outcome: outcomeOf(error) };
  }
}
