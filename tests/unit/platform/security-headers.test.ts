import { describe, expect, it } from 'vitest';
import { withoutClientHints } from '@/platform/client-hints';
import { auditPath, seoDashboardPath, signInPath, studioPath } from '@/platform/paths';
import {
  commonHeaders,
  contentPolicy,
  isPrivate,
  noncedPages,
  securityHeaders,
} from '@/platform/security-headers';

type Header = { key: string; value: string };

function headersFor(source: string): Map<string, string> {
  const rules = securityHeaders().filter((rule) => rule.source === source);
  return new Map(rules.flatMap(({ headers }) => headers).map(({ key, value }) => [key, value]));
}

function policy(options?: Parameters<typeof contentPolicy>[0]): Map<string, string> {
  return new Map(
    contentPolicy(options)
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values.join(' ')];
      }),
  );
}

describe('every answer', () => {
  it('closes browser features that no page needs', () => {
    expect(policy()).toEqual(
      new Map([
        ['default-src', "'self'"],
        ['script-src', "'self'"],
        ['style-src', "'self' 'unsafe-inline'"],
        ['img-src', "'self' data: blob:"],
        ['font-src', "'self' data:"],
        ['connect-src', "'self'"],
        ['frame-src', "'self' https:"],
        ['object-src', "'none'"],
        ['base-uri', "'self'"],
        ['form-action', "'self'"],
        ['frame-ancestors', "'self'"],
      ]),
    );
  });

  it('allows the hashed inline scripts', () => {
    const inlineScripts = ["'sha256-a'", "'sha256-b'"];
    expect(policy({ inlineScripts }).get('script-src')).toBe("'self' 'sha256-a' 'sha256-b'");
  });

  it('allows eval in development only', () => {
    expect(policy({ development: true }).get('script-src')).toContain("'unsafe-eval'");
    expect([...policy().values()].join(' ')).not.toMatch(/unsafe-eval|ws:|\*|http:/);
    expect(policy().get('script-src')).not.toContain('unsafe');
  });

  it('prevents sniffing and framing, and limits the referrer', () => {
    const headers = commonHeaders('http://localhost:3000');
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
    expect(headers['X-Frame-Options']).toBe('SAMEORIGIN');
    expect(headers['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['Permissions-Policy']).toMatch(/camera=\(\).*geolocation=\(\)/);
    expect(headers).not.toHaveProperty('Strict-Transport-Security');
  });

  it('enforces https where the site has it', () => {
    const headers = commonHeaders('https://www.example.com');
    expect(headers['Strict-Transport-Security']).toBe('max-age=31536000');
  });
});

it.each([
  auditPath,
  studioPath,
  signInPath,
  seoDashboardPath,
  '/exclusivity',
  '/proposals',
  '/cms',
])('keeps %s out of caches and search engines, and gives its scripts a nonce', (area) => {
  expect(headersFor(`${area}/:path*`).get('X-Robots-Tag')).toBe('noindex, nofollow');
  for (const path of [area, `${area}/below`]) {
    expect(isPrivate(path)).toBe(true);
    expect(noncedPages.test(path)).toBe(true);
  }
  expect(isPrivate(`${area}-of-another-name`)).toBe(false);
});

it('isolates demonstrations in their own origin', () => {
  const headers = headersFor('/demos/:path*');
  const policyOf = headers.get('Content-Security-Policy') ?? '';
  expect(policyOf).toMatch(/^default-src 'none'/);
  expect(policyOf).toContain('sandbox allow-scripts allow-forms allow-popups');
  expect(policyOf).not.toMatch(
    /allow-same-origin|allow-top-navigation|unsafe-|https?:|connect-src/,
  );
  expect(policyOf).toContain("form-action 'none'");
  expect(headers.get('X-Robots-Tag')).toBe('noindex');
});

it('keeps the back office out of search engines', () => {
  expect(headersFor('/(cms|api|preview)/:path*').get('X-Robots-Tag')).toBe('noindex, nofollow');
});

describe('colour-scheme hints of the CMS', () => {
  const rulesAfter = async (rules: { source: string; headers: Header[] }[]) =>
    withoutClientHints({ headers: async () => rules }).headers?.();

  it('are removed from public pages, in any case', async () => {
    const rules = await rulesAfter([
      {
        source: '/:path*',
        headers: [
          { key: 'ACCEPT-CH', value: 'x' },
          { key: 'Critical-CH', value: 'x' },
          { key: 'Vary', value: 'x' },
        ],
      },
      { source: '/cms/:path*', headers: [{ key: 'Accept-CH', value: 'x' }] },
    ]);
    expect(rules).toEqual([{ source: '/cms/:path*', headers: [{ key: 'Accept-CH', value: 'x' }] }]);
  });

  it('are removed without other headers', async () => {
    const kept = { key: 'X-Frame-Options', value: 'SAMEORIGIN' };
    const rules = await rulesAfter([
      { source: '/:path*', headers: [kept, { key: 'Vary', value: 'x' }] },
    ]);
    expect(rules).toEqual([{ source: '/:path*', headers: [kept] }]);
  });

  it('may be absent', () => {
    expect(withoutClientHints({ poweredByHeader: false })).toEqual({ poweredByHeader: false });
  });
});
