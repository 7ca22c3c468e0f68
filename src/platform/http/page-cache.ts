import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { isPrivate } from '../security-headers.ts';
import { currentEdition } from '../site-edition.ts';
import { type FinishedPage, mayBeWhole } from './finish-page.ts';

/** Never a published address: pages' addresses have no underscore. */
const missingPageAddress = '/_missing';

/** Addresses read by programs only. */
const withoutPage = /^\/(?:_next|api|og)(?:\/|$)/;

/** Headers of one answer, not of the page. */
const ownHeaders = new Set([
  ...['accept-ranges', 'connection', 'content-length', 'date', 'etag', 'keep-alive', 'vary'],
  'x-nextjs-cache',
]);

/** Headers that a request keeps for the shared missing page. */
const sharedHeaders = new Set(['accept-encoding', 'connection', 'host']);

/** A kept page is always sent in full. */
const conditions = ['if-none-match', 'if-modified-since', 'if-match', 'if-range', 'range'];

/** Of all kept pages in all encodings. The site has about 100 pages of 100 to 600 KB. */
const defaultMostBytes = 96 * 1024 * 1024;
const mostUnshared = 1000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const encoders = {
  br: (body: Buffer) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => zip(body),
  identity: async (body: Buffer) => body,
};
type Encoding = keyof typeof encoders;

interface KeptPage {
  /** Null for an asset, which never changes. */
  edition: number | null;
  status: number;
  body: Buffer;
  isText: boolean;
  headers: OutgoingHttpHeaders;
  vary: string;
  /** Without the encoding. */
  tag: string;
  /** Made at the first request for an encoding. */
  encoded: Map<Encoding, Buffer | Promise<Buffer>>;
  bytes: number;
}

/** The smallest first. */
const encodings: Encoding[] = ['br', 'gzip', 'identity'];
/** Browsers send a handful of different lines. */
const chosen = new Map<string, Encoding>();

function chooseEncoding(request: IncomingMessage): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const known = chosen.get(accepted);
  if (known) return known;
  const acceptable = new Negotiator(request).encodings(encodings);
  const found = encodings.find((encoding) => acceptable.includes(encoding)) ?? 'identity';
  if (chosen.size > 100) chosen.clear();
  chosen.set(accepted, found);
  return found;
}

/** A visitor's plain request for a page or asset, which may get another visitor's answer. */
function isShareable({ method, headers }: IncomingMessage, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  // Requests of Next's script have other answers at the same address.
  if (headers.rsc !== undefined) return false;
  if (headers.cookie?.includes('__prerender_bypass=')) return false;
  return mayBeWhole(path) && !isPrivate(path);
}

/** True for an answer that Next itself keeps for all visitors, whatever their query and cookies. */
function isShared({ status, headers, lasts }: FinishedPage): boolean {
  return lasts !== 'request' && (status === 200 || status === 404) && !headers['set-cookie'];
}

/** Pictures and fonts are compressed already. */
const isText = ({ 'content-type': type }: OutgoingHttpHeaders) =>
  /^(?:text\/|application\/(?:javascript|json|xml)|image\/svg)/.test(String(type));

function keptPage({ status, headers, body, lasts }: FinishedPage, edition: number): KeptPage {
  const own = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  return {
    edition: lasts === 'ever' ? null : edition,
    status,
    body,
    isText: isText(headers),
    headers: Object.fromEntries(own),
    vary: [headers.vary ?? [], 'Accept-Encoding'].flat().join(', '),
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    encoded: new Map(),
    bytes: 0,
  };
}

type Render = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  /** Takes a finished page over; false: the page is sent as it is. */
  take?: (page: FinishedPage) => boolean,
) => void;

export interface PageCache {
  /** @returns false if no page is kept for the request */
  sendKept(request: IncomingMessage, response: ServerResponse, path: string): boolean;
  /** Renders a page once for all who wait for it, and keeps it where all visitors share it. */
  answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
  /** Answers all missing addresses with one page. */
  answerMissing(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
}

/**
 * Keeps the final bytes of public pages and their assets in memory, in each encoding that a visitor
 * asked for.
 *
 * A page belongs to the edition of the site in which its rendering began, and is kept only if that
 * edition lasted until its end. Pages of unknown addresses are one page, so that they can't displace
 * others.
 */
export function createPageCache(render: Render, mostBytes = defaultMostBytes): PageCache {
  const kept = new Map<string, KeptPage>();
  const flights = new Map<string, { edition: number; page: Promise<KeptPage | null> }>();
  const unshared = { edition: -1, paths: new Set<string>() };
  let bytes = 0;

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

  async function encode(key: string, page: KeptPage, encoding: Encoding): Promise<Buffer> {
    const body = await encoders[encoding](page.body);
    page.encoded.set(encoding, body);
    if (kept.get(key) === page && encoding !== 'identity') add(page, body.length);
    return body;
  }

  function write(
    request: IncomingMessage,
    response: ServerResponse,
    page: KeptPage,
    encoding: Encoding,
    body: Buffer,
  ): void {
    const etag = `"${page.tag}-${encoding}"`;
    const asked = request.headers['if-none-match'] ?? '';
    const isKnown = asked.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
    if (isKnown && page.status === 200) {
      // The browser already has the page with its policy.
      const { 'content-security-policy': _, 'content-type': __, ...headers } = page.headers;
      response.writeHead(304, { ...headers, etag, vary: page.vary }).end();
      return;
    }
    response.writeHead(page.status, {
      ...page.headers,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': body.length,
      etag,
      vary: page.vary,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    page: KeptPage,
  ): void {
    const encoding = page.isText ? chooseEncoding(request) : 'identity';
    const known = page.encoded.get(encoding);
    if (Buffer.isBuffer(known)) {
      write(request, response, page, encoding, known);
      return;
    }
    const made = known ?? encode(key, page, encoding);
    page.encoded.set(encoding, made);
    made.then(
      (body) => write(request, response, page, encoding, body),
      (error) => response.destroy(error),
    );
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

  async function answerOnce(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const edition = currentEdition();
    const flight = flights.get(path);
    if (flight?.edition === edition) {
      const page = await flight.page;
      return page ? send(request, response, path, page) : render(request, response, path);
    }
    const { promise, resolve } = Promise.withResolvers<KeptPage | null>();
    const mine = { edition, page: promise };
    flights.set(path, mine);
    const land = (page: KeptPage | null) => {
      if (flights.get(path) === mine) flights.delete(path);
      resolve(page);
    };
    response.once('close', () => {
      if (flights.get(path) === mine && response.writableFinished) markUnshared(path);
      land(null);
    });
    const asked = { ...request.headers };
    for (const name of conditions) delete request.headers[name];
    render(request, response, path, (finished) => {
      request.headers = asked;
      if (!isShared(finished)) return false;
      const page = keptPage(finished, edition);
      if (currentEdition() === edition) {
        drop(path);
        kept.set(path, page);
        add(page, page.body.length);
      }
      land(page);
      send(request, response, path, page);
      return true;
    });
  }

  return {
    sendKept(request, response, path) {
      const page = isShareable(request, path) ? find(path) : undefined;
      if (page) send(request, response, path, page);
      return page !== undefined;
    },
    async answer(request, response, path) {
      if (!isShareable(request, path) || isUnshared(path)) return render(request, response, path);
      await answerOnce(request, response, path);
    },
    async answerMissing(request, response, path) {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      // Client-side navigation (RSC) to a missing page: the browser then loads the page in full.
      if (!isRead || request.headers.rsc !== undefined || withoutPage.test(path)) {
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
