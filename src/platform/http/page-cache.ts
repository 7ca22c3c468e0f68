import { once } from 'node:events';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { metrics } from '../metrics.ts';
import { isFilteredBlog } from '../paths.ts';
import { isPrivate } from '../security-headers.ts';
import { currentEdition } from '../site-edition.ts';
import { type FinishedPage, mayBeWhole } from './finish-page.ts';
import { type KeptPage, keptPage, sendPage } from './kept-page.ts';

/** Never a published address: pages' addresses have no underscore. */
const missingPageAddress = '/_missing';

/** Addresses read by programs only. */
const withoutPage = /^\/(?:_next|api|og)(?:\/|$)/;

/** Headers that a request keeps for the shared missing page. */
const sharedHeaders = new Set(['accept-encoding', 'connection', 'host']);

/** A kept page is always sent in full. */
const conditions = ['if-none-match', 'if-modified-since', 'if-match', 'if-range', 'range'];

/** Of all kept pages in all encodings. The site has about 100 pages of 100 to 600 KB. */
const defaultMostBytes = 96 * 1024 * 1024;
const mostUnshared = 1000;
const mostRecent = 6;
/** Longer than a rendering. */
const leftMs = 10_000;

const isHtml = (headers: OutgoingHttpHeaders) =>
  String(headers['content-type']).startsWith('text/html');

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Separates the answers to Next's script (RSC), which it asks for at the address of the page. */
const keyOf = ({ headers }: IncomingMessage, path: string) =>
  headers.rsc === undefined ? path : `rsc ${path}`;

/** A rendering under way. */
interface Flight {
  path: string;
  edition: number;
  page: Promise<KeptPage | null>;
  /** Resolves when Next has ended the rendering. */
  ended: Promise<void>;
}

/** True for an answer that Next itself keeps for all visitors, whatever their query and cookies. */
function isShared({ status, headers, lasts }: FinishedPage): boolean {
  return lasts !== 'request' && (status === 200 || status === 404) && !headers['set-cookie'];
}

type Render = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  /** Takes a finished page over; false: the page is sent as it is. */
  take?: (page: FinishedPage) => boolean,
) => Promise<void>;

