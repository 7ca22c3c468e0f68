import 'server-only';
import type { SiteCrawl } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { buildTree } from '@/scanner/crawl/build-sitemap';
import type { CompletedCrawl, CrawledPage } from '@/scanner/crawl/crawl-types';
import { placeInQueue, readNamedScan } from '../data/long-tasks';
import {
  type CrawlState,
  leftOutReasons,
  leftOutWords,
  type PageView,
  progressWords,
  type ReasonView,
  readCrawlProgress,
  stoppedWords,
} from '../rules/crawl-state';
import { mostPages } from '../rules/scan-request';
import { isOver } from '../rules/scan-state';

function pageView({ url, title, status, contentType, leftOut }: CrawledPage): PageView {
  const why = leftOut && leftOutWords({ url, status, contentType, ...leftOut });
  return { url, title, status, why };
}

function reasonViews(pages: readonly CrawledPage[]): ReasonView[] {
  return Object.entries(leftOutReasons).flatMap(([reason, words]) => {
    const count = pages.filter(({ leftOut }) => leftOut?.reason === reason).length;
    return count === 0 ? [] : { ...words, count };
  });
}

function resultOf({ url, pages, opened, stopped, unread }: CompletedCrawl, finishedAt: string) {
  const listed = pages.filter(({ leftOut }) => leftOut === null);
  return {
    url,
    listed: listed.length,
    leftOut: pages.length - listed.length,
    dated: listed.filter(({ lastModified }) => lastModified !== null).length,
    stopped: stopped && stoppedWords(stopped, { opened, unread }),
    tree: buildTree(pages.map(pageView), ({ why }) => why === null),
    reasons: reasonViews(pages),
    finishedAt,
  };
}

const shown = {
  url: true,
  status: true,
  progress: true,
  because: true,
  pages: true,
  finishedAt: true,
} as const;

type NamedCrawl = Pick<SiteCrawl, 'id' | keyof typeof shown>;

async function readCrawl(uuid: string): Promise<NamedCrawl | null> {
  const { docs } = await (await getCms()).find({
    ...readNamedScan(uuid),
    collection: 'site-crawls',
    // Crawls have none.
    joins: undefined,
    select: shown,
  });
  return docs[0] ?? null;
}

/** State of a crawl for visitors with its id. */
export async function getCrawlState(uuid: string): Promise<CrawlState | null> {
  const crawl = await readCrawl(uuid);
  if (!crawl) return null;
  const { id, url, status, because, pages, finishedAt } = crawl;
  const progress = readCrawlProgress(crawl.progress);
  return {
    id: uuid,
    url,
    status,
    place: status === 'queued' ? await placeInQueue(await getCms(), 'crawl', id) : null,
    progress: progressWords(progress, mostPages),
    opened: progress.opened,
    mostPages,
    message: isOver(status) && status !== 'done' ? (because ?? null) : null,
    result: pages ? resultOf(pages, finishedAt ?? '') : null,
  };
}

/** Pages of a crawl, for its sitemap. */
export async function getCrawledPages(uuid: string): Promise<readonly CrawledPage[] | null> {
  return (await readCrawl(uuid))?.pages?.pages ?? null;
}
