import type { RunOptions } from '../model/report.ts';

export type LeftOutReason =
  | 'redirect'
  | 'status'
  | 'no-answer'
  | 'not-html'
  /** Empty, too large or undecodable. */
  | 'unreadable'
  | 'noindex'
  /** The page names another address as its canonical. */
  | 'canonical'
  /** The same page under another of its names, such as `/index.html`. */
  | 'duplicate'
  // Reasons not to open an address:
  | 'robots'
  | 'nofollow'
  /** A picture, a PDF and the like, by its name. */
  | 'file'
  | 'door'
  /** One of many addresses of a calendar or filter. */
  | 'endless';

export interface LeftOut {
  reason: LeftOutReason;
  to: string | null;
}

export interface CrawledPage {
  /** Absolute, without a fragment, session or tracking parameters. */
  url: string;
  /** Links from the start page; null for a sitemap address. */
  depth: number | null;
  /** Null when it was not opened or did not answer. */
  status: number | null;
  contentType: string | null;
  title: string | null;
  /** W3C date or datetime, as in sitemaps; null when unknown. */
  lastModified: string | null;
  /** Null: listed in the sitemap. */
  leftOut: LeftOut | null;
}

export type StoppedBecause =
  | 'pages'
  | 'time'
  /** The site answered 429 or showed a bot check. */
  | 'turned-away'
  | 'silence';

export interface CompletedCrawl {
  status: 'done';
  url: string;
  pages: readonly CrawledPage[];
  opened: number;
  stopped: StoppedBecause | null;
  /** Number of addresses seen but not opened because the crawl ended. */
  unread: number;
}

export type CrawlOutcome =
  | CompletedCrawl
  /** `robots-error`: robots.txt failed, so nothing may be requested (RFC 9309). */
  | {
      status: 'blocked';
      reason: 'robots' | 'robots-error' | 'turned-away';
      httpStatus: number | null;
    }
  | {
      status: 'no-page';
      reason: 'error-status' | 'empty' | 'not-html' | 'too-many-redirects' | 'too-large' | 'moved';
      httpStatus: number;
      url: string;
    }
  | { status: 'unreachable' }
  /** Forbidden address. Visitors see the same text as for `unreachable`. */
  | { status: 'refused' };

export interface CrawlOptions extends Omit<RunOptions, 'onStep'> {
  sleep: (ms: number, signal: AbortSignal) => Promise<unknown>;
  maxPages: number;
  requestsPerSecond: number;
  /** Time limit in milliseconds; a crawl that reaches it returns its results so far. */
  maxMs: number;
  onReading?: (url: string) => void;
  onPage?: (page: CrawledPage, opened: number) => void;
}
