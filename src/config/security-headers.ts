/**
 * Headers of every answer. Pages are cached as finished HTML, so scripts can't carry a nonce, and
 * Next starts its pages with inline scripts: hence 'unsafe-inline' for scripts, with everything
 * else closed. Frames of our own origin are needed by the live preview.
 */
const policy = (extra: Record<string, string> = {}) =>
  Object.entries({
    'default-src': "'self'",
    'script-src': "'self' 'unsafe-inline'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
    'frame-src': "'self'",
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
    // The back office and its answers: never in a cache, never in a search engine.
    source: '/(cms|api|preview)/:path*',
    headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }],
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
