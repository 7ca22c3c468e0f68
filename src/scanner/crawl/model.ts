import type { AddressPolicy } from '../address/read-target.ts';

/** Why an address does not stand in the sitemap. */
export type LeftOutReason =
  | 'redirect'
  /** The status is not 200. */
  | 'status'
  | 'no-answer'
  | 'not-html'
  /** Empty, too large, or packed in a way that can’t be unpacked. */
  | 'unreadable'
  | 'noindex'
  /** It names another address as the original. */
  | 'canonical'
  /** The same page under another of its names, such as `/index.html`. */
  | 'duplicate'
  // Not opened at all:
  | 'robots'
  /** Every link to it says `nofollow`. */
  | 'nofollow'
  /** A picture, a PDF and the like, by its name. */
  | 'file'
  /** Baskets, accounts and the way into the back office. */
  | 'door'
  /** One of very many that a calendar or a filter makes. */
  | 'endless';

export interface LeftOut {
  reason: LeftOutReason;
  /** Address that it leads to or names; null where there is none. */
  to: string | null;
}

/** An address of the site, and what came of it. Plain data. */
export interface CrawledPage {
  /** Absolute, without a fragment, session or tracking parameters. */
  url: string;
  /** Links from the start page to here; null where only a sitemap led here. */
  depth: number | null;
  /** Null where it was not opened or did not answer. */
  status: number | null;
  contentType: string | null;
  title: string | null;
  /** W3C date or date and time, as sitemaps have it; null when it is not known. */
  lastModified: string | null;
  /** Null: it stands in the sitemap. */
  leftOut: LeftOut | null;
}

/** Why a crawl ended before it had seen everything. */
export type StoppedBecause =
  | 'pages'
  | 'time'
  /** The site answered 429, or put a check for people before its pages. */
  | 'turned-away'
  /** It stopped answering. */
  | 'silence';

/** A crawl that came to a list. */
export interface CompletedCrawl {
  status: 'done';
  /** Page that it began with, after redirects. */
  url: string;
  /** In the order in which they were opened, then those that were not. */
  pages: readonly CrawledPage[];
  /** How many addresses were opened. */
  opened: number;
  stopped: StoppedBecause | null;
  /** Addresses that were seen, but not opened, because it ended before. */
  unread: number;
}

/** How a crawl ends. */
export type CrawlOutcome =
  | CompletedCrawl
  /** The site does not want it. `robots-error`: robots.txt could not be had, so nothing may be asked. */
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
  /** Nothing answered. */
  | { status: 'unreachable' }
  /** The address is one that is never asked. Told to visitors like `unreachable`. */
  | { status: 'refused' };

/** What a crawl needs from outside. */
export interface CrawlOptions extends AddressPolicy {
  /** Sent as User-Agent; what stands before the slash is the name that robots.txt knows. */
  userAgent: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Waits so many milliseconds; rejects when the signal comes. */
  sleep: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** Addresses that are opened at most. */
  maxPages: number;
  requestsPerSecond: number;
  /** Milliseconds for everything; a crawl that is not finished then ends with what it has. */
  maxMs: number;
  /** Told before an address is opened. */
  onReading?: (url: string) => void;
  /** Told what came of an address that was opened, and how many have been. */
  onPage?: (page: CrawledPage, opened: number) => void;
  signal?: AbortSignal;
}
