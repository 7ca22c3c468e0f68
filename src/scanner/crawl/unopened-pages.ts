import { actionQueries, downloadFileNames } from '../page/internal-links.ts';
import type { CrawledPage, LeftOutReason } from './crawl-types.ts';
import type { SiteRules } from './polite-client.ts';

/** Whole names of folders and files: a post about registering is no registration page. */
const doors =
  /\/(?:wp-admin|wp-login\.php|wp-json|xmlrpc\.php|admin|administrator|login|log-in|signin|sign-in|logout|log-out|signout|sign-out|my-account|basket|cart|checkout|cgi-bin)(?:\/|$)/i;

/** File extensions other than pages; a page with such a name is lost. */
function isFile({ pathname }: URL): boolean {
  return downloadFileNames.test(pathname);
}

/** Says why an address of the site is not opened; null when it may be. */
export function findReasonNotToOpen(
  address: string,
  rules: SiteRules,
): Extract<LeftOutReason, 'robots' | 'file' | 'door'> | null {
  const url = new URL(address);
  if (!rules.mayOpen(address)) return 'robots';
  if (isFile(url)) return 'file';
  return doors.test(url.pathname) || actionQueries.test(url.search) ? 'door' : null;
}

export function makeUnopenedPage(
  url: string,
  reason: LeftOutReason,
  depth: number | null = null,
): CrawledPage {
  return {
    url,
    depth,
    status: null,
    contentType: null,
    title: null,
    lastModified: null,
    leftOut: { reason, to: null },
  };
}
