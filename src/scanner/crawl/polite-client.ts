import type { GuardedClient } from '../fetch/contract.ts';
import { follow } from '../gather/follow.ts';
import { type Budget, OutOfTime } from '../gather/found.ts';
import type { SiteClient } from '../gather/site-client.ts';
import { isAllowedBy, isForEverybody, isNamed, parseRobots } from '../robots/robots-txt.ts';
import type { CrawlOptions } from './model.ts';

/** Asks a site one thing at a time, and pauses in between. */
export interface PoliteClient extends SiteClient {
  /** Makes the pause at least so long, in milliseconds from one request to the next. */
  slowTo(ms: number): void;
}

/** For one request, DNS and body included. */
const REQUEST_MS = 10_000;

/**
 * A client for one crawl of one site.
 *
 * @param signal when it comes, nothing more is asked
 */
export function createPoliteClient(
  client: GuardedClient,
  { now, sleep, requestsPerSecond }: CrawlOptions,
  signal: AbortSignal,
): PoliteClient {
  let pauseMs = 1000 / requestsPerSecond;
  let begunAt = Number.NEGATIVE_INFINITY;
  let line: Promise<unknown> = Promise.resolve();

  async function wait(budget: Budget): Promise<void> {
    const due = begunAt + pauseMs;
    // Timers come a little early at times.
    for (let rest = due - now(); rest > 0; rest = due - now()) {
      if (rest > budget.left()) throw new OutOfTime();
      await sleep(rest, signal);
    }
  }

  return {
    slowTo(ms) {
      pauseMs = Math.max(pauseMs, ms);
    },
    ask(question, budget) {
      const answer = line.then(async () => {
        signal.throwIfAborted();
        await wait(budget);
        const timeoutMs = Math.floor(Math.min(REQUEST_MS, budget.left()));
        if (timeoutMs <= 0) throw new OutOfTime();
        begunAt = now();
        return client.request({ ...question, timeoutMs });
      });
      line = answer.catch(() => {});
      return answer;
    },
  };
}

interface Group {
  agents: string[];
  /** Seconds between two requests; null: the group does not say. */
  delay: number | null;
}

function delayOf(value: string): number | null {
  const seconds = Number.parseFloat(value);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

/** Groups by their `User-agent` lines; any other directive ends the list of names. */
function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  let isNaming = false;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const [content = ''] = line.split('#', 1);
    const colon = content.indexOf(':');
    if (colon < 0) continue;
    const name = content.slice(0, colon).trim().toLowerCase();
    const value = content.slice(colon + 1).trim();
    if (/^user[- ]?agent$/.test(name)) {
      if (!isNaming) groups.push({ agents: [], delay: null });
      groups.at(-1)?.agents.push(value);
      isNaming = true;
      continue;
    }
    if (name !== 'sitemap') isNaming = false;
    const group = groups.at(-1);
    if (name === 'crawl-delay' && group) group.delay ??= delayOf(value);
  }
  return groups;
}

/**
 * The pause that a robots.txt asks a crawler to make between two requests. `Crawl-delay` belongs to
 * no standard, but it is plain what is meant: it counts for the groups that name the crawler, else
 * for those of `*`; the longest of several.
 *
 * @param text of the file
 * @param agent the crawler’s name, with or without version
 * @returns seconds; null when nothing is asked for
 */
export function crawlDelay(text: string, agent: string): number | null {
  const [name = ''] = agent.split('/', 1);
  const groups = groupsOf(text);
  const belonging = (belongs: (line: string) => boolean) =>
    groups.filter(({ agents }) => agents.some(belongs));
  const own = belonging((line) => !isForEverybody(line) && isNamed(line, name));
  const asked = own.length > 0 ? own : belonging(isForEverybody);
  const delays = asked.flatMap(({ delay }) => delay ?? []);
  return delays.length > 0 ? Math.max(...delays) : null;
}

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
