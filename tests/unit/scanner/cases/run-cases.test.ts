import { describe, expect, it } from 'vitest';
import { caseEvidence } from '@/scanner/cases/case-evidence';
import { type PageCase, readCases } from '@/scanner/cases/read-cases';
import { agreementByCheck, agreementOf, percentOf, runCases } from '@/scanner/cli/cases';

const html =
  '<!doctype html><html lang="en"><head><title>Shop</title></head><body><h1>Hi</h1></body></html>';

function pageCase(
  parts: Partial<Omit<PageCase, 'page'>> & { page?: Partial<PageCase['page']> },
): PageCase {
  const { page, ...rest } = parts;
  return {
    kind: 'page',
    id: 'set/one',
    expect: {},
    ...rest,
    page: { url: 'https://shop.example/path', status: 200, headers: [], html, ...page },
  };
}

const robotsCase = {
  kind: 'robots',
  id: 'set/robots',
  robots: 'User-agent: FooBot\nDisallow: /x',
  agent: 'FooBot',
  url: 'https://shop.example/x',
  allowed: false,
} as const;

describe('a file of cases', () => {
  it('holds one case per line', () => {
    const text = `${JSON.stringify(pageCase({ id: 'a' }))}\n\n${JSON.stringify(robotsCase)}\n`;
    expect(readCases(text).map(({ id, kind }) => [id, kind])).toEqual([
      ['a', 'page'],
      ['set/robots', 'robots'],
    ]);
  });

  it.each([
    ['{"kind":"page"', 'Line 2 is no JSON'],
    ['{"kind":"page","id":"x"}', 'Line 2 is no case'],
    ['{"kind":"film"}', 'Line 2 is no case'],
  ])('names the invalid line: %s', (line, message) => {
    expect(() => readCases(`\n${line}`)).toThrow(message);
  });
});

describe('the evidence of a case', () => {
  it('contains the case’s facts and nothing else', () => {
    const evidence = caseEvidence(pageCase({ robotsTxt: { status: 200, body: 'User-agent: *' } }));
    expect(evidence).toMatchObject({
      askedUrl: 'https://shop.example/path',
      url: 'https://shop.example/path',
      hops: [{ url: 'https://shop.example/path', status: 200, location: null }],
      robotsTxt: {
        value: { url: 'https://shop.example/robots.txt', status: 200, body: 'User-agent: *' },
      },
      llmsTxt: { value: { url: 'https://shop.example/llms.txt', status: 404, body: '' } },
    });
    for (const part of ['tls', 'ttfbMs', 'assets', 'links', 'httpVisit', 'sidePages'] as const) {
      expect(evidence[part].known, part).toBe(false);
    }
  });

  it('contains files, links, other pages and records, with whole addresses', () => {
    const mail = { domain: 'shop.example', takesMail: true, spf: ['v=spf1 -all'], dmarc: [] };
    const [read] = readCases(
      JSON.stringify(
        pageCase({
          assets: [{ url: '/a.css', kind: 'style', status: 404 }] as PageCase['assets'],
          links: [{ url: 'next', status: null }],
          socialLinks: [{ url: 'https://www.facebook.com/shop', status: 404 }],
          favicon: { url: '/favicon.ico', isNamed: false, status: 200, contentType: null },
          securityTxt: { status: 200, body: 'Contact: mailto:a@shop.example' },
          mail,
          sidePages: [{ url: '/contact', html: '<title>Contact</title>' }],
          htmlBytes: 3_000_000,
          scannedAt: '2026-01-01T00:00:00Z',
        }),
      ),
    );
    if (read?.kind !== 'page') throw new Error('It was not read as a page.');
    expect(caseEvidence(read)).toMatchObject({
      assets: { value: [{ url: 'https://shop.example/a.css', status: 404, bytes: null }] },
      links: { value: [{ url: 'https://shop.example/next', status: null }] },
      socialLinks: { value: [{ url: 'https://www.facebook.com/shop', status: 404 }] },
      favicon: { value: { url: 'https://shop.example/favicon.ico', isNamed: false, status: 200 } },
      securityTxt: { value: { url: 'https://shop.example/.well-known/security.txt' } },
      mail: { value: mail },
      sidePages: { value: [{ url: 'https://shop.example/contact' }] },
      htmlBytes: 3_000_000,
      scannedAt: '2026-01-01T00:00:00Z',
    });
  });

  it('tells a missing security.txt from an unknown one', () => {
    expect(caseEvidence(pageCase({ securityTxt: null })).securityTxt).toMatchObject({
      value: { status: 404, body: '' },
    });
    expect(caseEvidence(pageCase({})).securityTxt.known).toBe(false);
  });

  it('treats a robots.txt of null as missing', () => {
    expect(caseEvidence(pageCase({ robotsTxt: null })).robotsTxt).toMatchObject({
      value: { status: 404, body: '' },
    });
  });

  it('contains the hops of the visit', () => {
    const redirects = [
      { url: 'http://shop.example/', status: 301 },
      { url: 'https://shop.example/path', status: 200 },
    ];
    const evidence = caseEvidence(pageCase({ redirects }));
    const hops = [
      { ...redirects[0], location: 'https://shop.example/path' },
      { ...redirects[1], location: null },
    ];
    expect(evidence).toMatchObject({ askedUrl: 'http://shop.example/', hops });
    expect(evidence.httpVisit).toEqual({ known: true, value: hops });
  });

  it('treats empty redirects as no answer on http', () => {
    const evidence = caseEvidence(pageCase({ redirects: [] }));
    expect(evidence.httpVisit).toEqual({ known: true, value: [] });
    expect(evidence.hops).toHaveLength(1);
  });

  it('counts cookies with the headers', () => {
    const { cookies, headers } = caseEvidence(
      pageCase({ page: { headers: [['Set-Cookie', 'a=1']] }, cookies: ['b=2; Secure'] }),
    );
    expect(cookies).toEqual(['a=1', 'b=2; Secure']);
    expect(headers).toContainEqual(['set-cookie', 'b=2; Secure']);
  });

  it('records an Origin only for the CORS request', () => {
    const { cors, headers } = caseEvidence(
      pageCase({
        page: {
          headers: [
            ['access-control-allow-origin', '{{origin}}'],
            ['access-control-allow-credentials', 'true'],
          ],
        },
      }),
    );
    expect(headers).toEqual([['access-control-allow-credentials', 'true']]);
    if (!cors.known) throw new Error(cors.because);
    expect(cors.value).toMatchObject({
      allowOrigin: cors.value.sentOrigin,
      allowCredentials: 'true',
    });
  });
});

