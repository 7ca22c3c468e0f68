import type { APIRequestContext, Page } from '@playwright/test';
import { pagesToShare } from './addresses';
import { type DocumentFacts, readDocument } from './read-document';

/** An address of the site and its answer. */
export interface Answer {
  /** Path with query. */
  address: string;
  status: number;
  contentType: string;
  /** The target of a redirect. */
  location: string | null;
  body: string;
  /** `null` for other content than HTML. */
  facts: DocumentFacts | null;
}

/** A link from one address to another. */
export interface Link {
  from: string;
  to: string;
  /** Without `#`; empty when the link has no anchor. */
  anchor: string;
}

export interface Crawl {
  answers: ReadonlyMap<string, Answer>;
  links: readonly Link[];
  /** The pages of the site: HTML with status 200 at an address without query. */
  pages: readonly (Answer & { facts: DocumentFacts })[];
}

/** Demonstrations are static files, not pages of the site; see demos.spec.ts. */
const isDemonstration = (address: string) => address.startsWith('/demos/');

/** Files other than HTML contain absolute addresses: sitemap, feed, `llms.txt`, `robots.txt`. */
const wholeAddress = /https?:\/\/[^\s<>"')\]]+/g;

function targetsOf({ address, body, contentType, facts }: Answer): string[] {
  if (facts) {
    const drawn = pagesToShare.has(address) ? facts.sharePictures : [];
    return [...facts.targets, ...facts.files, ...facts.canonicals, ...drawn];
  }
  if (!/text\/|xml/.test(contentType) || /css|javascript/.test(contentType)) return [];
  return [...(body.match(wholeAddress) ?? [])];
}

/**
 * Follows every link of the site, over HTTP.
 *
 * @param reader any page of a browser reserved for the crawl; its parser reads the HTML
 * @param starts paths to begin with
 */
export async function crawlSite(
  request: APIRequestContext,
  reader: Page,
  origin: string,
  starts: readonly string[],
): Promise<Crawl> {
  const answers = new Map<string, Answer>();
  const links: Link[] = [];
  const asked = new Set(starts);
  const waiting = [...starts];

  async function ask(address: string): Promise<void> {
    const response = await request.get(origin + address, { maxRedirects: 0 });
    const contentType = response.headers()['content-type'] ?? '';
    const isText = /text|xml|json/.test(contentType);
    const body = isText ? await response.text() : '';
    const answer: Answer = {
      address,
      status: response.status(),
      contentType,
      location: response.headers().location ?? null,
      body,
      facts: contentType.startsWith('text/html') ? await reader.evaluate(readDocument, body) : null,
    };
    answers.set(address, answer);
    for (const target of [...targetsOf(answer), answer.location ?? []].flat()) {
      const url = new URL(target, origin + address);
      if (url.origin !== origin) continue;
      const to = url.pathname + url.search;
      links.push({ from: address, to, anchor: decodeURIComponent(url.hash.slice(1)) });
      if (asked.has(to)) continue;
      asked.add(to);
      waiting.push(to);
    }
  }

  // Four at a time keep server and parser busy.
  while (waiting.length > 0) await Promise.all(waiting.splice(0, 4).map(ask));

  const pages = [...answers.values()].flatMap(({ facts, ...answer }) => {
    const { address, status } = answer;
    if (!facts || status !== 200 || address.includes('?') || isDemonstration(address)) return [];
    return { ...answer, facts };
  });
  return { answers, links, pages };
}
