import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { isIP } from 'node:net';
import compression from 'compression';
import ipaddr from 'ipaddr.js';
import { clientAddressHeader } from '../client-address-header.ts';
import { renderInto } from '../missing-page.ts';
import { commonHeaders } from '../security-headers.ts';
import { unseenProxy } from '../unseen-proxy.ts';
import { type FinishedPage, finishPage } from './finish-page.ts';
import { knownAddresses } from './known-addresses.ts';
import { isBodyTooLarge, limitBody } from './limit-body.ts';
import { missingPage } from './missing-page.ts';
import type { OwnRoutes } from './own-routes.ts';

/** `::ffff:192.0.2.1` is 192.0.2.1 on a socket that takes both families. */
function plain(address: string): string | null {
  const unwrapped = address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(unwrapped) ? unwrapped.toLowerCase() : null;
}

/**
 * The network address of whoever sent a request.
 *
 * Each proxy appends the address that it was called from to `X-Forwarded-For`, so with n proxies of
 * ours the n-th address from the right was written by the outermost of them; what stands left of it
 * is the visitor’s own claim. A header that is too short did not come through our proxies.
 *
 * @param trustedProxyHops proxies of ours in front of the site, 0 for none
 * @returns an IPv4 or IPv6 address; `unknown` when the connection is gone
 */
export function clientAddress(request: IncomingMessage, trustedProxyHops: number): string {
  const socket = plain(request.socket.remoteAddress ?? '') ?? 'unknown';
  if (trustedProxyHops === 0) return socket;
  const header = request.headers['x-forwarded-for'];
  const claimed = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  return plain(claimed.at(-trustedProxyHops) ?? '') ?? socket;
}

/** Addresses that visitors from the internet never have. */
const insideRanges = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);

/**
 * Notices a proxy in front of the site that the settings do not name: all its visitors have one
 * address then, and share every limit. Says so once in the log; the back office shows it, too.
 */
export function noticeUntrustedProxy(request: IncomingMessage, trustedProxyHops: number): void {
  const state = unseenProxy();
  if (trustedProxyHops > 0 || state.seen) return;
  const isForwarded = ['x-forwarded-for', 'forwarded'].some((name) => name in request.headers);
  if (!isForwarded) return;
  const peer = plain(request.socket.remoteAddress ?? '');
  if (!peer || !insideRanges.has(ipaddr.parse(peer).range())) return;
  state.seen = true;
  console.log(
    'Requests come through a proxy, but TRUSTED_PROXY_HOPS is 0: all visitors count as one address. Set it to the number of your proxies (docs/operations.md).',
  );
}

/** The part of an address that says which page is asked for, and the rest of it. */
interface Address {
  /** Starts with `/`. One spelling for each page: what needs no percent-encoding has none. */
  path: string;
  /** Empty, or starts with `?`; as it was sent. */
  search: string;
}

/** No page’s address holds any, and PostgreSQL refuses the first of them. */
const controlCharacter = /\p{Cc}/u;

/** Letters, digits and signs that mean the same with and without percent-encoding (RFC 3986, 2.3). */
const unreserved = /^[\w.~-]$/;

function parsePath(target: string): string | undefined {
  if (target.startsWith('/')) return URL.parse(`http://site.invalid${target}`)?.pathname;
  // A proxy may send the whole address (RFC 9112, 3.2.2).
  return /^https?:\/\//i.test(target) ? URL.parse(target)?.pathname : undefined;
}

/**
 * Reads the address that a request asks for.
 *
 * @param target as it stands in the request’s first line
 * @returns `null` for what no page can have as its address
 */
export function readAddress(target: string): Address | null {
  const [beforeQuery = '', ...query] = target.split('?');
  const path = parsePath(beforeQuery);
  if (path === undefined) return null;
  try {
    if (controlCharacter.test(decodeURIComponent(path))) return null;
  } catch {
    // Broken percent-encoding is the sender’s mistake; Next would report it as a fault of ours.
    return null;
  }
  const oneSpelling = path.replace(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return unreserved.test(character) ? character : encoded.toUpperCase();
  });
  return { path: oneSpelling, search: query.length > 0 ? `?${query.join('?')}` : '' };
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface SiteServerOptions {
  /** Proxies of ours in front of the site. */
  trustedProxyHops?: number;
  /** The public address. */
  siteUrl?: string;
  development?: boolean;
  /** What the build serves by itself. Without it, Next is asked about every address. */
  ownRoutes?: OwnRoutes | null;
}

