/**
 * The only source of addresses on the public site, for links, canonical tags, previews, redirects
 * and revalidation.
 */
export const homePath = '/';
export const pricingPath = '/pricing';
export const blogPath = '/blog';
export const feedPath = '/blog/feed.xml';
export const scanPath = '/scan';
export const sitemapToolPath = '/tools/sitemap';
/** Explains our scanner to owners of scanned sites; named in its User-Agent. */
export const scannerBotPath = '/bot';
export const scannerTermsPath = '/scanner-terms';
/** The beta audit, protected by a shared password. */
export const auditPath = '/beta-audit-ftj2025';
export const portfolioPath = '/portfolio';
/** Parent of the proposals' addresses; has no page. */
const proposalsPath = '/proposals';
/** The studio's screens (specification, section 2); the CMS is at another path. */
export const studioPath = '/admin';
export const studioLoginPath = '/admin/login';
export const studioProposalsPath = '/admin/proposals';
export const signInPath = '/auth';
/** The second step of signing in. */
export const secondStepPath = '/auth/second-step';
/** The target of the mail that confirms an account's new e-mail address. */
export const confirmEmailPath = '/auth/confirm-email';
export const seoDashboardPath = '/seo-dashboard';
/** Payload's back office. */
export const cmsPath = '/cms';
export const cmsSignInPath = '/cms/login';
/** The signed-in user's account in the back office. */
export const ownAccountPath = '/cms/account';
/** The form that requests a password link. */
export const forgottenPath = '/cms/forgot';
export const priceBoardPath = '/cms/prices';
/** All data held about one person. */
export const personPath = '/cms/person';
export const contactPath = '/contact';
/** A legal page; forms and mails link to it. */
export const privacyPath = '/privacy-policy';
/** Linked from the terms of an order. */
export const termsPath = '/terms-of-service';
export const cancellationPath = '/cancellation-policy';
export const leadAnchorPath = '/#lead-capture';
export const workAnchorPath = '/#portfolio';
/** Demonstration sites: static files with a separate origin. */
export const demosPrefix = '/demos/';

/**
 * The page requested before signing in. Other sites' addresses are replaced by the back office's
 * first page, against open redirects.
 */
export function readStaffPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > 500) return cmsPath;
  if (wanted === seoDashboardPath) return wanted;
  return /^\/cms\/[\w/-]+(\?[\w=&%.[\]-]*)?$/.test(wanted) ? wanted : cmsPath;
}

/** The second step of signing in, followed by a page. */
export function secondStepPathTo(page: string): string {
  return `${secondStepPath}?${new URLSearchParams({ to: page })}`;
}

/** The form for a new password, opened with a mailed token. */
export function newPasswordPath(token: string): string {
  return `${cmsPath}/reset/${token}`;
}

/**
 * The enquiry form, prefilled with a subject.
 * @param about `package` is a package's key
 */
export function enquiryPath({ package: key }: { package: string }): string {
  return `${contactPath}?${new URLSearchParams({ package: key })}#lead-capture`;
}

/** Collections whose documents have pages. */
export const pagedCollections = [
  'pages',
  'posts',
  'cities',
  'city-niche-pages',
  'industries',
  'case-studies',
  'legal-pages',
] as const;
export type PagedCollection = (typeof pagedCollections)[number];

/**
 * Screens made by code instead of a CMS document, beside `/blog/{slug}` and the like. Links to
 * other unpublished addresses are omitted.
 */
export const screenPaths: readonly string[] = [];

/** City pages are at the first level: `/web-design-reading`. */
export const cityPrefix = '/web-design-';

/** The share picture of a page. */
export function shareCardPath(path: string): string {
  return path === homePath ? '/og' : `/og${path}`;
}

/** A scan's full report, open to holders of the link. */
export function scanReportPath(id: string): string {
  return `${scanPath}/report/${id}`;
}

/** The page with the button that confirms a scan's e-mail address. */
export function scanConfirmPath(id: string): string {
  return `${scanPath}/confirm/${id}`;
}

/** A report of the beta audit. */
export function auditReportPath(id: string): string {
  return `${auditPath}/report/${id}`;
}

/** The sitemap tool's result, open to holders of the link. */
export function crawlResultPath(id: string): string {
  return `${sitemapToolPath}/result/${id}`;
}

