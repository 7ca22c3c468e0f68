/** Frames for our demonstration sites, and for clients' sites over https. */
const framed = "'self' https:";

/** React's development build and hot reload evaluate code, write scripts and open a socket. */
const developmentOnly: Record<string, string> = {
  'script-src': "'self' 'unsafe-inline' 'unsafe-eval'",
  'connect-src': "'self' ws:",
};

/** @param inlineScripts hashes or a nonce, in quotes; other inline scripts are blocked */
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

const strictTransport = 'max-age=31536000';

/** Headers of every answer, from the server: Next's configuration has no address at build time. */
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
 * The policy's `sandbox` gives a demonstration an opaque origin, in a frame or in its own tab:
 * no cookies, no storage, no access to the site's pages.
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

/** Pages rendered on each view. Their inline scripts carry a nonce: hashes do not suit streams. */
export const noncedPages = below(...closedAreas);

/** Answers for one reader, never cached. Pictures below `/api/media/file` are public. */
const privateAnswers = below(
  ...closedAreas,
  'api(?!/media/file/)',
  'preview',
  'scan/report',
  'scan/confirm',
  'scan/mail',
  'tools/sitemap/result',
);

export function isPrivate(path: string): boolean {
  return privateAnswers.test(path);
}

const rule = (source: string, headers: Record<string, string>) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

const unlisted = { 'X-Robots-Tag': 'noindex, nofollow' };
const colourScheme = 'Sec-CH-Prefers-Color-Scheme';

/** Next's header rules of single areas, which override `commonHeaders`. */
export const securityHeaders = () => [
  rule('/demos/:path*', demoHeaders),
  // The back office and its API: never in a search engine.
  rule('/(cms|api|preview)/:path*', unlisted),
  // Pictures of the public pages.
  rule('/api/media/file/:path*', { 'X-Robots-Tag': 'all' }),
  ...closedAreas.map((area) => rule(`/${area}/:path*`, unlisted)),
  // Other sites must not receive the key in the address.
  rule('/proposals/:path*', { 'Referrer-Policy': 'same-origin' }),
  rule('/cms/:path*', {
    'Accept-CH': colourScheme,
    'Critical-CH': colourScheme,
    Vary: colourScheme,
  }),
];
