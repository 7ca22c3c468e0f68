import { Unreachable } from '../fetch/contract.ts';
import { mayFetch } from '../robots/robots-txt.ts';
import { type Gate, withoutFragment } from './follow.ts';
import type { Budget } from './found.ts';
import type { SiteClient } from './site-client.ts';
import { fetchTextFile } from './text-files.ts';

/** The site’s robots.txt asks our scanner, or every program, to leave this address alone. */
export class ClosedByRobots extends Error {
  readonly url: string;

  constructor(url: string) {
    super('Closed by robots.txt.');
    this.name = 'ClosedByRobots';
    this.url = url;
  }
}

/** Nothing can be connected to there: the page’s own attempt would end the same. */
function isNobodyThere(error: unknown): boolean {
  return error instanceof Unreachable && ['dns', 'connect', 'tls'].includes(error.code);
}

/** The name before the version: what a robots.txt calls us. */
function productOf(userAgent: string): string {
  return /^[^\s/]+/.exec(userAgent)?.[0] ?? '*';
}

/**
 * Lets nothing be opened that robots.txt closes to us (scanner terms, section 4). A file that is not
 * there or cannot be read closes nothing: a person asked for this one page.
 */
export function robotsGate(site: SiteClient, userAgent: string, budget: Budget): Gate {
  return async (url) => {
    const rules = await fetchTextFile(site, `${new URL(url).origin}/robots.txt`, budget).catch(
      (error: unknown) => {
        if (isNobodyThere(error)) throw error;
        return null;
      },
    );
    if (rules === null || rules.status < 200 || rules.status > 299) return;
    if (!mayFetch(rules.body, productOf(userAgent), withoutFragment(url))) {
      throw new ClosedByRobots(url);
    }
  };
}
