import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import compression from 'compression';
import { clientAddressHeader } from '../../lib/client-address-header.ts';
import { clientAddress } from './client-address.ts';
import { finishPage } from './finish-page.ts';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

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

/** Broken percent-encoding is the sender's mistake; Next would report it as a fault of ours. */
function isReadable(url: string | undefined): boolean {
  try {
    decodeURIComponent((url ?? '/').split('?', 1)[0] ?? '/');
    return true;
  } catch {
    return false;
  }
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

/** The HTTP server of the site, around the handler that renders it. */
export function createSiteServer(
  handle: RequestHandler,
  { trustedProxyHops }: { trustedProxyHops: number } = { trustedProxyHops: 0 },
): SiteServer {
  let draining = false;
  const upgraded = new Set<Socket>();

  const server = createServer((request, response) => {
    if (draining) response.setHeader('connection', 'close');
    // A connection becomes idle just after its answer is out; `close` looked only once.
    response.once('close', () => draining && setImmediate(() => server.closeIdleConnections()));

    if (request.url === '/healthz') return answerHealth(response);
    if (!isReadable(request.url)) return refuseAddress(response);
    request.headers[clientAddressHeader] = clientAddress(request, trustedProxyHops);
    // The full-page cache belongs here: what it holds is answered before Next is asked.
    return compress(request, response, () => {
      finishPage(request, response);
      void answerSafely(handle, request, response);
    });
  });

  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // Must outlast the idle time, or a reused connection can be cut while its request arrives.
  server.headersTimeout = KEEP_ALIVE_MS + 5_000;

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
