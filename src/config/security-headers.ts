/** Our demonstration sites are framed from here; those of clients, over https, from anywhere. */
const framed = "'self' https:";

/**
 * Headers of every answer. Pages are cached as finished HTML, so scripts can't carry a nonce, and
 * Next starts its pages with inline scripts: hence 'unsafe-inline' for scripts, with everything
 * else closed. Frames show live previews, in a sandbox.
 */
const policy = (extra: Record<string, string> = {}) =>
  Object.entries({
    'default-src': "'self'",
    'script-src': "'self' 'unsafe-inline'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
    'frame-src': framed,
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    ...extra,
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

// React's development build and hot reload evaluate code and open a socket.
const developmentOnly: Record<string, string> = {
  'script-src': "'self' 'unsafe-inline' 'unsafe-eval'",
  'connect-src': "'self' ws:",
};

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

/**
 * Behind a password, and so are the gates themselves; certificates have unguessable addresses.
 */
const privateAreas = ['/beta-audit-ftj2025', '/admin', '/auth', '/seo-dashboard', '/exclusivity'];

/** Header rules in the form that Next's configuration takes. */
export const securityHeaders = ({ development }: { development: boolean }) => [
  {
    source: '/:path*',
    headers: [
      { key: 'Content-Security-Policy', value: policy(development ? developmentOnly : {}) },
      { key: 'X-Content-Type-Options', value: 'nosniff' },
      { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
      { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
      {
        key: 'Permissions-Policy',
        value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      },
      { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    ],
  },
  {
    source: '/demos/:path*',
    headers: Object.entries(demoHeaders).map(([key, value]) => ({ key, value })),
  },
  {
    // The back office and its answers: never in a cache, never in a search engine.
    source: '/(cms|api|preview)/:path*',
    headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }],
  },
  {
    // Pictures of the public pages.
    source: '/api/media/file/:path*',
    headers: [{ key: 'X-Robots-Tag', value: 'all' }],
  },
  ...privateAreas.map((area) => ({
    source: `${area}/:path*`,
    headers: [
      { key: 'Cache-Control', value: 'no-store' },
      { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
    ],
  })),
  {
    // For one client; a key in the address goes to no other site.
    source: '/proposals/:path*',
    headers: [
      { key: 'Cache-Control', value: 'no-store' },
      { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
      { key: 'Referrer-Policy', value: 'same-origin' },
    ],
  },
  {
    source: '/cms/:path*',
    headers: [
      { key: 'Cache-Control', value: 'no-store' },
      { key: 'Accept-CH', value: 'Sec-CH-Prefers-Color-Scheme' },
      { key: 'Critical-CH', value: 'Sec-CH-Prefers-Color-Scheme' },
      { key: 'Vary', value: 'Sec-CH-Prefers-Color-Scheme' },
    ],
  },
];
