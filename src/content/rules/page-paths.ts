import {
  auditPath,
  blogPath,
  cancellationPath,
  cityPrefix,
  contactPath,
  homePath,
  portfolioPath,
  pricingPath,
  privacyPath,
  scannerBotPath,
  scannerTermsPath,
  scanPath,
  sitemapToolPath,
  termsPath,
} from '@/platform/paths';

/** Pages that code links to: forms, mails, proposals, the scanner and the 404 page. */
export const neededPaths: ReadonlySet<string> = new Set([
  homePath,
  pricingPath,
  blogPath,
  portfolioPath,
  contactPath,
  scanPath,
  sitemapToolPath,
  scannerBotPath,
  scannerTermsPath,
  privacyPath,
  termsPath,
  cancellationPath,
]);

/** Says why a page is required at its address; `null` if it may be removed. */
export function findPageNeed(path: string, legalLinks: readonly string[]): string | null {
  if (path === homePath) return 'This is the home page: the site begins here.';
  if (neededPaths.has(path)) {
    return `The site itself leads to ${path}, from forms, mails or tools.`;
  }
  const isLegal = legalLinks.some((href) => href.replace(/[?#].*$/, '') === path);
  return isLegal ? `${path} is one of the legal links at the foot of every page.` : null;
}

/** First segments reserved for technical routes; pages may not use them. */
const reservedSegments = new Set([
  'cms',
  'api',
  'demos',
  'og',
  'preview',
  'files',
  'healthz',
  'readyz',
  '_next',
  'search',
  'styleguide',
]);

/** Address prefixes of other collections, with their kind of document. */
const takenPrefixes: readonly [prefix: string, holds: string][] = [
  [`${blogPath}/`, 'posts'],
  ['/industries/', 'industries'],
  ['/projects/', 'case studies'],
  ['/portfolio/', 'case studies'],
  [cityPrefix, 'cities'],
  [`${scanPath}/report`, 'scan reports'],
  [`${scanPath}/confirm`, 'confirmations of scans'],
  [`${sitemapToolPath}/result`, 'results of the sitemap tool'],
  [auditPath, 'the beta audit'],
];

const pathPattern = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/;

/** Validates the address of a page: the message shown beside the field, or `null`. */
export function findPathProblem(path: string): string | null {
  if (!path.startsWith('/')) return 'Start the address with a slash, e.g. /about.';
  if (path.length > 1 && path.endsWith('/')) return 'Leave out the slash at the end.';
  if (!pathPattern.test(path)) {
    return 'Use lower-case letters, digits and single dashes, e.g. /services/ai-chatbot.';
  }
  const [, first = ''] = path.split('/');
  if (reservedSegments.has(first)) return `Addresses under /${first} are used by the system.`;
  for (const [prefix, holds] of takenPrefixes) {
    if (path.startsWith(prefix)) return `Addresses that begin with ${prefix} belong to ${holds}.`;
  }
  return null;
}

/** Placeholder origin: a path must resolve to the same origin on every host. */
const ourOrigin = 'https://site.invalid';

/** Browsers remove tabs and line breaks from an address, and treat a backslash as a slash. */
const misread = /[\\\p{Cc}]/u;

/**
 * Whether an address from a request stays on this site, to prevent open redirects. It is parsed as
 * browsers do: `//host` would lead to another site.
 */
export function isOwnPath(path: string): boolean {
  return (
    path.startsWith('/') && !misread.test(path) && URL.parse(path, ourOrigin)?.origin === ourOrigin
  );
}
