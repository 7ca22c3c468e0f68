import fc from 'fast-check';
import type { HeaderLines } from '@/scanner/model/evidence';

const headerNames = `
  access-control-allow-origin alt-svc cache-control content-encoding content-language
  content-security-policy content-security-policy-report-only content-type link
  referrer-policy server set-cookie strict-transport-security x-content-type-options
  x-frame-options x-powered-by x-robots-tag
`
  .trim()
  .split(/\s+/);

const headerValues = [
  '',
  ' ',
  '*',
  ';',
  ',',
  'noindex',
  'googlebot: none',
  'unavailable_after: someday',
  'max-age=0',
  'max-age=99999999999999999999; preload',
  'max-age="31536000"',
  'DENY',
  'sameorigin, deny',
  'nosniff',
  'no-referrer, unsafe-url',
  "default-src 'self'; script-src 'nonce-' 'unsafe-eval' *",
  'br',
  'h2=":443"',
  'a=b; Secure; HttpOnly; SameSite=None; Max-Age=x',
  '__Host-a=; Path',
  '=',
  '<https://x.example/>; rel=canonical',
  '<>; rel="alternate"; hreflang=',
  'Apache/2.4.1 (Unix)',
  'PHP/5.3',
  '\u00e9\u0000',
] as const;

/** Response headers, valid and invalid. */
export const anyHeaders: fc.Arbitrary<HeaderLines> = fc.array(
  fc.tuple(
    fc.constantFrom(...headerNames),
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...headerValues) },
      { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
    ),
  ),
  { maxLength: 5 },
);

/**
 * Text files of a site: robots.txt, style sheets, sitemaps and other content at their addresses.
 */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'User-agent: *',
        'User-agent: GPTBot',
        'Disallow: /',
        'Allow: /*.php$',
        'Sitemap: /s.xml',
        'Sitemap: nope',
        'Content-Signal: ai-train=no',
        '# Shop',
        '- [Menu](/menu)',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<url><loc>https://shop.example/</loc></url>',
        '</urlset>',
        '<!DOCTYPE x [<!ENTITY a "b">]>',
        '@media (min-width: 40em) {',
        '}',
        '@import url(a.css);',
        '/*',
        '*/',
        '\ufeff',
      ),
      fc.string({ unit: 'binary', maxLength: 10 }),
    ),
    { maxLength: 8 },
  )
  .map((lines) => lines.join('\n'));
