import { createHash } from 'node:crypto';
import { type GuardedAnswer, RefusedAddress, type Visit } from '../fetch/guarded-request.ts';
import { readHeader, readHeaderValues } from '../model/check.ts';
import {
  type Hop,
  type HostVariant,
  type Known,
  MAX_HTML_BYTES,
  type MailFacts,
  type TlsFacts,
} from '../model/evidence.ts';
import type { PageSurvey } from '../page/survey-page.ts';
import { findPageProblem } from './page-problem.ts';
import {
  readAssets,
  readIcon,
  readSitemaps,
  readStylesheets,
  readTextFile,
  requestLinks,
} from './read-files.ts';
import {
  type Budget,
  createLanes,
  describeRequestFailure,
  makeKnown,
  makeUnknown,
  markShort,
  type RawDocument,
  settleAsKnown,
  tryTwice,
} from './request-budget.ts';
import { followRedirects, requestHeadOrGet, type SiteClient } from './site-client.ts';
import { isNobodyThere } from './visit-document.ts';

/** No server exists there, unlike a slow one or one that hangs up. */
function isNobody(error: unknown): boolean {
  return error instanceof RefusedAddress || isNobodyThere(error);
}

async function readVariant(site: SiteClient, asked: string, budget: Budget): Promise<HostVariant> {
  try {
    const { hops, answer } = await requestHeadOrGet(site, asked, budget);
    return { asked, hops, finalUrl: answer.url, status: answer.status };
  } catch (error) {
    if (isNobody(error)) return { asked, hops: [], finalUrl: null, status: null };
    throw error;
  }
}

/** Where `http://` and `https://`, with and without `www.`, lead: all four, or unknown. */
export function readHostVariants(site: SiteClient, url: string, budget: Budget) {
  const { hostname, port } = new URL(url);
  if (port !== '') {
    return Promise.resolve(makeUnknown('The address names a port, so it has no other spellings.'));
  }
  const bare = hostname.replace(/^www\./, '');
  const asked = ['http', 'https'].flatMap((scheme) => [
    `${scheme}://${bare}/`,
    `${scheme}://www.${bare}/`,
  ]);
  return settleAsKnown(() =>
    Promise.all(asked.map((address) => readVariant(site, address, budget))),
  );
}

/** Where the typed address leads over `http://`; the page's own visit may have begun there. */
export async function readHttpVisit(
  site: SiteClient,
  askedUrl: string,
  hops: readonly Hop[],
  budget: Budget,
): Promise<Known<readonly Hop[]>> {
  const url = new URL(askedUrl);
  if (hops[0]?.url.startsWith('http:')) return makeKnown(hops);
  if (url.port !== '') return makeUnknown('The address names a port.');
  url.protocol = 'http:';
  try {
    return makeKnown((await requestHeadOrGet(site, url.href, budget)).hops);
  } catch (error) {
    if (isNobody(error)) return makeKnown([]);
    const because = describeRequestFailure(error);
    if (because === null) throw error;
    return makeUnknown(because);
  }
}

/** A site unrelated to the page. */
const STRANGER = 'https://origin-check.example';
const SMALL = 1024;

/** Requests the page again with a foreign Origin, which also gives a second timing. */
function probeCors(site: SiteClient, url: string, budget: Budget) {
  return settleAsKnown(async () => {
    const headers = { origin: STRANGER };
    const answer = await site.ask({ url, headers, maxBytes: SMALL }, budget);
    return {
      sentOrigin: STRANGER,
      allowOrigin: readHeader(answer.headers, 'access-control-allow-origin'),
      allowCredentials: readHeader(answer.headers, 'access-control-allow-credentials'),
      ttfbMs: answer.ttfbMs,
    };
  });
}

/** A name that no page has; for a host always the same, so that equal bytes give an equal report. */
export function inventName(host: string): string {
  return createHash('sha256').update(host).digest('hex').slice(0, 32);
}

/** Requests a page that cannot exist. A site may redirect first, e.g. to add a slash. */
function probeMissingPath(site: SiteClient, origin: string, budget: Budget) {
  return settleAsKnown(async () => {
    const url = `${origin}/${inventName(new URL(origin).host)}`;
    const { answer } = await followRedirects(site, { url, maxBytes: SMALL }, budget);
    return { url, status: answer.status };
  });
}

/** The page; null when it is surely missing; unknown when that is unclear. */
function readPage(site: SiteClient, url: string, budget: Budget) {
  return settleAsKnown(async () => {
    const visit = await followRedirects(site, { url, maxBytes: MAX_HTML_BYTES }, budget);
    const problem = findPageProblem(visit);
    const { answer } = visit;
    return { problem, document: toRawDocument(answer) };
  });
}

