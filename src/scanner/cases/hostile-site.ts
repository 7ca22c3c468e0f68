import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const DRIP_MS = 50;
const bomb = gzipSync(Buffer.alloc(16 * 1024 * 1024));
const filler = Buffer.alloc(64 * 1024, 'x');

/** `/r?to=<address>` sends there; the address may be percent-encoded, and may hold `&` and `?`. */
function redirectTo(request: IncomingMessage): string | null {
  const [, to] = /[?&]to=(.*)$/.exec(request.url ?? '') ?? [];
  if (to === undefined) return null;
  return to.includes('://') ? to : decodeURIComponent(to);
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' });
  const timer = setInterval(() => response.write('x'), DRIP_MS);
  response.on('close', () => clearInterval(timer));
}

function pour(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write(filler)) {
      // Until the connection is full.
    }
  };
  response.on('drain', more);
  more();
}

/** What a path misbehaves like, by a word in it. */
const habits: readonly [RegExp, Answer][] = [
  [/drip|slow/, (_request, response) => drip(response)],
  [/endless|infinite/, (_request, response) => pour(response)],
  [
    /header/,
    (_request, response) => response.writeHead(200, { 'x-long': filler.toString() }).end(),
  ],
  [
    /double/,
    (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(bomb)),
  ],
  [
    /bomb/,
    (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  ],
  [/loop/, (request, response) => response.writeHead(302, { location: request.url ?? '/' }).end()],
  [
    /chain|hops/,
    (request, response) => response.writeHead(302, { location: `${request.url}x` }).end(),
  ],
  [/links/, (_request, response) => response.end('<a href="/x">x</a>'.repeat(100_000))],
  [/reset/, (request) => request.socket.destroy()],
  [/hang|never/, () => {}],
];

/** Starts the site that misbehaves, on a free port of 127.0.0.1. Close it with its connections. */
export async function startHostileSite(): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    const location = redirectTo(request);
    const habit = habits.find(([word]) => word.test(request.url ?? ''));
    if (location !== null) response.writeHead(302, { location }).end();
    else if (habit) habit[1](request, response);
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Shop</title>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}