export interface PageCache {
  /** @returns false if no page is kept for the request */
  sendKept(request: IncomingMessage, response: ServerResponse, path: string): boolean;
  /** Renders a page once for all who wait for it, and keeps it where all visitors share it. */
  answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
  /** Answers all missing addresses with one page. */
  answerMissing(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
  /** Paths of the pages that visitors read last, the latest first. */
  listRecent(): string[];
}

/**
 * Keeps the final bytes of public pages and their assets in memory, in each encoding that a visitor
 * asked for.
 *
 * A page belongs to the edition of the site in which its rendering began, and is kept only if that
 * edition lasted until its end. Pages of unknown addresses are one page, so that they can't displace
 * others.
 */
export function createPageCache(
  render: Render,
  isPreview: (request: IncomingMessage) => boolean,
  mostBytes = defaultMostBytes,
): PageCache {
  const kept = new Map<string, KeptPage>();
  const flights = new Map<string, Flight>();
  const underWay = new Set<Flight>();
  const unshared = { edition: -1, paths: new Set<string>() };
  let bytes = 0;

  /** A visitor's plain request for a page or asset, which may get another visitor's answer. */
  function isShareable(request: IncomingMessage, path: string): boolean {
    if (isFilteredBlog(path, request.url ?? '')) return false;
    return isRead(request) && mayBeWhole(path) && !isPrivate(path) && !isPreview(request);
  }

  function drop(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function add(page: KeptPage, more: number): void {
    page.bytes += more;
    bytes += more;
    for (const key of kept.keys()) {
      if (bytes <= mostBytes) break;
      drop(key);
    }
  }

  function find(key: string): KeptPage | undefined {
    const page = kept.get(key);
    if (!page || (page.edition !== null && page.edition !== currentEdition())) return undefined;
    // The least recently used page is the first to go.
    kept.delete(key);
    kept.set(key, page);
    return page;
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    page: KeptPage,
  ): void {
    sendPage(request, response, page, (more) => kept.get(key) === page && add(page, more));
  }

  const isUnshared = (key: string) =>
    unshared.edition === currentEdition() && unshared.paths.has(key);

  /** Each visitor gets a rendering of such an address, without waiting for another's. */
  function markUnshared(key: string): void {
    const edition = currentEdition();
    if (unshared.edition !== edition || unshared.paths.size >= mostUnshared) {
      Object.assign(unshared, { edition, paths: new Set() });
    }
    unshared.paths.add(key);
  }

  /** Renders a page after older renderings of it, which Next would share with this one. */
  async function renderAfter(
    older: readonly Flight[],
    ...[request, response, path, take]: Parameters<Render>
  ): Promise<void> {
    if (older.length > 0) await Promise.all(older.map(({ ended }) => ended));
    // Next may never end the answer to a visitor who left.
    const left = once(response, 'close').then(() => delay(leftMs, undefined, { ref: false }));
    await Promise.race([render(request, response, path, take), left]);
  }

  async function answerOnce(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const edition = currentEdition();
    const key = keyOf(request, path);
    const flight = flights.get(key);
    if (flight?.edition === edition) {
      const page = await flight.page;
      return page ? send(request, response, key, page) : render(request, response, path);
    }
    const older = [...underWay].filter((other) => other.path === path && other.edition < edition);
    const { promise, resolve: land } = Promise.withResolvers<KeptPage | null>();
    const asked = { ...request.headers };
    for (const name of conditions) delete request.headers[name];
    let isTaken = false;
    const ended = renderAfter(older, request, response, path, (finished) => {
      request.headers = asked;
      const last = kept.get(key);
      const page = isShared(finished) ? keptPage(finished, edition) : null;
      // A page that can't be rendered now, as without the database, is better old than missing.
      const sent = finished.status >= 500 && last ? last : page;
      if (page && currentEdition() === edition) {
        drop(key);
        kept.set(key, page);
        add(page, page.body.length);
      }
      land(sent);
      if (!sent) return false;
      isTaken = true;
      send(request, response, key, sent);
      return true;
    });
    const mine: Flight = { path, edition, page: promise, ended };
    flights.set(key, mine);
    underWay.add(mine);
    await ended.finally(() => {
      underWay.delete(mine);
      if (flights.get(key) === mine) flights.delete(key);
      const isAnswered = response.writableEnded && !response.destroyed;
      // Next redirects requests of its script that lack a part.
      const isTypical = key === path || response.statusCode === 200;
      if (!isTaken && isAnswered && isTypical) markUnshared(key);
      land(null);
    });
  }

  /** Neither assets nor answers to Next's script. */
  const isDocument = ([key, { edition, headers }]: [string, KeptPage]) =>
    edition !== null && key !== missingPageAddress && isHtml(headers) && key.startsWith('/');

  metrics().cache.read = () => ({ pages: kept.size, bytes });

  return {
    listRecent: () =>
      [...kept]
        .filter(isDocument)
        .slice(-mostRecent)
        .map(([path]) => path)
        .reverse(),
    sendKept(request, response, path) {
      // Kept pages have shareable addresses; only the blog's query makes another page.
      if (!isRead(request) || isPreview(request)) return false;
      if (isFilteredBlog(path, request.url ?? '')) return false;
      const key = keyOf(request, path);
      const page = find(key);
      if (page) send(request, response, key, page);
      return page !== undefined;
    },
    async answer(request, response, path) {
      if (!isShareable(request, path) || isUnshared(keyOf(request, path))) {
        return render(request, response, path);
      }
      await answerOnce(request, response, path);
    },
    async answerMissing(request, response, path) {
      // Client-side navigation (RSC) to a missing page: the browser then loads the page in full.
      if (!isRead(request) || request.headers.rsc !== undefined || withoutPage.test(path)) {
        const headers = {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
        };
        response.writeHead(404, headers).end('There is nothing at this address.\n');
        return;
      }
      const page = find(missingPageAddress);
      if (page) return send(request, response, missingPageAddress, page);
      request.url = missingPageAddress;
      // The page is shared by all visitors, so it must not depend on this request's headers.
      for (const name of Object.keys(request.headers)) {
        if (!sharedHeaders.has(name)) delete request.headers[name];
      }
      await answerOnce(request, response, missingPageAddress);
    },
  };
}
