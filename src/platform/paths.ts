/** The only source of addresses on the public site. */
export const homePath = '/';
export const pricingPath = '/pricing';
export const blogPath = '/blog';
export const feedPath = '/blog/feed.xml';
export const llmsPath = '/llms.txt';
/** Lists the files of the sitemap. */
export const sitemapPath = '/sitemap.xml';
export const pagesSitemapPath = '/sitemap-pages.xml';
export const scanPath = '/scan';
export const sitemapToolPath = '/tools/sitemap';
/** Explains our scanner; named in its User-Agent. */
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
export const secondStepPath = '/auth/second-step';
/** The target of the mail that confirms a new e-mail address. */
export const confirmEmailPath = '/auth/confirm-email';
export const seoDashboardPath = '/seo-dashboard';
export const cmsPath = '/cms';
export const cmsSignInPath = '/cms/login';
export const ownAccountPath = '/cms/account';
export const forgottenPath = '/cms/forgot';
export const priceBoardPath = '/cms/prices';
export const personPath = '/cms/person';
/** Search over everything published; also reads `?q=`. */
export const searchPath = '/search';
export const contactPath = '/contact';
export const privacyPath = '/privacy-policy';
export const termsPath = '/terms-of-service';
export const cancellationPath = '/cancellation-policy';
/** Whether a site's address is this machine's own, which search engines can't reach. */
export function isLocalAddress(siteUrl: string): boolean {
  return /^(localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(siteUrl).hostname);
}

export const leadAnchorPath = '/#lead-capture';
export const workAnchorPath = '/#portfolio';
/** Static files with a separate origin. */
export const demosPrefix = '/demos/';

/** The page requested before signing in. Addresses of other sites become the first page. */
export function readStaffPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > 500) return cmsPath;
  if (wanted === seoDashboardPath) return wanted;
  return /^\/cms\/[\w/-]+(\?[\w=&%.[\]-]*)?$/.test(wanted) ? wanted : cmsPath;
}

export const secondStepPathTo = (page: string) =>
  `${secondStepPath}?${new URLSearchParams({ to: page })}`;
export const newPasswordPath = (token: string) => `${cmsPath}/reset/${token}`;

/** The enquiry form for a package or a monthly plan, named by its key, or for a town and a trade. */
export function enquiryPath(about: { package?: string; town?: string; trade?: string }): string {
  return `${contactPath}?${new URLSearchParams(about)}#lead-capture`;
}

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

/** City pages are at the first level: `/web-design-reading`. */
export const cityPrefix = '/web-design-';

export const shareCardPath = (path: string) => (path === homePath ? '/og' : `/og${path}`);

/** A scan's report, open to holders of the link. */
export const scanReportPath = (id: string) => `${scanPath}/report/${id}`;
export const scanConfirmPath = (id: string) => `${scanPath}/confirm/${id}`;
/** Confirms and ends reports by mail. */
export const reportMailPath = `${scanPath}/mail`;
export const auditReportPath = (id: string) => `${auditPath}/report/${id}`;

/** The sitemap tool's result, open to holders of the link. */
export const crawlResultPath = (id: string) => `${sitemapToolPath}/result/${id}`;

/** @param key of the private link; null if the address alone gives access */
export const proposalPath = (slug: string, key: string | null = null) =>
  `${proposalsPath}/${slug}${key ? `?key=${key}` : ''}`;
export const proposalPdfPath = (slug: string, key: string | null = null) =>
  `${proposalsPath}/${slug}/pdf${key ? `?key=${key}` : ''}`;

/** The certificate of a reserved area, open to holders of the link. */
export const certificatePath = (id: string) => `/exclusivity/${id}`;

export const postPath = (slug: string) => `${blogPath}/${slug}`;

/** A page of the blog's list, counted from 1. */
export const blogListPath = (page: number) => (page === 1 ? blogPath : `${blogPath}/page/${page}`);

/** The number of a page of the blog's list; `null` for other addresses. */
export function blogListPageOf(path: string): number | null {
  if (path === blogPath) return 1;
  const [, digits] = /^\/blog\/page\/([1-9]\d{0,5})$/.exec(path) ?? [];
  return digits === undefined || digits === '1' ? null : Number(digits);
}

/** Query parameters of the blog's filter. */
export const blogFilterParams = ['q', 'category'] as const;

/** Has a page for each request, unlike the list itself: next.config.ts leads the query there. */
export const blogFilterRoute = `${blogPath}/page/filtered`;

/** True for the filtered list, whose address differs from the list's by its query alone. */
export function isFilteredBlog(path: string, address: string): boolean {
  if (path !== blogPath || !address.includes('?')) return false;
  const query = new URLSearchParams(address.slice(address.indexOf('?')));
  return blogFilterParams.some((name) => query.getAll(name).some(Boolean));
}

/** A sitemap of posts, counted from 1. */
export const postsSitemapPath = (file: number) => `/sitemap-posts-${file}.xml`;
export const cityPath = (slug: string) => `${cityPrefix}${slug}`;
export const cityNichePath = (city: string, niche: string) => `${cityPath(city)}/${niche}`;
export const industryPath = (slug: string) => `/industries/${slug}`;

/** A case study's page; `/portfolio/{slug}` redirects here. */
export const caseStudyPath = (slug: string) => `/projects/${slug}`;
export const legalPath = (slug: string) => `/${slug}`;

const pathBySlug = {
  posts: postPath,
  cities: cityPath,
  industries: industryPath,
  'case-studies': caseStudyPath,
  'legal-pages': legalPath,
};

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

/** `null` while the address is empty. Relations of a city-niche page must be populated. */
export function pathOf(collection: PagedCollection, doc: Addressed): string | null {
  if (collection === 'pages') return doc.path || null;
  if (collection === 'city-niche-pages') {
    const [city, niche] = [slugOf(doc.city), slugOf(doc.niche)];
    return city && niche ? cityNichePath(city, niche) : null;
  }
  return doc.slug ? pathBySlug[collection](doc.slug) : null;
}

export type PathTarget =
  | { collection: 'cities' | 'industries' | 'case-studies'; slug: string }
  | { collection: 'city-niche-pages'; city: string; niche: string }
  | { collection: 'pages'; path: string; legalSlug: string | null };

/** The document that a path requests, before its existence is checked. Posts have a route. */
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

/** The canonical path of an alias, `null` for others. Single aliases are redirect records. */
export function canonicalOf(path: string): string | null {
  if (path === '/projects') return portfolioPath;
  if (path === `${blogPath}/page/1`) return blogPath;
  const [, slug] = /^\/portfolio\/([^/]+)$/.exec(path) ?? [];
  return slug ? caseStudyPath(slug) : null;
}

/** The stored path for the catch-all route's segments. */
export function pathFromSegments(segments: readonly string[] | undefined): string {
  return `/${(segments ?? []).join('/')}`;
}

/** @param siteUrl origin without a trailing slash */
export function absoluteUrl(siteUrl: string, path: string): string {
  return path === homePath ? `${siteUrl}/` : `${siteUrl}${path}`;
}
