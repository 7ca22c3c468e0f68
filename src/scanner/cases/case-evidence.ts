import { found, notFound } from '../gather/found.ts';
import type { HeaderLines, Hop, Known, ScanEvidence, TextFile } from '../model/evidence.ts';
import { header } from '../model/headers.ts';
import { parsePage } from '../page/parse-page.ts';
import type { PageCase } from './read-cases.ts';

const ORIGIN_MARK = '{{origin}}';
const STRANGER = 'https://origin-check.example';

const outside = notFound('It is not part of the case.');

function textFile(
  pageUrl: string,
  path: string,
  file: { status: number; body: string } | null | undefined,
): Known<TextFile> {
  const url = new URL(path, pageUrl).href;
  const { status, body } = file ?? { status: 404, body: '' };
  return found({ url, finalUrl: url, status, contentType: 'text/plain', body, isCut: false });
}

/** The way of the visit, each stop leading to the next. */
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
  if (page.redirects.length === 0) return found([]);
  return hops[0]?.url.startsWith('http:') ? found(hops) : outside;
}

/** What a request with a stranger’s Origin is answered. */
function corsOf(headers: HeaderLines): ScanEvidence['cors'] {
  const answered = headers.map(
    ([name, value]) => [name, value.replaceAll(ORIGIN_MARK, STRANGER)] as const,
  );
  return found({
    sentOrigin: STRANGER,
    allowOrigin: header(answered, 'access-control-allow-origin'),
    allowCredentials: header(answered, 'access-control-allow-credentials'),
  });
}

/**
 * Evidence about the page of a case. What the case does not speak of is not known: certificate,
 * timing, files, links and other pages.
 */
export function caseEvidence(of: PageCase): ScanEvidence {
  const { url, status, html } = of.page;
  const sent = of.page.headers.map(([name, value]) => [name.toLowerCase(), value] as const);
  const headers: HeaderLines = [
    // Without an Origin in the request there is no such line.
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
    htmlBytes: Buffer.byteLength(html),
    page: parsePage(html, url),
    scannedAt: new Date().toISOString(),
    ttfbMs: outside,
    robotsTxt: textFile(url, '/robots.txt', of.robotsTxt),
    llmsTxt: textFile(url, '/llms.txt', of.llmsTxt),
    sitemaps: outside,
    variants: outside,
    httpVisit: httpVisitOf(of, hops),
    cors: corsOf(sent),
    tls: outside,
    randomPath: outside,
    assets: outside,
    stylesheets: outside,
    links: outside,
    sidePages: outside,
  };
}
