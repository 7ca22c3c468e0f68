import { scannerBotPath } from '@/platform/paths';
import { scanFailed } from './failures';
import { endingWords } from './scan-endings';

/** How a crawl ended without a list. Values: the crawler’s own. */
export interface CrawlEnding {
  status: 'blocked' | 'no-page' | 'unreachable' | 'refused' | 'failed';
  reason: string | null;
  httpStatus: number | null;
  /** Where the address led. */
  url: string | null;
}

const letIn = `If it is your site: how to let our crawler in is explained at ${scannerBotPath}.`;

function blockedWords(reason: string | null, httpStatus: number | null): string {
  const how = httpStatus === null ? '' : ` (HTTP status ${httpStatus})`;
  switch (reason) {
    case 'robots':
      return `The site’s robots.txt asks crawlers like ours to stay out, and we do. ${letIn}`;
    case 'robots-error':
      return `The site’s robots.txt could not be read${how}. The rules for crawlers then say: stay out until it works again. Please try again later.`;
    default:
      return `The site turned our crawler away${how}. Many sites do that to programs and it is no fault, but there is nothing to list. ${letIn}`;
  }
}

function noPageWords({ reason, httpStatus, url }: CrawlEnding): string {
  if (reason === 'moved') {
    const host = URL.parse(url ?? '')?.host ?? 'another one';
    return `This address leads to another site, ${host}. Please enter that address if you mean that site.`;
  }
  if (reason === 'too-large') return 'The page is larger than our crawler reads.';
  return endingWords({ status: 'no-page', reason, httpStatus });
}

/**
 * Why there is no list, in plain words without blame. An address that is never asked and one that
 * does not answer read the same: nobody learns from us what there is in a network.
 */
export function crawlEndingWords(ending: CrawlEnding): string {
  switch (ending.status) {
    case 'blocked':
      return blockedWords(ending.reason, ending.httpStatus);
    case 'no-page':
      return noPageWords(ending);
    case 'unreachable':
    case 'refused':
      return scanFailed.text;
    case 'failed':
      return endingWords({ status: 'failed', reason: null, httpStatus: null });
  }
}

/**
 * Why a list is not complete.
 *
 * @param unread addresses that were seen and not opened
 */
export function stoppedWords(
  stopped: 'pages' | 'time' | 'turned-away' | 'silence',
  { opened, unread }: { opened: number; unread: number },
): string {
  const more =
    unread === 0
      ? 'There may be more.'
      : unread === 1
        ? '1 more address was seen and not opened.'
        : `${unread} more addresses were seen and not opened.`;
  switch (stopped) {
    case 'pages':
      return `We open at most ${opened} addresses of a site. ${more}`;
    case 'time':
      return `The time for one site was up after ${opened} addresses. ${more}`;
    case 'turned-away':
      return `After ${opened} addresses the site asked us to stop, so we did. ${more}`;
    case 'silence':
      return `After ${opened} addresses the site no longer answered as it should, so we stopped. ${more}`;
  }
}
