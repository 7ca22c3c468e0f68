import { readTarget, type Target } from '../address/read-target.ts';
import { createScanWorker, type ScanWorker } from '../engine/scan-worker.ts';
import { createGuardedClient } from '../fetch/guarded-client.ts';
import { type GuardedClient, RefusedAddress, raceWithSignal } from '../fetch/guarded-request.ts';
import { readSitemap } from '../gather/read-files.ts';
import { type Budget, createBudget, settleOrNull } from '../gather/request-budget.ts';
import type { Sitemap } from '../sitemap/parse-sitemap.ts';
import type { CrawledPage, CrawlOptions, CrawlOutcome } from './crawl-types.ts';
import { type FoundStart, findStart } from './find-start.ts';
import { createFrontier, foldAddress } from './frontier.ts';
import {
  type Crawl,
  makeUnopenedPage,
  openPages,
  readStatedChange,
  recordAnswer,
} from './open-pages.ts';
import { createPoliteClient, type PoliteClient, type SiteRules } from './polite-client.ts';

/** Sitemap files read at most, an index included. */
const MAX_FILES = 6;
const MAX_ADDRESSES = 2_000;

interface Reading {
  site: PoliteClient;
  worker: ScanWorker;
  rules: SiteRules;
  start: URL;
  budget: Budget;
  now: () => number;
}

async function readFile(url: string, { site, worker, budget }: Reading): Promise<Sitemap | null> {
  const { result: file } = await settleOrNull(() =>
    readSitemap(site, { url, foundIn: 'robots' }, budget),
  );
  if (!file || file.body === '') return null;
  const read = await worker.run('sitemap', { body: file.body, isCut: file.isCut });
  return read.state === 'done' ? read.answer : null;
}

async function readKnownAddresses(reading: Reading): Promise<Map<string, string | null>> {
  const { rules, start, now } = reading;
  const own = (address: string): string | null => {
    const url = URL.parse(address);
    return url && foldAddress(url, start);
  };
  const named = rules.sitemaps.length > 0 ? rules.sitemaps : [`${start.origin}/sitemap.xml`];
  const files = new Set(named.flatMap((address) => own(address) ?? []));
  const known = new Map<string, string | null>();
  let read = 0;
  for (const url of files) {
    if (read === MAX_FILES) break;
    if (!rules.mayOpen(url)) continue;
    read += 1;
    const sitemap = await readFile(url, reading);
    for (const { address, lastModified } of sitemap?.entries ?? []) {
      const page = own(address);
      if (page === null || known.size === MAX_ADDRESSES) continue;
      // A Set that grows during iteration is iterated to its end.
      if (sitemap?.format === 'index') files.add(page);
      else known.set(page, readStatedChange(lastModified, now()));
    }
  }
  return known;
}

/** Folds the spellings servers use for one page: trailing slash and index file names. */
function bareOf(address: string): string {
  const { origin, pathname, search } = new URL(address);
  const path = pathname.replace(/\/(?:index|default|home)\.\w{2,5}$/i, '').replace(/\/+$/, '');
  return `${origin}${path}${search}`;
}

/** Leaves out a page's other names. Equal pages stay: script-rendered ones are all empty. */
function markDuplicates(
  pages: readonly CrawledPage[],
  fingerprints: ReadonlyMap<CrawledPage, string>,
): CrawledPage[] {
  const first = new Map<string, string>();
  return pages.map((page) => {
    const fingerprint = fingerprints.get(page);
    if (page.leftOut !== null || fingerprint === undefined) return page;
    const key = `${bareOf(page.url)} ${fingerprint}`;
    const original = first.get(key);
    if (original === undefined) {
      first.set(key, page.url);
      return page;
    }
    return { ...page, leftOut: { reason: 'duplicate', to: original } };
  });
}

/** What a crawl works with. The caller closes what it passes in. */
export interface CrawlParts {
  client?: GuardedClient;
  worker?: ScanWorker;
}

type Tools = Pick<Crawl, 'options' | 'agent' | 'site' | 'worker' | 'budget'>;
type Start = Extract<FoundStart, { state: 'found' }>;

/** The addresses that led to the start page: `http://` and `www.` count as the same site. */
function wayTo(start: URL, { before }: Start): CrawledPage[] {
  const pages = new Map<string, CrawledPage>();
  for (const { url, status, to } of before) {
    const address = foldAddress(new URL(url), start);
    if (address === null || address === foldAddress(start, start)) continue;
    pages.set(address, {
      ...makeUnopenedPage(address, 'redirect'),
      status,
      leftOut: { reason: 'redirect', to },
    });
  }
  return [...pages.values()];
}

async function beginAt(found: Start, tools: Tools): Promise<Crawl> {
  const { options, site, worker, budget } = tools;
  const { rules, answer } = found;
  const start = new URL(answer.url);
  const { now } = options;
  const known = await readKnownAddresses({ site, worker, rules, start, budget, now });
  const frontier = createFrontier();
  const before = wayTo(start, found);
  for (const { url } of before) frontier.close(url);
  const nothing = { opened: [], unasked: before, fingerprints: new Map() };
  return { ...tools, ...nothing, rules, start, known, frontier };
}

async function crawlFrom(target: Target, tools: Tools): Promise<CrawlOutcome> {
  const { options } = tools;
  options.onReading?.(target.url.href);
  const found = await findStart(target, tools);
  if (found.state === 'ended') return found.outcome;
  const crawl = await beginAt(found, tools);
  const { start, known, frontier } = crawl;
  const url = foldAddress(start, start) ?? start.href;
  frontier.close(url);
  await recordAnswer(crawl, { url, depth: 0 }, found.answer);
  for (const address of known.keys()) frontier.addKnown(address);
  const end = await openPages(crawl);
  const rest = [
    ...frontier.unfollowed().map((address) => makeUnopenedPage(address, 'nofollow')),
    ...frontier.endless().map((address) => makeUnopenedPage(address, 'endless')),
  ];
  const pages = markDuplicates([...crawl.opened, ...crawl.unasked, ...rest], crawl.fingerprints);
  return { status: 'done', url, pages, opened: crawl.opened.length, ...end };
}

function readAddress(typed: string, options: CrawlOptions): Target | null {
  try {
    return readTarget(typed, options);
  } catch (error) {
    if (error instanceof RefusedAddress) return null;
    throw error;
  }
}

/**
 * Crawls a site politely: robots.txt first (RFC 9309), one request at a time, breadth first.
 * @throws the signal's reason when aborted; internal errors
 */
export async function crawlSite(
  typed: string,
  options: CrawlOptions,
  parts: CrawlParts = {},
): Promise<CrawlOutcome> {
  const { signal = new AbortController().signal, userAgent, now, maxMs } = options;
  signal.throwIfAborted();
  const target = readAddress(typed, options);
  if (!target) return { status: 'refused' };

  const [agent = ''] = userAgent.split('/', 1);
  const client = parts.client ?? createGuardedClient(options);
  const worker = parts.worker ?? createScanWorker();
  const site = createPoliteClient(client, options, signal);
  try {
    const budget = createBudget(maxMs, now);
    const work = crawlFrom(target, { options, agent, site, worker, budget });
    return await raceWithSignal(signal, work);
  } finally {
    await Promise.all([
      parts.client ? undefined : client.close(),
      parts.worker ? undefined : worker.close(),
    ]);
  }
}
