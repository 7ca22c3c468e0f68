import { scannerBotPath } from '@/platform/paths';
import type { TreeNode } from '@/scanner/crawl/build-sitemap';
import type {
  CrawledPage,
  CrawlOutcome,
  LeftOut,
  LeftOutReason,
  StoppedBecause,
} from '@/scanner/crawl/crawl-types';
import { type CrawlStatus, endingWords, scanFailed, type TaskProgress } from './scan-state';

/** A crawl that ended without a list; `failed`: through a fault on our side. */
export type CrawlEnding = Exclude<CrawlOutcome, { status: 'done' }> | { status: 'failed' };
type EndingOf<Status> = Extract<CrawlEnding, { status: Status }>;

const letIn = `Is it your site? You can let our crawler in: see ${scannerBotPath}.`;

function blockedWords({ reason, httpStatus }: EndingOf<'blocked'>): string {
  const how = httpStatus === null ? '' : ` (HTTP status ${httpStatus})`;
  switch (reason) {
    case 'robots':
      return `The site’s robots.txt asks crawlers like ours to stay out, and we do. ${letIn}`;
    case 'robots-error':
      return `The site’s robots.txt couldn’t be read${how}. Crawlers then have to stay out. Please try again later.`;
    default:
      return `The site turned our crawler away${how}. Many sites do that to programs. It’s no fault, but there’s nothing to list. ${letIn}`;
  }
}

function noPageWords({ reason, httpStatus, url }: EndingOf<'no-page'>): string {
  if (reason === 'moved') {
    const host = URL.parse(url)?.host ?? 'another one';
    return `This address leads to another site, ${host}. Please enter that address if you mean that site.`;
  }
  if (reason === 'too-large') return 'The page is larger than our crawler can read.';
  return endingWords({ status: 'no-page', reason, httpStatus });
}

/** Why there is no list. Blocked addresses read like unreachable ones, to hide the network. */
export function crawlEndingWords(ending: CrawlEnding): string {
  switch (ending.status) {
    case 'blocked':
      return blockedWords(ending);
    case 'no-page':
      return noPageWords(ending);
    case 'unreachable':
    case 'refused':
      return scanFailed.text;
    case 'failed':
      return endingWords({ status: 'failed' });
  }
}

/** Why a list is incomplete; `unread` addresses were seen but not opened. */
export function stoppedWords(
  stopped: StoppedBecause,
  { opened, unread }: { opened: number; unread: number },
): string {
  const more =
    unread === 0
      ? 'There may be more.'
      : unread === 1
        ? 'We saw 1 more address and didn’t open it.'
        : `We saw ${unread} more addresses and didn’t open them.`;
  switch (stopped) {
    case 'pages':
      return `We open at most ${opened} addresses of a site. ${more}`;
    case 'time':
      return `The time for one site was up after ${opened} addresses. ${more}`;
    case 'turned-away':
      return `After ${opened} addresses the site asked us to stop, so we did. ${more}`;
    case 'silence':
      return `After ${opened} addresses the site no longer answered properly, so we stopped. ${more}`;
  }
}

export interface CrawlProgress extends TaskProgress {
  opened: number;
  /** The address in progress; null before the first. */
  reading: string | null;
}

export function newCrawlProgress(isBare: boolean): CrawlProgress {
  return { attempt: 0, isBare, opened: 0, reading: null };
}

/** Reads stored progress; missing fields get the initial values. */
export function readCrawlProgress(stored: Partial<CrawlProgress> | null | undefined) {
  return { ...newCrawlProgress(false), ...stored };
}

/** Message for a browser without script, which cannot solve a CAPTCHA. */
export const scriptNeededWords =
  'Without script you can list one site an hour. Please try again later, or switch script on.';

