import type { CrawlStatus } from './statuses';

/** An address of the site, as the tree shows it. */
export interface PageView {
  url: string;
  title: string | null;
  /** HTTP status; null where it was not opened or did not answer. */
  status: number | null;
  /** Why it does not stand in the sitemap, in words; null when it does. */
  why: string | null;
}

/** A step of an address, with what lies below it. */
export interface BranchView {
  /** e.g. `boilers`; `/` for the top. */
  name: string;
  pages: PageView[];
  children: BranchView[];
  /** Pages in the sitemap, here and below. */
  listed: number;
  /** Addresses that are left out, here and below. */
  leftOut: number;
}

/** Addresses that are left out for the same reason. */
export interface ReasonView {
  title: string;
  /** What it means and what can be done. */
  text: string;
  count: number;
}

/** What a crawl came to. */
export interface CrawlResult {
  /** Page that it began with. */
  url: string;
  listed: number;
  leftOut: number;
  /** Pages whose last change is known. */
  dated: number;
  /** Why it ended before it had seen everything; null when it saw everything. */
  stopped: string | null;
  tree: BranchView;
  reasons: ReasonView[];
  /** ISO 8601. */
  finishedAt: string;
}

/** A crawl as its page follows it. */
export interface CrawlState {
  id: string;
  url: string;
  status: CrawlStatus;
  /** Crawls before it in the queue; null when it does not wait. */
  place: number | null;
  /** “37 of at most 200 pages, reading /prices”. */
  progress: string;
  opened: number;
  mostPages: number;
  /** Why there is no list; null while it runs and when there is one. */
  message: string | null;
  result: CrawlResult | null;
}

/** True once nothing more will happen. */
export function isCrawlOver(status: CrawlStatus): boolean {
  return status !== 'queued' && status !== 'running';
}
