import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { isIP } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import compression from 'compression';
import ipaddr from 'ipaddr.js';
import { clientAddressHeader } from '../client-address-header.ts';
import { metrics } from '../metrics.ts';
import { renderInto } from '../missing-page.ts';
import { commonHeaders } from '../security-headers.ts';
import { unseenProxy } from '../unseen-proxy.ts';
import { allowedMethods } from './allowed-methods.ts';
import { type FinishedPage, finishPage, isSegmentPrefetch, mayBeWhole } from './finish-page.ts';
import { isPreviewRequest, knownAddresses } from './known-addresses.ts';
import { isBodyTooLarge, limitBody } from './limit-body.ts';
import type { OwnRoutes } from './own-routes.ts';
import { createPageCache } from './page-cache.ts';

/** Converts `::ffff:192.0.2.1`, the form on a dual-stack socket, to 192.0.2.1. */
function plain(address: string): string | null {
  const unwrapped = address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(unwrapped) ? unwrapped.toLowerCase() : null;
}

/**
 * The sender's address. With n trusted proxies, the outermost wrote the n-th address from the
 * right of `X-Forwarded-For`; addresses left of it are unverified.
 * @returns `unknown` when the connection is gone
 */
export function clientAddress(request: IncomingMessage, trustedProxyHops: number): string {
  const socket = plain(request.socket.remoteAddress ?? '') ?? 'unknown';
  if (trustedProxyHops === 0) return socket;
  const header = request.headers['x-forwarded-for'];
  const claimed = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  return plain(claimed.at(-trustedProxyHops) ?? '') ?? socket;
}

/** Address ranges that internet visitors never have. */
const insideRanges = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);

/** Logs once if the settings omit a proxy: all its visitors share one address and every limit. */
export function noticeUntrustedProxy(request: IncomingMessage, trustedProxyHops: number): void {
  const state = unseenProxy();
  if (trustedProxyHops > 0 || state.seen) return;
  const isForwarded = ['x-forwarded-for', 'forwarded'].some((name) => name in request.headers);
  // After an action that redirects, Next itself asks for the next page's data.
  if (!isForwarded || 'rsc' in request.headers) return;
  const peer = plain(request.socket.remoteAddress ?? '');
  if (!peer || !insideRanges.has(ipaddr.parse(peer).range())) return;
  state.seen = true;
  console.log(
    'Requests come through a proxy, but TRUSTED_PROXY_HOPS is 0: all visitors count as one address. Set it to the number of your proxies (docs/operations.md).',
  );
}

interface Address {
  /** Starts with `/`. Normalised: characters that need no percent-encoding are decoded. */
  path: string;
  /** Empty, or starts with `?`; unchanged. */
  search: string;
}

/** No page's address contains control characters, and PostgreSQL refuses the zero byte. */
const controlCharacter = /\p{Cc}/u;

/** Characters that mean the same with and without percent-encoding (RFC 3986, 2.3). */
const unreserved = /^[\w.~-]$/;

function parsePath(target: string): string | undefined {
  if (target.startsWith('/')) return URL.parse(`http://site.invalid${target}`)?.pathname;
  // A proxy may send an absolute address (RFC 9112, 3.2.2).
  return /^https?:\/\//i.test(target) ? URL.parse(target)?.pathname : undefined;
}

