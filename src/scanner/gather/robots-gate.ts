import { Unreachable } from '../fetch/guarded-client-types.ts';
import { mayFetch } from '../robots/robots-txt.ts';
import { type Gate, removeFragment } from './follow-redirects.ts';
import { fetchTextFile } from './read-text-files.ts';
import type { Budget } from './request-budget.ts';
import type { SiteClient } from './site-client.ts';

/** The site's robots.txt closes this address to our scanner or to all bots. */
export class ClosedByRobots extends Error {
  readonly url: string;

  constructor(url: string) {
    super('Closed by robots.txt.');
    this.name = 'ClosedByRobots';
    this.url = url;
  }
}

/** No connection is possible: the page's own request will fail the same way. */
function isNobodyThere(error: unknown): boolean {
  return error instanceof Unreachable && ['dns', 'connect', 'tls'].includes(error.code);
}

/** The name before the version, as used in robots.txt. */
function productOf(userAgent: string): string {
  return /^[^\s/]+/.exec(userAgent)?.[0] ?? '*';
}

/**
 * Opens only what robots.txt allows (scanner terms, section 4). A missing or unreadable file closes
 * nothing: a person requested this one page.
 */
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