/**
 * A proposal's page.
 * @param key of the private link; null if the address alone gives access
 */
export function proposalPath(slug: string, key: string | null = null): string {
  return `${proposalsPath}/${slug}${key ? `?key=${key}` : ''}`;
}

/** The proposal as PDF, if the server can print it. */
export function proposalPdfPath(slug: string, key: string | null = null): string {
  return `${proposalsPath}/${slug}/pdf${key ? `?key=${key}` : ''}`;
}

/** The certificate of a reserved area, open to holders of the link. */
export function certificatePath(id: string): string {
  return `/exclusivity/${id}`;
}

export function postPath(slug: string): string {
  return `${blogPath}/${slug}`;
}

export function cityPath(slug: string): string {
  return `${cityPrefix}${slug}`;
}

/** A niche's page in a city (decisions on the specification). */
export function cityNichePath(city: string, niche: string): string {
  return `${cityPath(city)}/${niche}`;
}

export function industryPath(slug: string): string {
  return `/industries/${slug}`;
}

/** A case study's page; `/portfolio/{slug}` redirects here. */
export function caseStudyPath(slug: string): string {
  return `/projects/${slug}`;
}

export function legalPath(slug: string): string {
  return `/${slug}`;
}

/** The fields that determine a document's address. A relation is an id until populated. */
export interface Addressed {
  path?: string | null;
  slug?: string | null;
  city?: unknown;
  niche?: unknown;
}

function slugOf(related: unknown): string | null {
  if (typeof related !== 'object' || related === null) return null;
  return (related as { slug?: string | null }).slug || null;
}

/**
 * A document's public path.
 * @param doc for a city-niche page: with both relations populated
 * @returns a path that starts with `/`, or `null` while the address field is empty
 */
export function pathOf(collection: PagedCollection, doc: Addressed): string | null {
  if (collection === 'pages') return doc.path || null;
  if (collection === 'city-niche-pages') {
    const [city, niche] = [slugOf(doc.city), slugOf(doc.niche)];
    return city && niche ? cityNichePath(city, niche) : null;
  }
  if (!doc.slug) return null;
  switch (collection) {
    case 'posts':
      return postPath(doc.slug);
    case 'cities':
      return cityPath(doc.slug);
    case 'industries':
      return industryPath(doc.slug);
    case 'case-studies':
      return caseStudyPath(doc.slug);
    case 'legal-pages':
      return legalPath(doc.slug);
  }
}

/** The possible target of an address, before its existence is checked. */
export type PathTarget =
  | { collection: 'cities' | 'industries' | 'case-studies'; slug: string }
  | { collection: 'city-niche-pages'; city: string; niche: string }
  | { collection: 'pages'; path: string; legalSlug: string | null };

/**
 * Finds the document that an address requests. Posts have a separate route.
 * @param path starts with `/`, without query
 */
export function targetOf(path: string): PathTarget {
  const [first = '', second, ...rest] = path.slice(1).split('/');
  if (rest.length === 0 && first.startsWith(cityPrefix.slice(1))) {
    const city = first.slice(cityPrefix.length - 1);
    return second === undefined
      ? { collection: 'cities', slug: city }
      : { collection: 'city-niche-pages', city, niche: second };
  }
  if (rest.length === 0 && second !== undefined) {
    if (first === 'industries') return { collection: 'industries', slug: second };
    if (first === 'projects') return { collection: 'case-studies', slug: second };
  }
  return { collection: 'pages', path, legalSlug: second === undefined && first ? first : null };
}

/**
 * Alternative addresses of whole families of pages. Single ones are redirect records.
 * @returns the canonical path, or `null` if the given one is no alias
 */
export function canonicalOf(path: string): string | null {
  if (path === '/projects') return portfolioPath;
  const [, slug] = /^\/portfolio\/([^/]+)$/.exec(path) ?? [];
  return slug ? caseStudyPath(slug) : null;
}

/**
 * Converts the catch-all route's segments to the stored path of a document.
 * @param segments from Next, still percent-encoded; `undefined` for the home page
 */
export function pathFromSegments(segments: readonly string[] | undefined): string {
  return `/${(segments ?? []).join('/')}`;
}

/**
 * Makes a path absolute.
 * @param siteUrl origin without a trailing slash
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  return path === homePath ? `${siteUrl}/` : `${siteUrl}${path}`;
}
