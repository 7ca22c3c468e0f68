import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import compression from 'compression';
import { clientAddressHeader } from '../client-address-header.ts';
import { commonHeaders } from '../security-headers.ts';
import { clientAddress, noticeUntrustedProxy } from './client-address.ts';
import { type FinishedPage, finishPage } from './finish-page.ts';
import { knownAddresses } from './known-addresses.ts';
import { isBodyTooLarge, limitBody } from './limit-body.ts';
import { missingPage } from './missing-page.ts';
import type { OwnRoutes } from './own-routes.ts';
import { type Address, readAddress } from './read-address.ts';

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

function refuseAddress(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('This address can’t be read.\n');
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
    finishPage(request, response, { path, development, ...(onPage ? { onPage } : {}) });
    void answerSafely(handle, request, response);
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
    if (!address) return refuseAddress(response);
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