export type SiteServer = {
  server: Server;
  /**
   * Stops accepting connections and resolves when every request under way is answered. What is not
   * finished within the limit is cut off.
   */
  drain(limitMs: number): Promise<'finished' | 'cut off'>;
};

/** Longer than the idle time of common proxies (60 s), so that it is never us who hang up first. */
const KEEP_ALIVE_MS = 70_000;

/** Says that this process answers; the database has no part in it. */
function answerHealth(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
  response.end('ok\n');
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

/**
 * Whether a form is one of our own pages’. A page of another site can have a visitor’s browser post a
 * form, but not hide where it comes from; a program that names no origin has no visitor’s cookies.
 * Routes below `/api/` look themselves.
 */
function isOwnForm({ method, headers }: IncomingMessage, path: string, siteUrl: string): boolean {
  const { origin } = headers;
  if (method !== 'POST' || origin === undefined || path.startsWith('/api/')) return true;
  const from = URL.parse(origin)?.host;
  if (!from || (from !== headers.host && from !== URL.parse(siteUrl)?.host)) return false;
  // Next compares the origin with this; a proxy may have put a name of its own there.
  headers['x-forwarded-host'] = from;
  return true;
}

async function answerSafely(
  handle: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await handle(request, response);
  } catch (error) {
    console.error(`Failed to answer ${request.method} ${request.url}:`, error);
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
    response.end('Internal Server Error\n');
  }
}

// Brotli where the browser takes it; Next by itself knows gzip only.
const compress = compression() as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Against clients that send as slowly as they can, to hold connections open. */
const limits: ServerOptions = {
  headersTimeout: 20_000,
  // A picture of 15 MB over a line of 1 Mbit/s takes two minutes.
  requestTimeout: 180_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: KEEP_ALIVE_MS,
  maxHeaderSize: 16 * 1024,
};
const MOST_HEADERS = 100;

/** The HTTP server of the site, around the handler that renders it. */
export function createSiteServer(
  handle: RequestHandler,
  {
    trustedProxyHops = 0,
    siteUrl = '',
    development = false,
    ownRoutes = null,
  }: SiteServerOptions = {},
): SiteServer {
  let draining = false;
  const upgraded = new Set<Socket>();
  const always = new Map(Object.entries(commonHeaders(siteUrl)));
  const isKnown = ownRoutes && knownAddresses(ownRoutes);

  /** The full-page cache belongs here: what it holds is answered before Next is asked. */
  function render(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    onPage?: (page: FinishedPage) => void,
  ): void {
    const answer = { isMissing: false };
    finishPage(request, response, { path, development, answer, ...(onPage ? { onPage } : {}) });
    void renderInto(answer, () => answerSafely(handle, request, response));
  }

  const answerMissing = missingPage((request, response, onPage) =>
    render(request, response, request.url ?? '/', onPage),
  );

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { path, search }: Address,
  ): Promise<void> {
    const isMissing = isKnown && !(await isKnown(request, path));
    request.url = path + search;
    compress(request, response, () => {
      if (isMissing) answerMissing(request, response, path);
      else render(request, response, path);
    });
  }

  const server = createServer(limits, (request, response) => {
    if (draining) response.setHeader('connection', 'close');
    // A connection becomes idle just after its answer is out; `close` looked only once.
    response.once('close', () => draining && setImmediate(() => server.closeIdleConnections()));

    response.setHeaders(always);
    if (request.url === '/healthz') return answerHealth(response);
    const address = readAddress(request.url ?? '/');
    if (!address) return refuse(response, 400, 'This address can’t be read.');
    if (!isOwnForm(request, address.path, siteUrl)) {
      return refuse(response, 403, 'This form is not one of ours.');
    }
    request.headers[clientAddressHeader] = clientAddress(request, trustedProxyHops);
    noticeUntrustedProxy(request, trustedProxyHops);
    if (limitBody(request, response, address.path)) void answer(request, response, address);
  });

  // A client that asks before it sends is spared a body that would be refused.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    const { path } = readAddress(request.url ?? '/') ?? { path: '/' };
    if (!isBodyTooLarge(request, path)) response.writeContinue();
    server.emit('request', request, response);
  });
  server.maxHeadersCount = MOST_HEADERS;

  // Upgraded connections (hot reload) are out of the HTTP server's sight, but keep it open.
  server.on('upgrade', (_request, socket: Socket) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
  });

  return {
    server,
    async drain(limitMs) {
      draining = true;
      let inTime = true;
      const limit = setTimeout(() => {
        inTime = false;
        server.closeAllConnections();
      }, limitMs);
      for (const socket of upgraded) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearTimeout(limit);
      return inTime ? 'finished' : 'cut off';
    },
  };
}