/** Pages that may hold company details. Known only when none failed: the details may be there. */
export async function readSidePages(site: SiteClient, urls: readonly string[], budget: Budget) {
  const pages: { url: string; document: RawDocument }[] = [];
  const read = await Promise.all(urls.map((url) => readPage(site, url, budget)));
  for (const [index, url] of urls.entries()) {
    const page = read[index];
    if (!page?.known) {
      const isShort = page?.byOurLimit === true;
      return markShort(makeUnknown(isShort ? page.because : `${url} could not be read.`), isShort);
    }
    const { problem, document } = page.value;
    if (problem === null) pages.push({ url, document });
    else if (!isMissing(problem)) return makeUnknown(`${url} could not be read.`);
  }
  return makeKnown(pages);
}

function isMissing(problem: NonNullable<ReturnType<typeof findPageProblem>>): boolean {
  if (problem.status !== 'no-page') return false;
  return problem.httpStatus < 500 && problem.reason !== 'too-large';
}

/** Parallel requests for the page's files: as many as a browser makes. */
const WIDTH = 6;

export function toRawDocument({ url, headers, body }: GuardedAnswer): RawDocument {
  return { url, contentType: readHeader(headers, 'content-type'), bytes: body };
}

interface SiteQuestions {
  askedUrl: string;
  visit: Visit;
  /** Both throw like the client. */
  readTls: (url: string, mostMs: number) => Promise<TlsFacts>;
  readMail: (hostname: string, mostMs: number) => Promise<Known<MailFacts>>;
}

export async function gatherSiteFiles(
  site: SiteClient,
  { askedUrl, visit, readTls, readMail }: SiteQuestions,
  budget: Budget,
) {
  const { url, ttfbMs: visitMs } = visit.answer;
  const { origin, hostname } = new URL(url);
  const robots = readTextFile(site, `${origin}/robots.txt`, budget);
  const [
    robotsTxt,
    llmsTxt,
    securityTxt,
    sitemaps,
    variants,
    httpVisit,
    probe,
    tls,
    mail,
    randomPath,
  ] = await Promise.all([
    robots,
    readTextFile(site, `${origin}/llms.txt`, budget),
    readTextFile(site, `${origin}/.well-known/security.txt`, budget),
    robots.then((text) => readSitemaps(site, origin, text, budget)),
    readHostVariants(site, url, budget),
    readHttpVisit(site, askedUrl, visit.hops, budget),
    probeCors(site, url, budget),
    url.startsWith('https:')
      ? settleAsKnown(() => tryTwice(budget, (mostMs) => readTls(url, mostMs)))
      : makeUnknown('The page is not delivered over HTTPS.'),
    settleAsKnown(() => tryTwice(budget, (mostMs) => readMail(hostname, mostMs))).then((asked) =>
      asked.known ? asked.value : asked,
    ),
    probeMissingPath(site, origin, budget),
  ]);
  // The CORS request fetches the same page, so it gives a second timing.
  const times = [visitMs, ...(probe.known ? [probe.value.ttfbMs] : [])];
  const ttfbMs = makeKnown(Math.round(Math.min(...times)));
  const cors = probe.known ? makeKnown(withoutTime(probe.value)) : probe;
  return {
    ttfbMs,
    robotsTxt,
    llmsTxt,
    securityTxt,
    sitemaps,
    variants,
    httpVisit,
    cors,
    tls,
    mail,
    randomPath,
  };
}

function withoutTime<T extends { ttfbMs: number }>({ ttfbMs: _, ...rest }: T): Omit<T, 'ttfbMs'> {
  return rest;
}

export async function gatherPageTexts(site: SiteClient, survey: PageSurvey, budget: Budget) {
  const [stylesheets, sidePages] = await Promise.all([
    readStylesheets(site, survey.stylesheets, budget),
    readSidePages(
      site,
      survey.sidePages.map(({ url }) => url),
      budget,
    ),
  ]);
  return { stylesheets, sidePages };
}

export async function gatherFilesAndLinks(
  site: SiteClient,
  survey: PageSurvey,
  url: string,
  budget: Budget,
) {
  const lanes = createLanes(WIDTH);
  const links = [...new Set([...survey.sidePages.map(({ url }) => url), ...survey.links])];
  const [assets, tried, favicon, socialLinks] = await Promise.all([
    readAssets(site, survey.assets, budget, lanes),
    requestLinks(site, links, budget, lanes),
    readIcon(site, survey.favicon, url, budget, lanes),
    // Last, as these servers are not the site's own.
    requestLinks(site, survey.socialLinks, budget, lanes),
  ]);
  return { assets, links: tried, favicon, socialLinks };
}

export function toVisitedPage({ hops, answer }: Visit) {
  return {
    document: toRawDocument(answer),
    status: answer.status,
    headers: answer.headers,
    cookies: readHeaderValues(answer.headers, 'set-cookie'),
    hops,
  };
}
