/** Our demonstration sites are framed from here; those of clients, over https, from anywhere. */
const framed = "'self' https:";

/** React's development build and hot reload evaluate code, write scripts and open a socket. */
const developmentOnly: Record<string, string> = {
  'script-src': "'self' 'unsafe-inline' 'unsafe-eval'",
  'connect-src': "'self' ws:",
};

/**
 * What a page may load and run. Next starts its pages with inline scripts: the server in front of it
 * names those of each page, by their hashes or with a nonce, and no other one runs. Frames show live
 * previews, in a sandbox.
 *
 * @param inlineScripts hashes or a nonce, in the quotes of a policy
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

/** A browser that has seen the site over https never asks for it without, for a year. */
const strictTransport = 'max-age=31536000';

/**
 * Headers of every answer. The server sets them and not Next’s configuration: that is fixed by the
 * build, which knows no address, and an answer of the server itself would be without.
 *
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
 * The demonstration sites. A frame’s own `sandbox` would let them be of our origin, and they open in
 * tabs of their own, too: with `sandbox` in their policy, without `allow-same-origin`, they have an
 * origin of their own wherever they are shown, and with it no cookie, no storage and no page of ours.
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
  // Fonts are fetched with CORS, and for an origin of its own the whole site is foreign.
  'Access-Control-Allow-Origin': '*',
  // A sandboxed page that asks for this isolation is not shown at all.
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'Cache-Control': 'public, max-age=3600',
  'X-Robots-Tag': 'noindex',
};

const below = (...areas: string[]) => new RegExp(`^/(?:${areas.join('|')})(?:/|$)`);

/** Behind a password, and so are the gates themselves; proposals and certificates are for one client. */
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
 * Pages that are rendered at each view: their inline scripts carry a nonce. A hash would do for them,
 * too, but some are sent piece by piece.
 */
export const noncedPages = below(...closedAreas);

/** Answers for one reader: never in a cache. Pictures below `/api/media/file` are the public’s. */
const privateAnswers = below(
  ...closedAreas,
  'api(?!/media/file/)',
  'preview',
  'scan/report',
  'scan/confirm',
  'tools/sitemap/result',
);

/** Whether the answer at a path is for one reader only. */
export function isPrivate(path: string): boolean {
  return privateAnswers.test(path);
}

/**
 * Header rules of single areas, in the form that Next's configuration takes. What every answer has
 * comes from `commonHeaders`; a rule here replaces it.
 */
export const securityHeaders = () => [
  {
    source: '/demos/:path*',
    headers: Object.entries(demoHeaders).map(([key, value]) => ({ key, value })),
  },
  {
    // The back office and its answers: never in a search engine.
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
    // A key in the address goes to no other site.
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
