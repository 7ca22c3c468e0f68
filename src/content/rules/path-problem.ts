import {
  auditPath,
  blogPath,
  cityPrefix,
  scanPath,
  screenPaths,
  sitemapToolPath,
} from '@/platform/paths';

/** First segments that belong to the machinery; no page may take them. */
const reservedSegments = new Set([
  'cms',
  'api',
  'demos',
  'og',
  'preview',
  'healthz',
  'readyz',
  '_next',
  'styleguide',
]);

/** Addresses that belong to documents of another collection, and what they hold. */
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

/**
 * Says what is wrong with the address of a page, in the words shown beside the field.
 *
 * @returns `null` when the address can be used
 */
export function findPathProblem(path: string): string | null {
  if (!path.startsWith('/')) return 'Start the address with a slash, e.g. /about.';
  if (path.length > 1 && path.endsWith('/')) return 'Leave out the slash at the end.';
  if (!pathPattern.test(path)) {
    return 'Use lower-case letters, digits and single dashes, e.g. /services/ai-chatbot.';
  }
  const [, first = ''] = path.split('/');
  if (reservedSegments.has(first)) return `Addresses under /${first} are used by the system.`;
  if (screenPaths.includes(path)) return 'This address is used by the system.';
  for (const [prefix, holds] of takenPrefixes) {
    if (path.startsWith(prefix)) return `Addresses that begin with ${prefix} belong to ${holds}.`;
  }
  return null;
}