/** The part of an address to display beside its site: `/prices?page=2`. */
export function pathShown(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const path = url.pathname + url.search;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** “37 of at most 200 pages, reading /prices”. */
export function progressWords({ opened, reading }: CrawlProgress, mostPages: number): string {
  const pages = `${opened} of at most ${mostPages} pages`;
  return reading === null ? pages : `${pages}, reading ${pathShown(reading)}`;
}

export interface PageView {
  url: string;
  title: string | null;
  status: number | null;
  /** Reason for its exclusion from the sitemap; null when included. */
  why: string | null;
}

export type BranchView = TreeNode<PageView>;

export interface ReasonView {
  title: string;
  text: string;
  count: number;
}

export interface CrawlResult {
  /** The start page. */
  url: string;
  listed: number;
  leftOut: number;
  dated: number;
  /** Reason for an incomplete crawl; null when complete. */
  stopped: string | null;
  tree: BranchView;
  reasons: ReasonView[];
  /** ISO 8601. */
  finishedAt: string;
}

export interface CrawlState {
  id: string;
  url: string;
  status: CrawlStatus;
  /** Number of crawls ahead in the queue; null when it does not wait. */
  place: number | null;
  /** “37 of at most 200 pages, reading /prices”. */
  progress: string;
  opened: number;
  mostPages: number;
  /** Reason for a missing list; null while it runs and when there is one. */
  message: string | null;
  result: CrawlResult | null;
}

export const leftOutReasons: Readonly<Record<LeftOutReason, { title: string; text: string }>> = {
  redirect: {
    title: 'Lead on to another address',
    text: 'A sitemap names where a page is, not where it was. We list the addresses they lead to, if those are on your site.',
  },
  status: {
    title: 'Answer with an error',
    text: 'Links on your site lead to these. Fix the links or the pages.',
  },
  'no-answer': {
    title: 'Didn’t answer',
    text: 'We waited ten seconds. If you can open them, the server may be slow with some pages.',
  },
  'not-html': {
    title: 'Are files, not pages',
    text: 'Nothing wrong with that. This tool lists web pages only.',
  },
  unreadable: {
    title: 'Couldn’t be read',
    text: 'They’re empty, larger than 2 MB, or packed in a way that we can’t unpack.',
  },
  noindex: {
    title: 'Ask search engines to leave them out',
    text: 'They carry “noindex”. If you want one of them found, remove it; if not, leaving it out of the sitemap is right.',
  },
  canonical: {
    title: 'Name another address as the original',
    text: 'Their canonical link points elsewhere, so search engines list that address. Check those where it should point to the page itself.',
  },
  duplicate: {
    title: 'Are the same page twice',
    text: 'One page under two names, such as with and without index.html. Only the first is listed.',
  },
  robots: {
    title: 'Are closed by robots.txt',
    text: 'We didn’t open them. What crawlers may not open doesn’t belong in a sitemap.',
  },
  nofollow: {
    title: 'Are linked with “nofollow” only',
    text: 'Your own links ask crawlers not to follow them, so we didn’t open them.',
  },
  file: {
    title: 'Are pictures, PDFs and other files',
    text: 'By their names. We didn’t open them.',
  },
  door: {
    title: 'Are baskets, accounts or the way into the back office',
    text: 'We didn’t open them, and no one searches for them.',
  },
  endless: {
    title: 'Are part of something without end',
    text: 'A calendar or a filter makes an address for every choice. We opened some and then stopped; we show the first that we left.',
  },
};

export type LeftOutFacts = Pick<CrawledPage, 'url' | 'status' | 'contentType'> & LeftOut;

const statusWords: Readonly<Record<number, string>> = {
  401: 'asks for a password',
  403: 'refused',
  404: 'not found',
  410: 'gone for good',
};

function addressShown(to: string | null, url: string): string {
  if (to === null) return 'elsewhere';
  return URL.parse(to)?.origin === URL.parse(url)?.origin ? pathShown(to) : to;
}

type ExplainedReason = 'redirect' | 'status' | 'not-html' | 'canonical' | 'duplicate';

const shortReasons: Readonly<Record<Exclude<LeftOutReason, ExplainedReason>, string>> = {
  'no-answer': 'didn’t answer',
  unreadable: 'couldn’t be read',
  noindex: 'noindex',
  robots: 'closed by robots.txt',
  nofollow: 'only linked with nofollow',
  file: 'a file, by its name',
  door: 'basket, account or back office',
  endless: 'one of endlessly many',
};

/** Short reason for the exclusion of one address. */
export function leftOutWords({ url, reason, to, status, contentType }: LeftOutFacts): string {
  switch (reason) {
    case 'redirect':
      return `leads on to ${addressShown(to, url)}`;
    case 'status':
      return (status !== null && statusWords[status]) || 'answers with an error';
    case 'not-html':
      return contentType ? `a file: ${contentType}` : 'a file';
    case 'canonical':
      return `names ${addressShown(to, url)} as the original`;
    case 'duplicate':
      return `same page as ${addressShown(to, url)}`;
    default:
      return shortReasons[reason];
  }
}
