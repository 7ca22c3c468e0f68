import type { GuardedClient } from '../fetch/guarded-request.ts';
import { type Budget, OutOfTime } from '../gather/request-budget.ts';
import { followRedirects, type SiteClient } from '../gather/site-client.ts';
import { isAgentNamed, isAllowedBy, isForEveryCrawler, parseRobots } from '../robots/robots-txt.ts';
import type { CrawlOptions } from './crawl-types.ts';

export interface PoliteClient extends SiteClient {
  slowTo(ms: number): void;
}

const REQUEST_MS = 10_000;

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
    // Timers may fire slightly early.
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
  /** Seconds between two requests; null: not stated. */
  delay: number | null;
}

function delayOf(value: string): number | null {
  const seconds = Number.parseFloat(value);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

/** Groups rules by their `User-agent` lines; any other directive ends the list of names. */
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

/** `Crawl-delay` in seconds, in no standard but in use; the longest of several wins. */
export function readCrawlDelay(text: string, agent: string): number | null {
  const [name = ''] = agent.split('/', 1);
  const groups = groupsOf(text);
  const belonging = (belongs: (line: string) => boolean) =>
    groups.filter(({ agents }) => agents.some(belongs));
  const own = belonging((line) => !isForEveryCrawler(line) && isAgentNamed(line, name));
  const asked = own.length > 0 ? own : belonging(isForEveryCrawler);
  const delays = asked.flatMap(({ delay }) => delay ?? []);
  return delays.length > 0 ? Math.max(...delays) : null;
}

export interface SiteRules {
  mayOpen(url: string): boolean;
  sitemaps: readonly string[];
}

export type ReadRules = { state: 'read'; rules: SiteRules } | { state: 'error'; status: number };

/** The minimum of RFC 9309. */
const MAX_BYTES = 512 * 1024;

/** Longer pauses are shortened to this, or too few pages fit into the time limit. */
const LONGEST_PAUSE_S = 10;

/** Answers that mean “try later” rather than “none”. */
function isServerError(status: number): boolean {
  return status >= 500 || status === 429;
}

/** Reads robots.txt by RFC 9309: missing allows everything, a server error forbids everything. */
export async function readSiteRules(
  site: PoliteClient,
  origin: string,
  agent: string,
  budget: Budget,
): Promise<ReadRules> {
  const url = `${origin}/robots.txt`;
  const { answer, stoppedBecause } = await followRedirects(
    site,
    { url, maxBytes: MAX_BYTES },
    budget,
  );
  const { status, body, bodyProblem } = answer;
  if (isServerError(status) || bodyProblem !== null) return { state: 'error', status };
  const isThere = stoppedBecause === null && status >= 200 && status <= 299;
  const text = isThere ? new TextDecoder('utf-8').decode(body) : '';
  const robots = parseRobots(text);
  const pause = readCrawlDelay(text, agent);
  if (pause !== null) site.slowTo(Math.min(pause, LONGEST_PAUSE_S) * 1000);
  return {
    state: 'read',
    rules: {
      mayOpen: (address) => isAllowedBy(robots, agent, address),
      sitemaps: robots.sitemaps.flatMap((address) => URL.parse(address, answer.url)?.href ?? []),
    },
  };
}