describe('running cases', () => {
  it('agrees where a check fails or passes as expected', () => {
    const judged = runCases([
      pageCase({ id: 'good', expect: { 'seo-title': 'ok', 'seo-description': 'fail' } }),
      pageCase({ id: 'bad', expect: { 'seo-title': 'fail' } }),
    ]);
    expect(judged.map(({ caseId, about, isAgreed }) => [caseId, about, isAgreed])).toEqual([
      ['good', 'seo-title', true],
      ['good', 'seo-description', true],
      ['bad', 'seo-title', false],
    ]);
    expect(judged[2]?.said).toMatch(/^pass: /);
  });

  it('treats an unscored page as a failed status', () => {
    const refused = pageCase({ page: { status: 503 }, expect: { 'seo-status': 'fail' } });
    const fine = pageCase({ expect: { 'seo-status': 'ok' } });
    expect(runCases([refused, fine]).map(({ isAgreed }) => isAgreed)).toEqual([true, true]);
  });

  it('does not agree about an unknown check', () => {
    const expected = { 'seo-luck': 'fail', 'seo-fortune': 'ok' } as const;
    const none = { isAgreed: false, said: 'there is no such check' };
    expect(runCases([pageCase({ expect: expected })])).toMatchObject([none, none]);
  });

  it.each(['ok', 'fail'] as const)('does not take unknown for %s', (expected) => {
    const judged = runCases([pageCase({ expect: { 'sec-certificate': expected } })]);
    expect(judged).toMatchObject([{ isAgreed: false, said: expect.stringMatching(/^unknown: /) }]);
  });

  it('applies robots.txt to crawlers', () => {
    const wrong = { ...robotsCase, allowed: true };
    expect(runCases([robotsCase, wrong])).toMatchObject([
      { about: 'robots', isAgreed: true },
      {
        about: 'robots',
        isAgreed: false,
        expected: 'allowed',
        said: expect.stringMatching(/^not allowed/),
      },
    ]);
  });
});

describe('agreement', () => {
  it('is counted for a file and for each check', () => {
    const judged = runCases([
      pageCase({ expect: { 'seo-title': 'ok', 'seo-h1': 'fail' } }),
      pageCase({ expect: { 'seo-title': 'ok' } }),
    ]);
    expect(agreementOf('file', judged)).toEqual({ name: 'file', agreed: 2, all: 3 });
    expect(agreementByCheck(judged)).toEqual([
      { name: 'seo-h1', agreed: 0, all: 1 },
      { name: 'seo-title', agreed: 2, all: 2 },
    ]);
  });

  it('is 100 % only without any disagreement', () => {
    expect(percentOf({ name: '', agreed: 9999, all: 10_000 })).toBe(99.9);
    expect(percentOf({ name: '', agreed: 3, all: 3 })).toBe(100);
    expect(percentOf({ name: '', agreed: 0, all: 0 })).toBe(0);
  });
});
