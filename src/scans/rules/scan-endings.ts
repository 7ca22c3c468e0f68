import { scannerBotPath } from '@/platform/paths';
import { scanFailed } from './failures';
import type { ScanStatus } from './statuses';

/** How a scan ended without a score, as the scanner tells it. */
export interface Ending {
  status: Extract<ScanStatus, 'blocked' | 'no-page' | 'unreachable' | 'failed'>;
  httpStatus: number | null;
  /** Why there is no page, in the scanner’s words. */
  reason: string | null;
}

const letIn = `The owner of the site can let our scanner in: how is explained at ${scannerBotPath}.`;

function blockedWords(httpStatus: number | null, reason: string | null): string {
  if (reason === 'robots') {
    return `The site’s robots.txt asks programs like our scanner to leave this page alone, so we did not open it. If it says so to every program, search engines stay away as well. ${letIn}`;
  }
  const how = httpStatus ? ` with HTTP status ${httpStatus}` : '';
  return `The site turned our scanner away${how}. Many sites do that to programs and it is no fault, but there is no page to judge. ${letIn}`;
}

function noPageWords(httpStatus: number | null, reason: string | null): string {
  switch (reason) {
    case 'empty':
      return 'The site answered, but the page is empty. Please check the address.';
    case 'not-html':
      return 'There is a file at this address, but no web page. Please enter the address of a page.';
    case 'too-many-redirects':
      return 'The address leads on from one place to the next and never to a page. Whoever looks after the site can tell why.';
    case 'too-large':
      return 'The page is larger than our scanner reads, so it can’t be judged fairly.';
    default:
      return `The site answered with HTTP status ${httpStatus ?? 'unknown'} instead of a page. Please check the address, or try again later.`;
  }
}

/**
 * Why there is no score, in plain words without blame. An address that is never scanned and one that
 * does not answer read the same: nobody learns from us what there is in a network.
 */
export function endingWords({ status, httpStatus, reason }: Ending): string {
  switch (status) {
    case 'blocked':
      return blockedWords(httpStatus, reason);
    case 'no-page':
      return noPageWords(httpStatus, reason);
    case 'unreachable':
      return scanFailed.text;
    case 'failed':
      return 'Something went wrong on our side, not with the site. Please try again in a few minutes.';
  }
}
