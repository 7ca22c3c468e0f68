import type net from 'node:net';
import { Client, errors } from 'undici';
import {
  type AddressPolicy,
  type Resolve,
  readTarget,
  resolveTarget,
  type Target,
} from '../address/read-target.ts';
import { readHeader } from '../model/check.ts';
import type { HeaderLines } from '../model/evidence.ts';
import { readAttendedMs } from './attended-time.ts';
import {
  type GuardedAnswer,
  type GuardedClient,
  type GuardedRequest,
  raceWithSignal,
  runWithDeadline,
  Unreachable,
} from './guarded-request.ts';
import { type Connect, openSocket, openTls } from './open-socket.ts';
import { type ReadBody, readBody } from './read-body.ts';

const HEADERS_LIMIT_MS = 3_000;
const MAX_HEADER_BYTES = 16 * 1024;
/** Statuses that redirect with Location; 300 and 304 do not. */
const redirects = new Set([301, 302, 303, 307, 308]);

const noBody: ReadBody = { body: new Uint8Array(), isCut: false, problem: null };

function pairs(flat: readonly string[]): HeaderLines {
  return Array.from({ length: flat.length / 2 }, (_, index): readonly [string, string] => [
    (flat[2 * index] ?? '').toLowerCase(),
    flat[2 * index + 1] ?? '',
  ]);
}

/** Node gives headers as Latin-1; browsers read a Location beyond ASCII as UTF-8. */
function locationOf(status: number, headers: HeaderLines, url: URL): string | null {
  const value = headers.find(([name]) => name === 'location')?.[1];
  if (!redirects.has(status) || value === undefined) return null;
  const text = Buffer.from(value, 'latin1').toString('utf8');
  return URL.parse(text.includes('\ufffd') ? value : text, url)?.href ?? null;
}

function requestHeaders({ headers = {} }: GuardedRequest, userAgent: string) {
  const own = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    'user-agent': userAgent,
    'accept-encoding': 'gzip, deflate, br, zstd',
    accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
    ...Object.fromEntries(own),
  };
}

function failure(error: unknown): Unreachable {
  if (error instanceof Unreachable) return error;
  if (error instanceof errors.HeadersOverflowError) {
    return new Unreachable('headers-too-large', 'The headers are larger than 16 kB');
  }
  if (error instanceof errors.HTTPParserError) {
    return new Unreachable('headers', `The answer could not be read: ${error.message}`);
  }
  return new Unreachable('reset', `The connection broke off: ${String(error)}`);
}

/** Uses the connection for one request; `undici` must never open one by itself. */
function clientOver(socket: net.Socket, origin: string): Client {
  let isUsed = false;
  return new Client(origin, {
    allowH2: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    // We set deadlines: undici's timeouts have one-second precision and restart with each byte.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: (_options, done) => {
      const error = isUsed ? new Unreachable('reset', 'The connection was closed') : null;
      isUsed = true;
      // Deferred: undici ignores an answer given while it requests the connection.
      queueMicrotask(() => (error ? done(error, null) : done(null, socket)));
    },
  });
}

interface Exchange {
  socket: net.Socket;
  url: URL;
  userAgent: string;
  deadline: AbortSignal;
  now: () => number;
}

async function exchange(
  request: GuardedRequest,
  { socket, url, userAgent, deadline, now }: Exchange,
): Promise<GuardedAnswer> {
  const client = clientOver(socket, url.origin);
  const sentAt = now();
  try {
    const answer = await runWithDeadline(HEADERS_LIMIT_MS, deadline, (signal) =>
      client.request({
        path: `${url.pathname}${url.search}`,
        method: request.method ?? 'GET',
        headers: requestHeaders(request, userAgent),
        signal,
        responseHeaders: 'raw',
        reset: true,
      }),
    );
    const ttfbMs = now() - sentAt;
    // Closing the connection below makes an unread body emit an error.
    answer.body.on('error', () => {});
    const headers = pairs(answer.headers as unknown as string[]);
    const location = locationOf(answer.statusCode, headers, url);
    const isRead = request.method !== 'HEAD' && location === null;
    const encoding = readHeader(headers, 'content-encoding');
    const { body, isCut, problem } = isRead
      ? await raceWithSignal(deadline, readBody(answer.body, encoding, request.maxBytes))
      : noBody;
    return {
      url: url.href,
      status: answer.statusCode,
      headers,
      location,
      body,
      isCut,
      bodyProblem: problem,
      ttfbMs,
    };
  } catch (error) {
    throw deadline.aborted ? deadline.reason : failure(error);
  } finally {
    socket.destroy();
    // The error was reported above.
    await client.destroy().catch(() => {});
  }
}

export interface GuardedClientOptions extends AddressPolicy {
  userAgent: string;
  /** Replaces DNS in tests. Its answers are checked too. */
  resolve?: Resolve;
  /** Replaces TCP in tests. Its remote address is checked too. */
  connect?: Connect;
  /** Milliseconds, for timing only. */
  now?: () => number;
}

const CONNECT_LIMIT_MS = 2_000;
const TLS_LIMIT_MS = 2_000;

async function connectTo(
  target: Target,
  { resolve, connect, denyHosts }: GuardedClientOptions,
  deadline: AbortSignal,
): Promise<net.Socket> {
  const socket = await runWithDeadline(CONNECT_LIMIT_MS, deadline, async (signal) => {
    const addresses = await resolveTarget(target, { denyHosts }, resolve, signal);
    return openSocket(addresses, target.port, signal, connect);
  });
  if (target.url.protocol === 'http:') return socket;
  return runWithDeadline(TLS_LIMIT_MS, deadline, (signal) =>
    openTls(socket, target.hostname, signal, { ALPNProtocols: ['http/1.1'] }),
  );
}

/**
 * The scanner's only way to the network: each request is resolved once and checked anew.
 * Environment proxies are ignored: they would resolve the name again.
 */
export function createGuardedClient(options: GuardedClientOptions): GuardedClient {
  const { userAgent, now = readAttendedMs } = options;
  const closing = new AbortController();

  async function ask(request: GuardedRequest, deadline: AbortSignal): Promise<GuardedAnswer> {
    const target = readTarget(request.url, options);
    const socket = await connectTo(target, options, deadline);
    return exchange(request, { socket, url: target.url, userAgent, deadline, now });
  }

  return {
    request: (request) =>
      runWithDeadline(request.timeoutMs, closing.signal, (deadline) => ask(request, deadline)),
    close: async () => closing.abort(new Unreachable('closed', 'The client was closed')),
  };
}