/** `null` for an address that no page can have. */
export function readAddress(target: string): Address | null {
  const [beforeQuery = '', ...query] = target.split('?');
  const path = parsePath(beforeQuery);
  if (path === undefined) return null;
  try {
    if (controlCharacter.test(decodeURIComponent(path))) return null;
  } catch {
    // Invalid percent-encoding is the client's error; Next would report it as a server error.
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
  trustedProxyHops?: number;
  siteUrl?: string;
  development?: boolean;
  /** The build's own routes. Without them, Next answers every address. */
  ownRoutes?: OwnRoutes | null;
  /** Limit of the page cache. */
  mostPageBytes?: number | undefined;
}

export type SiteServer = {
  server: Server;
  /**
   * Resolves when all running requests are answered; those beyond the limit are cut off. In the time
   * of grace an idle connection is closed with its next answer, not while a request may be under way.
   */
  drain(limitMs: number, graceMs?: number): Promise<'finished' | 'cut off'>;
  /** Paths of the kept pages that visitors read last, the latest first. */
  listRecent(): string[];
};

/** Longer than common proxies' idle time (60 s): the proxy must be the one to close. */
const KEEP_ALIVE_MS = 70_000;

function answerHealth(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
  response.end('ok\n');
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

/**
 * Another site's page can post a form with a visitor's browser, but cannot hide its origin.
 * Programs without an origin have no visitor's cookies. `/api/` checks this itself.
 */
function isOwnForm({ method, headers }: IncomingMessage, path: string, siteUrl: string): boolean {
  const { origin } = headers;
  if (method !== 'POST' || origin === undefined || path.startsWith('/api/')) return true;
  const from = URL.parse(origin)?.host;
  if (!from || (from !== headers.host && from !== URL.parse(siteUrl)?.host)) return false;
  // Next compares the origin with this header; a proxy may have changed it.
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

// Brotli where the browser accepts it; Next supports only gzip.
const compress = compression() as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Without addresses, which are unlimited in number and may hold a token. */
function countRequest(
  { method = 'GET' }: IncomingMessage,
  { statusCode }: ServerResponse,
  milliseconds: number,
): void {
  const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method);
  metrics().requests.observe(
    { method: known ? method : 'other', status: `${Math.floor(statusCode / 100)}xx` },
    milliseconds / 1000,
  );
}

/** Limits against clients that send slowly to hold connections open. */
const limits: ServerOptions = {
  headersTimeout: 20_000,
  // A 15 MB picture takes two minutes at 1 Mbit/s.
  requestTimeout: 180_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: KEEP_ALIVE_MS,
  maxHeaderSize: 16 * 1024,
};
const MOST_HEADERS = 100;

export function createSiteServer(
  handle: RequestHandler,
  {
    trustedProxyHops = 0,
    siteUrl = '',
    development = false,
    ownRoutes = null,
    mostPageBytes,
  }: SiteServerOptions = {},
): SiteServer {
  let draining = false;
  const { counts } = metrics();
  const upgraded = new Set<Socket>();
  const always = new Map(Object.entries(commonHeaders(siteUrl)));
  const isKnown = ownRoutes && knownAddresses(ownRoutes);

  async function render(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    take?: (page: FinishedPage) => boolean,
  ): Promise<void> {
    // Next never ends the answer to a visitor who left before it began, and others would wait for it.
    if (response.destroyed) return;
    const answer = { isMissing: false };
    await new Promise<void>((resolve) => compress(request, response, resolve));
    finishPage(request, response, { path, development, answer, take });
    await renderInto(answer, () => answerSafely(handle, request, response));
  }

  const isPreview = (request: IncomingMessage) => isPreviewRequest(request, ownRoutes);
  const pages = createPageCache(render, isPreview, mostPageBytes);

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { path, search }: Address,
  ): Promise<void> {
    if (isSegmentPrefetch(request) && mayBeWhole(path)) return void response.writeHead(204).end();
    const isMissing = isKnown && !(await isKnown(request, path));
    request.url = path + search;
    if (isMissing) return pages.answerMissing(request, response, path);
    if (development) return render(request, response, path);
    const { method = '' } = request;
    const allowed = allowedMethods(path);
    // Next would answer any method with the page.
    if (!allowed.includes(method)) {
      response.setHeader('allow', allowed.join(', '));
      return refuse(response, 405, `${method} can’t be done here.`);
    }
    return pages.answer(request, response, path);
  }

  const sendKept: typeof pages.sendKept = (...asked) => {
    const isSent = pages.sendKept(...asked);
    if (isSent) counts.kept += 1;
    return isSent;
  };

  const server = createServer(limits, (request, response) => {
    if (draining) response.setHeader('connection', 'close');
    // Most requests ask for a kept page by its very address, which then need not be parsed.
    if (sendKept(request, response, request.url ?? '/')) return;
    const address = readAddress(request.url ?? '/');
    if (address && sendKept(request, response, address.path)) return;
    const began = performance.now();
    response.once('close', () => countRequest(request, response, performance.now() - began));
    response.setHeaders(always);
    if (request.url === '/healthz') return answerHealth(response);
    if (!address) return refuse(response, 400, 'This address can’t be read.');
    if (!isOwnForm(request, address.path, siteUrl)) {
      return refuse(response, 403, 'This form is not one of ours.');
    }
    request.headers[clientAddressHeader] = clientAddress(request, trustedProxyHops);
    noticeUntrustedProxy(request, trustedProxyHops);
    if (limitBody(request, response, address.path)) void answer(request, response, address);
  });

  // Clients that send `Expect: 100-continue` need not send a body that would be refused.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    const { path } = readAddress(request.url ?? '/') ?? { path: '/' };
    if (!isBodyTooLarge(request, path)) response.writeContinue();
    server.emit('request', request, response);
  });
  server.maxHeadersCount = MOST_HEADERS;

  // The HTTP server does not track upgraded connections (hot reload), but they keep it open.
  server.on('upgrade', (_request, socket: Socket) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
  });

  return {
    server,
    listRecent: pages.listRecent,
    async drain(limitMs, graceMs = 0) {
      draining = true;
      if (graceMs > 0) await delay(graceMs);
      let inTime = true;
      const limit = setTimeout(() => {
        inTime = false;
        server.closeAllConnections();
      }, limitMs);
      for (const socket of upgraded) socket.destroy();
      // A connection becomes idle just after its answer; `close` checks idle connections only once.
      const closing = setInterval(() => server.closeIdleConnections(), 50);
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearInterval(closing);
      clearTimeout(limit);
      return inTime ? 'finished' : 'cut off';
    },
  };
}
