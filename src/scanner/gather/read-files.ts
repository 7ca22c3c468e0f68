import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { GuardedAnswer, Visit } from '../fetch/guarded-request.ts';
import { readHeader } from '../model/check.ts';
import type {
  AssetFact,
  IconFact,
  Known,
  LinkFact,
  SitemapFile,
  TextFile,
} from '../model/evidence.ts';
import type { SurveyedAsset } from '../page/survey-page.ts';
import { parseRobots } from '../robots/robots-txt.ts';
import {
  type Budget,
  type Lanes,
  makeKnown,
  makeUnknown,
  markShort,
  OutOfTime,
  settleAsKnown,
  settleOrNull,
} from './request-budget.ts';
import { followRedirects, requestHeadOrGet, type SiteClient } from './site-client.ts';

const MAX_TEXT_FILE_BYTES = 512 * 1024;
const MAX_SITEMAP_BYTES = 5 * 1024 * 1024;
const MAX_SITEMAPS = 2;

const unzip = promisify(gunzip);

function textOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8').decode(bytes);
}

function isFound({ status }: { status: number }): boolean {
  return status >= 200 && status <= 299;
}

/** An endless redirect counts as a missing file. */
function fileOf(url: string, { answer, stoppedBecause }: Visit): TextFile {
  return {
    url,
    finalUrl: answer.url,
    status: stoppedBecause === null ? answer.status : 404,
    contentType: readHeader(answer.headers, 'content-type'),
    body: isFound(answer) ? textOf(answer.body) : '',
    isCut: answer.isCut,
  };
}

/** Fetches a well-known text file, such as `/robots.txt`. Throws like the client. */
export async function fetchTextFile(site: SiteClient, url: string, budget: Budget) {
  return fileOf(url, await followRedirects(site, { url, maxBytes: MAX_TEXT_FILE_BYTES }, budget));
}

export function readTextFile(site: SiteClient, url: string, budget: Budget) {
  return settleAsKnown(() => fetchTextFile(site, url, budget));
}

/** The body as text; a `.gz` file is decompressed within the limit. */
async function unpacked({ body, isCut }: GuardedAnswer): Promise<{ body: string; isCut: boolean }> {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return { body: textOf(body), isCut };
  try {
    const bytes = await unzip(body, { maxOutputLength: MAX_SITEMAP_BYTES });
    return { body: textOf(bytes), isCut: false };
  } catch {
    // Corrupt, cut or a bomb: the sitemap exists but is unreadable.
    return { body: '', isCut: true };
  }
}

export async function readSitemap(
  site: SiteClient,
  { url, foundIn }: Pick<SitemapFile, 'url' | 'foundIn'>,
  budget: Budget,
): Promise<SitemapFile> {
  const { answer } = await followRedirects(site, { url, maxBytes: MAX_SITEMAP_BYTES }, budget);
  const text = isFound(answer) ? await unpacked(answer) : { body: '', isCut: false };
  const contentType = readHeader(answer.headers, 'content-type');
  return { url, foundIn, status: answer.status, contentType, ...text };
}

