import { makeKnown, makeUnknown } from '../gather/request-budget.ts';
import { readHeader } from '../model/check.ts';
import type { HeaderLines, Hop, Known, ScanEvidence, TextFile } from '../model/evidence.ts';
import { parsePage } from '../page/parse-page.ts';
import type { PageCase } from './read-cases.ts';

const ORIGIN_MARK = '{{origin}}';
const STRANGER = 'https://origin-check.example';

const outside = makeUnknown('It is not part of the case.');

function textFile(
  pageUrl: string,
  path: string,
  file: { status: number; body: string } | null | undefined,
): Known<TextFile> {
  const url = new URL(path, pageUrl).href;
  const { status, body } = file ?? { status: 404, body: '' };
  return makeKnown({ url, finalUrl: url, status, contentType: 'text/plain', body, isCut: false });
}

function hopsOf({ page, redirects }: PageCase): Hop[] {
  if (!redirects || redirects.length === 0) {
    return [{ url: page.url, status: page.status, location: null }];
  }
  return redirects.map(({ url, status }, index) => ({
    url,
    status,
    location: redirects[index + 1]?.url ?? null,
  }));
}

function httpVisitOf(page: PageCase, hops: readonly Hop[]): Known<readonly Hop[]> {
  if (!page.redirects) return outside;
  if (page.redirects.length === 0) return makeKnown([]);
  return hops[0]?.url.startsWith('http:') ? makeKnown(hops) : outside;
}

function corsOf(headers: HeaderLines): ScanEvidence['cors'] {
  const answered = headers.map(
    ([name, value]) => [name, value.replaceAll(ORIGIN_MARK, STRANGER)] as const,
  );
  return makeKnown({
    sentOrigin: STRANGER,
    allowOrigin: readHeader(answered, 'access-control-allow-origin'),
    allowCredentials: readHeader(answered, 'access-control-allow-credentials'),
  });
}

/** Addresses in a case may be relative to its page. */
function withAddress<T extends { url: string }>(
  pageUrl: string,
  facts: readonly T[] | null | undefined,
): Known<readonly T[]> {
  if (!facts) return outside;
  return makeKnown(facts.map((fact) => ({ ...fact, url: new URL(fact.url, pageUrl).href })));
}

function securityTxtOf({ page, securityTxt }: PageCase): Known<TextFile> {
  if (securityTxt === undefined) return outside;
  return textFile(page.url, '/.well-known/security.txt', securityTxt);
}

function sidePagesOf({ page, sidePages }: PageCase): ScanEvidence['sidePages'] {
  if (!sidePages) return outside;
  return makeKnown(
    sidePages.map(({ url, html }) => {
      const address = new URL(url, page.url).href;
      return { url: address, page: parsePage(html, address) };
    }),
  );
}

/** Builds evidence from a case's page. Everything the case does not state is unknown. */
export function caseEvidence(of: PageCase): ScanEvidence {
  const { url, status, html } = of.page;
  const sent = of.page.headers.map(([name, value]) => [name.toLowerCase(), value] as const);
  const headers: HeaderLines = [
    // A request without an Origin gets no such header.
    ...sent.filter(([, value]) => !value.includes(ORIGIN_MARK)),
    ...(of.cookies ?? []).map((cookie) => ['set-cookie', cookie] as const),
  ];
  const hops = hopsOf(of);
  return {
    askedUrl: hops[0]?.url ?? url,
    url,
    status,
    headers,
    cookies: headers.filter(([name]) => name === 'set-cookie').map(([, value]) => value),
    hops,
    htmlBytes: of.htmlBytes ?? Buffer.byteLength(html),
    page: parsePage(html, url),
    scannedAt: of.scannedAt ?? new Date().toISOString(),
    ttfbMs: outside,
    robotsTxt: textFile(url, '/robots.txt', of.robotsTxt),
    llmsTxt: textFile(url, '/llms.txt', of.llmsTxt),
    securityTxt: securityTxtOf(of),
    sitemaps: outside,
    variants: outside,
    httpVisit: httpVisitOf(of, hops),
    cors: corsOf(sent),
    tls: outside,
    mail: of.mail ? makeKnown(of.mail) : outside,
    randomPath: outside,
    assets: withAddress(url, of.assets),
    stylesheets: outside,
    links: withAddress(url, of.links),
    socialLinks: withAddress(url, of.socialLinks),
    favicon: of.favicon
      ? makeKnown({ ...of.favicon, url: new URL(of.favicon.url, url).href })
      : outside,
    sidePages: sidePagesOf(of),
  };
}
