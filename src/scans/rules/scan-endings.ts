import { scannerBotPath } from '@/platform/paths';
import type { ScanStatus } from './statuses';

/**
 * Specification, sections 5 and 8. Separate from the rules, because the browser needs only the
 * words.
 */
export const urlRequired = {
  title: 'URL Required',
  text: 'Please enter a website URL to scan',
} as const;
export const scanFailed = {
  title: 'Scan Failed',
  text: 'Failed to scan website. Please check the URL and try again.',
} as const;

/** The scanner’s result of a scan without a score. */
export interface Ending {
  status: Extract<ScanStatus, 'blocked' | 'no-page' | 'unreachable' | 'failed'>;
  httpStatus: number | null;
  /** Reason for the missing page, in the scanner’s words. */
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
 * Explains why there is no score, in plain words without blame. A blocked address reads like an
 * unreachable one, so that visitors cannot probe a network.
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

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Time of a scan, in UK time: `21 November 2026 at 22:40`. */
export function formatScanMoment(moment: Date): string {
  const part = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return `${part.day} ${part.month} ${part.year} at ${part.hour}:${part.minute}`;
}

/**
 * Typical duration of a scan, for display.
 *
 * @param medianSeconds of recent scans; null while there are too few
 * @param seeded text until then, e.g. `5 to 10 seconds`
 */
export function durationInWords(medianSeconds: number | null, seeded: string): string {
  if (medianSeconds === null) return seeded;
  const seconds = Math.max(1, Math.round(medianSeconds));
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
