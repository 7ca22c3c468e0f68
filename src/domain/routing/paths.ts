/**
 * The one authority for addresses on the public site: links, canonical tags, previews, redirects
 * and revalidation all ask here.
 */
export const homePath = '/';
export const pricingPath = '/pricing';
export const blogPath = '/blog';
export const scanPath = '/scan';
export const leadAnchorPath = '/#lead-capture';

/** Collections whose documents have a page of their own. */
export const pagedCollections = ['pages', 'posts'] as const;
export type PagedCollection = (typeof pagedCollections)[number];

/** First segments that belong to the machinery; no page may take them. */
const reservedSegments = new Set([
  'cms',
  'api',
  'preview',
  'healthz',
  'readyz',
  '_next',
  'styleguide',
]);

const pathPattern = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/;

/** Where a post is read. */
export function postPath(slug: string): string {
  return `${blogPath}/${slug}`;
}

/**
 * Where a document is shown.
 *
 * @param doc the document, or as much of it as its address needs
 * @returns a path that starts with `/`, or `null` while the address field is empty
 */
export function pathOf(
  collection: PagedCollection,
  doc: { path?: string | null; slug?: string | null },
): string | null {
  if (collection === 'pages') return doc.path || null;
  return doc.slug ? postPath(doc.slug) : null;
}

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
  if (path.startsWith(`${blogPath}/`)) return 'Addresses under /blog belong to posts.';
  return null;
}

/**
 * Turns the catch-all route's segments into the path that documents are stored under.
 *
 * @param segments as Next hands them over, still percent-encoded; `undefined` for the home page
 */
export function pathFromSegments(segments: readonly string[] | undefined): string {
  return `/${(segments ?? []).join('/')}`;
}

/**
 * Makes a path absolute.
 *
 * @param siteUrl origin without a slash at the end
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  return path === homePath ? `${siteUrl}/` : `${siteUrl}${path}`;
}