/** The first file in a sitemap index; null for anything else. */
function firstChild({ body }: SitemapFile): string | null {
  const start = body.slice(0, 20_000);
  if (!/<(?:\w{1,20}:)?sitemapindex[\s>]/.test(start)) return null;
  const [, address = ''] =
    /<(?:\w{1,20}:)?loc\s*>\s*(?:<!\[CDATA\[)?\s*([^<\s\]]{1,2048})/.exec(start) ?? [];
  return URL.parse(address.replaceAll('&amp;', '&'))?.href ?? null;
}

/** Nothing answers, or a page of the site does. */
function isAbsent({ status, body }: SitemapFile): boolean {
  if (!isFound({ status })) return status === 404 || status === 410;
  return /^\s*<(?:!doctype html|html)\b/i.test(body.slice(0, 1000));
}

function namedIn(robotsTxt: Known<TextFile>): string[] {
  if (!robotsTxt.known) return [];
  const { body, finalUrl } = robotsTxt.value;
  const addresses = parseRobots(body).sitemaps.flatMap(
    (address) => URL.parse(address, finalUrl)?.href ?? [],
  );
  return [...new Set(addresses)];
}

/** The first two sitemaps in robots.txt, else the usual one; of an index also its first file. */
export async function readSitemaps(
  site: SiteClient,
  origin: string,
  robotsTxt: Known<TextFile>,
  budget: Budget,
): Promise<Known<readonly SitemapFile[]>> {
  let isShort = false;
  const files = await settleAsKnown(async () => {
    const named = namedIn(robotsTxt).slice(0, MAX_SITEMAPS);
    const foundIn = named.length > 0 ? 'robots' : 'usual-place';
    const urls = named.length > 0 ? named : [`${origin}/sitemap.xml`];
    const files = await Promise.all(urls.map((url) => readSitemap(site, { url, foundIn }, budget)));
    const present = files.filter((file) => file.foundIn === 'robots' || !isAbsent(file));
    const child = present.map(firstChild).find((address) => address !== null);
    if (!child || present.some(({ url }) => url === child)) return present;
    const read = await settleOrNull(() => readSitemap(site, { url: child, foundIn }, budget));
    isShort = read.isShort;
    return read.result ? [...present, read.result] : present;
  });
  // Without robots.txt, its sitemaps are missing here.
  return markShort(files, isShort || robotsTxt.byOurLimit === true || files.byOurLimit === true);
}

const MAX_ASSET_BYTES = 1024 * 1024;

/** Full size; `Content-Range` states it for a partial answer. */
function sizeOf({ headers, body, status, isCut }: GuardedAnswer, isBodyRead: boolean) {
  const whole = /\/(\d+)$/.exec(readHeader(headers, 'content-range') ?? '')?.[1];
  if (whole !== undefined) return Number(whole);
  const length = readHeader(headers, 'content-length');
  if (status !== 206 && length !== null && /^\d+$/.test(length)) return Number(length);
  const isPlain = readHeader(headers, 'content-encoding') === null;
  return isBodyRead && isPlain && !isCut && status === 200 ? body.byteLength : null;
}

/** Compressible files are requested with GET: many servers answer HEAD without compression. */
function readAsset(site: SiteClient, { url, kind }: SurveyedAsset, budget: Budget): Promise<Visit> {
  const isText = kind === 'script' || kind === 'style' || /\.svgz?(?:\?|$)/i.test(url);
  return isText
    ? followRedirects(site, { url, maxBytes: MAX_ASSET_BYTES }, budget)
    : requestHeadOrGet(site, url, budget);
}

/** `isShort`: our own limits kept the fact, or a part of it, from us. */
interface Looked<Fact> {
  fact: Fact;
  isShort: boolean;
}

async function lookAtAsset(
  site: SiteClient,
  asset: SurveyedAsset,
  budget: Budget,
): Promise<Looked<AssetFact>> {
  const { url, kind } = asset;
  const nothing = { bytes: null, contentType: null, contentEncoding: null, cacheControl: null };
  const visit = await settleOrNull(() => readAsset(site, asset, budget));
  if (!visit.result)
    return { fact: { url, kind, status: null, ...nothing }, isShort: visit.isShort };
  const { answer } = visit.result;
  const fact = {
    url,
    kind,
    status: answer.status,
    bytes: sizeOf(answer, answer.body.byteLength > 0),
    contentType: readHeader(answer.headers, 'content-type'),
    contentEncoding: readHeader(answer.headers, 'content-encoding'),
    cacheControl: readHeader(answer.headers, 'cache-control'),
  };
  if (fact.bytes !== null || answer.status !== 200 || fact.contentEncoding !== null) {
    return { fact, isShort: false };
  }
  // HEAD gave no size: a request for the first byte does.
  const headers = { range: 'bytes=0-0', 'accept-encoding': 'identity' };
  const piece = await settleOrNull(() =>
    site.ask({ url: answer.url, headers, maxBytes: 1 }, budget),
  );
  const bytes = piece.result && sizeOf(piece.result, false);
  return { fact: { ...fact, bytes }, isShort: piece.isShort };
}

function knownIfAnswered<Fact extends { status: number | null }>(
  looked: readonly Looked<Fact>[],
  because: string,
): Known<readonly Fact[]> {
  const facts = looked.map(({ fact }) => fact);
  const isShort = looked.some((one) => one.isShort);
  const isSilent = facts.length > 0 && facts.every(({ status }) => status === null);
  if (!isSilent) return markShort(makeKnown(facts), isShort);
  return markShort(makeUnknown(isShort ? new OutOfTime().message : because), isShort);
}

/** Measures the page's files: size and headers. Late answers have no status. */
export async function readAssets(
  site: SiteClient,
  assets: readonly SurveyedAsset[],
  budget: Budget,
  lanes: Lanes,
): Promise<Known<readonly AssetFact[]>> {
  const facts = await Promise.all(
    assets.map((asset) => lanes(() => lookAtAsset(site, asset, budget))),
  );
  return knownIfAnswered(facts, 'None of the page’s files answered in time.');
}

/** Looks up the icon that the page names, else the usual one. */
export function readIcon(
  site: SiteClient,
  named: string | null,
  pageUrl: string,
  budget: Budget,
  lanes: Lanes,
): Promise<Known<IconFact>> {
  const url = named ?? new URL('/favicon.ico', pageUrl).href;
  const isNamed = named !== null;
  const nothing = { url, isNamed, status: null, contentType: null };
  // An icon within the page, as data:, need not be looked up.
  if (!/^https?:/.test(url)) return Promise.resolve(makeKnown(nothing));
  return lanes(async () => {
    const visit = await settleAsKnown(() => requestHeadOrGet(site, url, budget));
    if (!visit.known) return visit.byOurLimit ? visit : makeKnown(nothing);
    const { status, headers } = visit.value.answer;
    return makeKnown({ url, isNamed, status, contentType: readHeader(headers, 'content-type') });
  });
}

export async function requestLinks(
  site: SiteClient,
  links: readonly string[],
  budget: Budget,
  lanes: Lanes,
): Promise<Known<readonly LinkFact[]>> {
  const facts = await Promise.all(
    links.map((url) =>
      lanes(async (): Promise<Looked<LinkFact>> => {
        const { result, isShort } = await settleOrNull(() => requestHeadOrGet(site, url, budget));
        // An endless redirect says nothing about the page behind it.
        const status = result?.stoppedBecause === null ? result.answer.status : null;
        return { fact: { url, status }, isShort };
      }),
    ),
  );
  return knownIfAnswered(facts, 'None of the links answered in time.');
}

/** Reads the style sheets. Known only when all were read: a rule may be in any of them. */
export async function readStylesheets(
  site: SiteClient,
  urls: readonly string[],
  budget: Budget,
): Promise<Known<readonly { url: string; text: string }[]>> {
  const sheets = await settleAsKnown(() =>
    Promise.all(
      urls.map(async (url) => {
        const { answer } = await followRedirects(site, { url, maxBytes: MAX_ASSET_BYTES }, budget);
        const isRead = answer.status === 200 && answer.bodyProblem === null && !answer.isCut;
        return { url, text: textOf(answer.body), isRead };
      }),
    ),
  );
  if (!sheets.known) return sheets;
  return sheets.value.every(({ isRead }) => isRead)
    ? makeKnown(sheets.value.map(({ url, text }) => ({ url, text })))
    : makeUnknown('A style sheet could not be read.');
}
