import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { GuardedAnswer, Visit } from '../fetch/guarded-client-types.ts';
import { readHeader } from '../model/check.ts';
import type { Known, SitemapFile, TextFile } from '../model/evidence.ts';
import { parseRobots } from '../robots/robots-txt.ts';
import { followRedirects } from './follow-redirects.ts';
import type { Budget } from './request-budget.ts';
import { settleAsKnown, settleOrNull } from './request-budget.ts';
import type { SiteClient } from './site-client.ts';

const MAX_TEXT_BYTES = 512 * 1024;
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
export async function fetchTextFile(
  site: SiteClient,
  url: string,
  budget: Budget,
): Promise<TextFile> {
  return fileOf(url, await followRedirects(site, { url, maxBytes: MAX_TEXT_BYTES }, budget));
}

/** Like fetchTextFile, with unknown instead of an error. */
export function readTextFile(
  site: SiteClient,
  url: string,
  budget: Budget,
): Promise<Known<TextFile>> {
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

/** Reads one possible sitemap, decompressed. */
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

/**
 * Reads the first two sitemaps in robots.txt, else the usual one; of an index also its first file.
 * @param origin of the page
 */
export function readSitemaps(
  site: SiteClient,
  origin: string,
  robotsTxt: Known<TextFile>,
  budget: Budget,
): Promise<Known<readonly SitemapFile[]>> {
  return settleAsKnown(async () => {
    const named = namedIn(robotsTxt).slice(0, MAX_SITEMAPS);
    const files =
      named.length > 0
        ? await Promise.all(
            named.map((url) => readSitemap(site, { url, foundIn: 'robots' }, budget)),
          )
        : [
            await readSitemap(
              site,
              { url: `${origin}/sitemap.xml`, foundIn: 'usual-place' },
              budget,
            ),
          ];
    const present = files.filter((file) => file.foundIn === 'robots' || !isAbsent(file));
    const child = present.map(firstChild).find((address) => address !== null);
    if (!child || present.some(({ url }) => url === child)) return present;
    const foundIn = present[0]?.foundIn ?? 'usual-place';
    const read = await settleOrNull(() => readSitemap(site, { url: child, foundIn }, budget));
    return read ? [...present, read] : present;
  });
}
