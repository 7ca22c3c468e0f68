import type { Budget } from '../gather/budget.ts';
import { follow } from '../gather/follow.ts';
import { crawlDelay } from '../robots/crawl-delay.ts';
import { isAllowedBy } from '../robots/may-fetch.ts';
import { parseRobots } from '../robots/parse-robots.ts';
import type { PoliteClient } from './polite-client.ts';

/** What a site’s robots.txt says to our crawler. */
export interface SiteRules {
  mayOpen(url: string): boolean;
  /** Sitemaps that it names, absolute. */
  sitemaps: readonly string[];
}

export type ReadRules = { state: 'read'; rules: SiteRules } | { state: 'error'; status: number };

/** RFC 9309 asks for at least so much. */
const MAX_BYTES = 512 * 1024;

/** A longer pause than that is shortened to it, and few pages fit into the time. */
const LONGEST_PAUSE_S = 10;

/** Answers that mean “not now” rather than “there is none”. */
function isServerError(status: number): boolean {
  return status >= 500 || status === 429;
}

/**
 * Reads a robots.txt as RFC 9309 has it: none, or one that may not be read, allows everything; a
 * server error forbids it. The pause that it asks for counts from now on.
 *
 * @param origin whose rules they are; every other host and scheme has its own
 * @throws like the client when nothing answers
 */
export async function readRules(
  site: PoliteClient,
  origin: string,
  agent: string,
  budget: Budget,
): Promise<ReadRules> {
  const url = `${origin}/robots.txt`;
  const { answer, stoppedBecause } = await follow(site, { url, maxBytes: MAX_BYTES }, budget);
  const { status, body, bodyProblem } = answer;
  if (isServerError(status) || bodyProblem !== null) return { state: 'error', status };
  const isThere = stoppedBecause === null && status >= 200 && status <= 299;
  const text = isThere ? new TextDecoder('utf-8').decode(body) : '';
  const robots = parseRobots(text);
  const pause = crawlDelay(text, agent);
  if (pause !== null) site.slowTo(Math.min(pause, LONGEST_PAUSE_S) * 1000);
  return {
    state: 'read',
    rules: {
      mayOpen: (address) => isAllowedBy(robots, agent, address),
      sitemaps: robots.sitemaps.flatMap((address) => URL.parse(address, answer.url)?.href ?? []),
    },
  };
}
