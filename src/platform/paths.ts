/**
 * The one authority for addresses on the public site: links, canonical tags, previews, redirects
 * and revalidation all ask here.
 */
export const homePath = '/';
export const pricingPath = '/pricing';
export const blogPath = '/blog';
export const feedPath = '/blog/feed.xml';
export const scanPath = '/scan';
export const sitemapToolPath = '/tools/sitemap';
/** What our scanner is, for the owners of sites that it visits; named in its User-Agent. */
export const scannerBotPath = '/bot';
export const scannerTermsPath = '/scanner-terms';
/** The beta audit, behind a shared password. */
export const auditPath = '/beta-audit-ftj2025';
export const portfolioPath = '/portfolio';
/** Clients open their proposals below it; the address itself is nobody’s page. */
const proposalsPath = '/proposals';
/** The studio’s own screens (specification, section 2); the CMS is elsewhere. */
export const studioPath = '/admin';
export const studioLoginPath = '/admin/login';
export const studioProposalsPath = '/admin/proposals';
export const signInPath = '/auth';
/** Where a sign-in goes on after the password. */
export const secondStepPath = '/auth/second-step';
/** Where the link in a mail leads that confirms another e-mail address of an account. */
export const confirmEmailPath = '/auth/confirm-email';
export const seoDashboardPath = '/seo-dashboard';
/** Where Payload’s back office is. */
export const cmsPath = '/cms';
export const cmsSignInPath = '/cms/login';
/** Everybody's own account in the back office. */
export const ownAccountPath = '/cms/account';
/** Where somebody asks for a link to set a new password. */
export const forgottenPath = '/cms/forgot';
export const priceBoardPath = '/cms/prices';
/** Everything that is held about one person. */
export const personPath = '/cms/person';
export const contactPath = '/contact';
/** A legal page like the others; forms and mails refer to it. */
export const privacyPath = '/privacy-policy';
/** Named in the terms of an order. */
export const termsPath = '/terms-of-service';
export const cancellationPath = '/cancellation-policy';
export const leadAnchorPath = '/#lead-capture';
export const workAnchorPath = '/#portfolio';
/** Demonstration sites: finished files beside the site, with an origin of their own. */
export const demosPrefix = '/demos/';

/**
 * The page of ours that somebody wanted before they had to sign in; the back office's first page for
 * anything else.
 */
export function readStaffPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > 500) return cmsPath;
  if (wanted === seoDashboardPath) return wanted;
  return /^\/cms\/[\w/-]+(\?[\w=&%.[\]-]*)?$/.test(wanted) ? wanted : cmsPath;
}

/** The second step of signing in, on the way to a page. */
export function secondStepPathTo(page: string): string {
  return `${secondStepPath}?${new URLSearchParams({ to: page })}`;
}

/** Where somebody sets a password who was sent the token. */
export function newPasswordPath(token: string): string {
  return `${cmsPath}/reset/${token}`;
}

/**
 * Where an enquiry about something in particular is made: the form then begins with it.
 *
 * @param about `package` is a package's key
 */
export function enquiryPath({ package: key }: { package: string }): string {
  return `${contactPath}?${new URLSearchParams({ package: key })}#lead-capture`;
}

/** Collections whose documents have a page of their own. */
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
 * Screens that are made of code and not of a CMS document, beside `/blog/{slug}` and the like.
 * A link to an address that is neither one of these nor published is left out.
 */
export const screenPaths: readonly string[] = [];

/** City pages are of the first level: `/web-design-reading`. */
export const cityPrefix = '/web-design-';

/** The picture that stands for a page when somebody shares a link to it. */
export function shareCardPath(path: string): string {
  return path === homePath ? '/og' : `/og${path}`;
}

/** A scan’s full report, for whoever has the link. */
export function scanReportPath(id: string): string {
  return `${scanPath}/report/${id}`;
}

/** Where a press of a button confirms the e-mail address of a scan. */
export function scanConfirmPath(id: string): string {
  return `${scanPath}/confirm/${id}`;
}

/** A report of the beta audit. */
export function auditReportPath(id: string): string {
  return `${auditPath}/report/${id}`;
}

/** What the sitemap tool found, for whoever has the link. */
export function crawlResultPath(id: string): string {
  return `${sitemapToolPath}/result/${id}`;
}

/**
 * Where a client reads a proposal.
 *
 * @param key of a private link; null where whoever has the address may open it
 */
export function proposalPath(slug: string, key: string | null = null): string {
  return `${proposalsPath}/${slug}${key ? `?key=${key}` : ''}`;
}

/** The same as a file, where the server can make one. */
export function proposalPdfPath(slug: string, key: string | null = null): string {
  return `${proposalsPath}/${slug}/pdf${key ? `?key=${key}` : ''}`;
}

/** The certificate of a reserved area, for whoever has the link. */
export function certificatePath(id: string): string {
  return `/exclusivity/${id}`;
}

/** Where a post is read. */
export function postPath(slug: string): string {
  return `${blogPath}/${slug}`;
}

/** Where a city's page is. */
export function cityPath(slug: string): string {
  return `${cityPrefix}${slug}`;
}

/** Where the page of a niche in a city is (decisions on the specification). */
export function cityNichePath(city: string, niche: string): string {
  return `${cityPath(city)}/${niche}`;
}

/** Where an industry's page is. */
export function industryPath(slug: string): string {
  return `/industries/${slug}`;
}

/** Where a case study is; `/portfolio/{slug}` leads here. */
export function caseStudyPath(slug: string): string {
  return `/projects/${slug}`;
}

/** Where a legal page is. */
export function legalPath(slug: string): string {
  return `/${slug}`;
}

/** As much of a document as its address needs. A relation is an id until it is looked up. */
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
 * Where a document is shown.
 *
 * @param doc for a page of a niche in a city: with both looked up
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

/** What an address can lead to, before anybody has looked whether it exists. */
export type PathTarget =
  | { collection: 'cities' | 'industries' | 'case-studies'; slug: string }
  | { collection: 'city-niche-pages'; city: string; niche: string }
  | { collection: 'pages'; path: string; legalSlug: string | null };

/**
 * Reads from an address which document it asks for. Posts have a route of their own.
 *
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
 * Other ways to write an address, for whole families of pages. Single ones are redirect records.
 *
 * @returns the canonical path, or `null` when the given one is nobody's alias
 */
export function canonicalOf(path: string): string | null {
  if (path === '/projects') return portfolioPath;
  const [, slug] = /^\/portfolio\/([^/]+)$/.exec(path) ?? [];
  return slug ? caseStudyPath(slug) : null;
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
