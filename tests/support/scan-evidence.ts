import type { HeaderLines, Known, ScanEvidence } from '../../src/scanner/model/evidence.ts';
import { parsePage } from '../../src/scanner/page/parse-page.ts';

export function known<T>(value: T): Known<T> {
  return { known: true, value };
}

export function notKnown(because = 'not part of this test'): Known<never> {
  return { known: false, because };
}

type PageParts = Partial<Omit<ScanEvidence, 'page'>> & { html?: string; headers?: HeaderLines };

/**
 * Evidence for one check's test: the page answered 200 at its https address; everything not given
 * is unknown.
 */
export function pageEvidence({ html = '', url, ...parts }: PageParts = {}): ScanEvidence {
  const address = url ?? 'https://shop.example/';
  return {
    askedUrl: address,
    url: address,
    status: 200,
    headers: [['content-type', 'text/html; charset=utf-8']],
    cookies: [],
    hops: [{ url: address, status: 200, location: null }],
    htmlBytes: Buffer.byteLength(html),
    page: parsePage(html, address),
    scannedAt: '2026-11-01T12:00:00.000Z',
    ttfbMs: notKnown(),
    robotsTxt: notKnown(),
    llmsTxt: notKnown(),
    securityTxt: notKnown(),
    sitemaps: notKnown(),
    variants: notKnown(),
    httpVisit: notKnown(),
    cors: notKnown(),
    tls: notKnown(),
    mail: notKnown(),
    randomPath: notKnown(),
    assets: notKnown(),
    stylesheets: notKnown(),
    links: notKnown(),
    socialLinks: notKnown(),
    favicon: notKnown(),
    sidePages: notKnown(),
    ...parts,
  };
}

/** A valid document around a body. */
export function htmlPage(body: string, head = ''): string {
  return `<!doctype html><html lang="en-GB"><head><title>Bakery in Ross</title>${head}</head><body>${body}</body></html>`;
}
