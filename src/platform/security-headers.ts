/** Frames for our demonstration sites, and for clients' sites over https. */
const framed = "'self' https:";

/** React's development build and hot reload evaluate code, write scripts and open a socket. */
const developmentOnly: Record<string, string> = {
  'script-src': "'self' 'unsafe-inline' 'unsafe-eval'",
  'connect-src': "'self' ws:",
};

/**
 * The content security policy of a page. Next starts its pages with inline scripts: the server
 * names each page's own by hash or nonce, and others are blocked. Frames show sandboxed live
 * previews.
 * @param inlineScripts hashes or a nonce, in the policy's quotes
 */
export function contentPolicy({
  development = false,
  inlineScripts = [],
}: {
  development?: boolean;
  inlineScripts?: readonly string[];
} = {}): string {
  const directives = {
    'default-src': "'self'",
    'script-src': ["'self'", ...inlineScripts].join(' '),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
    'frame-src': framed,
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    ...(development ? developmentOnly : {}),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** Browsers that have seen the site over https use only https for a year. */
const strictTransport = 'max-age=31536000';

/**
 * Headers of every answer. The server sets them because Next's configuration is fixed at build
 * time, without an address, and does not cover the server's own answers.
 * @param siteUrl the public address
 */
export function commonHeaders(siteUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': strictTransport } : {}),
  };
}

/**
 * The demonstration sites. A frame's `sandbox` attribute would leave them in our origin, and they
 * also open in separate tabs. The policy's `sandbox` without `allow-same-origin` always gives them
 * an opaque origin: no cookies, no storage, no access to the site's pages.
 */
const demoHeaders = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  ].join('; '),
  // Fonts are fetched with CORS, and an opaque origin makes the whole site foreign.
  'Access-Control-Allow-Origin': '*',
  // Browsers do not show a sandboxed page that requests this isolation.
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'Cache-Control': 'public, max-age=3600',
  'X-Robots-Tag': 'noindex',
};

const below = (...areas: string[]) => new RegExp(`^/(?:${areas.join('|')})(?:/|$)`);

/** Protected areas and their password pages; proposals and certificates are for one client. */
const closedAreas = [
  'cms',
  'admin',
  'auth',
  'seo-dashboard',
  'proposals',
  'exclusivity',
  'beta-audit-ftj2025',
];

/**
 * Pages rendered on each view: their inline scripts carry a nonce. Hashes would not suit pages that
 * are streamed.
 */
export const noncedPages = below(...closedAreas);

/** Answers for one reader, never cached. Pictures below `/api/media/file` are public. */
const privateAnswers = below(
  ...closedAreas,
  'api(?!/media/file/)',
  'preview',
  'scan/report',
  'scan/confirm',
  'tools/sitemap/result',
);

/** True if the answer at a path is for one reader only. */
export function isPrivate(path: string): boolean {
  return privateAnswers.test(path);
}

/**
 * Header rules of single areas, as Next's configuration takes them. They override `commonHeaders`.
 */
export const securityHeaders = () => [
  {
    source: '/demos/:path*',
    headers: Object.entries(demoHeaders).map(([key, value]) => ({ key, value })),
  },
  {
    // The back office and its API: never in a search engine.
    source: '/(cms|api|preview)/:path*',
    headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }],
  },
  {
    // Pictures of the public pages.
    source: '/api/media/file/:path*',
    headers: [{ key: 'X-Robots-Tag', value: 'all' }],
  },
  ...closedAreas.map((area) => ({
    source: `/${area}/:path*`,
    headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }],
  })),
  {
    // Other sites must not receive the key in the address.
    source: '/proposals/:path*',
    headers: [{ key: 'Referrer-Policy', value: 'same-origin' }],
  },
  {
    source: '/cms/:path*',
    headers: [
      { key: 'Accept-CH', value: 'Sec-CH-Prefers-Color-Scheme' },
      { key: 'Critical-CH', value: 'Sec-CH-Prefers-Color-Scheme' },
      { key: 'Vary', value: 'Sec-CH-Prefers-Color-Scheme' },
    ],
  },
];
