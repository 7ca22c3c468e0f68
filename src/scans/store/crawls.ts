import 'server-only';
import type { SiteCrawl } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { buildTree, type TreeNode } from '@/scanner/crawl/build-tree';
import type { CompletedCrawl, CrawledPage } from '@/scanner/crawl/crawl-types';
import {
  type BranchView,
  type CrawlResult,
  type CrawlState,
  leftOutReasons,
  leftOutWords,
  type PageView,
  progressWords,
  type ReasonView,
  readCrawlProgress,
  stoppedWords,
} from '../rules/crawl-state';
import { mostPages } from '../rules/limits';
import { isOver } from '../rules/statuses';
import { placeInQueue, readNamedScan } from './scan-access';

function pageView(page: CrawledPage): PageView {
  const { url, title, status, contentType, leftOut } = page;
  return {
    url,
    title,
    status,
    why: leftOut && leftOutWords({ url, status, contentType, ...leftOut }),
  };
}

function branchView({ name, pages, children, listed, leftOut }: TreeNode): BranchView {
  return {
    name,
    pages: pages.map(pageView),
    children: children.map(branchView),
    listed,
    leftOut,
  };
}

/** Sorted in the order of the explanations. */
function reasonViews(pages: readonly CrawledPage[]): ReasonView[] {
  return Object.entries(leftOutReasons).flatMap(([reason, words]) => {
    const count = pages.filter(({ leftOut }) => leftOut?.reason === reason).length;
    return count === 0 ? [] : { ...words, count };
  });
}

function resultOf(
  { url, pages, opened, stopped, unread }: CompletedCrawl,
  finishedAt: string,
): CrawlResult {
  const listed = pages.filter(({ leftOut }) => leftOut === null);
  return {
    url,
    listed: listed.length,
    leftOut: pages.length - listed.length,
    dated: listed.filter(({ lastModified }) => lastModified !== null).length,
    stopped: stopped && stoppedWords(stopped, { opened, unread }),
    tree: branchView(buildTree(pages)),
    reasons: reasonViews(pages),
    finishedAt,
  };
}

/** Crawls have no joins. */
const named = (uuid: string) => ({ ...readNamedScan(uuid), joins: undefined });

const followed = {
  uuid: true,
  url: true,
  status: true,
  progress: true,
  because: true,
} as const;

async function readFound(
  uuid: string,
): Promise<{ found: CompletedCrawl; finishedAt: string } | null> {
  const { docs } = await (await getCms()).find({
    ...named(uuid),
    collection: 'site-crawls',
    select: { status: true, pages: true, finishedAt: true },
  });
  const [crawl]: Pick<SiteCrawl, 'status' | 'pages' | 'finishedAt'>[] = docs;
  if (crawl?.status !== 'done' || !crawl.pages) return null;
  return { found: crawl.pages, finishedAt: crawl.finishedAt ?? '' };
}

/**
 * State of a crawl for visitors with its id.
 *
 * @returns `null` when no such crawl exists
 */
export async function getCrawlState(uuid: string): Promise<CrawlState | null> {
  const { docs } = await (await getCms()).find({
    ...named(uuid),
    collection: 'site-crawls',
    select: followed,
  });
  const [crawl] = docs;
  if (!crawl) return null;
  const { id, url, status, because } = crawl;
  const progress = readCrawlProgress(crawl.progress);
  const stored = status === 'done' ? await readFound(uuid) : null;
  return {
    id: uuid,
    url,
    status,
    place: status === 'queued' ? await placeInQueue('crawl', id) : null,
    progress: progressWords(progress, mostPages),
    opened: progress.opened,
    mostPages,
    message: isOver(status) && status !== 'done' ? (because ?? null) : null,
    result: stored && resultOf(stored.found, stored.finishedAt),
  };
}

/**
 * Pages of a crawl, for its sitemap.
 *
 * @returns `null` when there are no pages
 */
export async function getCrawledPages(uuid: string): Promise<readonly CrawledPage[] | null> {
  const stored = await readFound(uuid);
  return stored?.found.pages ?? null;
}
