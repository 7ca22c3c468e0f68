import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import net, { type AddressInfo, isIP } from 'node:net';
import { gzipSync } from 'node:zlib';
import { findHostNameProblem, findNonPublicReason } from '../address/is-public-address.ts';
import type { Resolve } from '../address/read-target.ts';
import { createGuardedClient } from '../fetch/guarded-client.ts';
import {
  type GuardedClient,
  RefusedAddress,
  Unreachable,
  type Visit,
} from '../fetch/guarded-request.ts';
import type { Connect } from '../fetch/open-socket.ts';
import { createBudget, OutOfTime } from '../gather/request-budget.ts';
import { createSiteClient, followRedirects } from '../gather/site-client.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const DRIP_MS = 50;
const bomb = gzipSync(Buffer.alloc(16 * 1024 * 1024));
const filler = Buffer.alloc(64 * 1024, 'x');

/** `/r?to=<address>` redirects there; the address may hold `&` and `?`. */
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
    while (!response.destroyed && response.write(filler)) {}
  };
  response.on('drain', more);
  more();
}

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

async function startHostileSite(): Promise<{ server: Server; port: number }> {
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

const publicIpv4 = '93.184.215.14';
const publicIpv6 = '2606:2800:21f:cb07:6820:80da:af6b:8b2c';
const metadata = '169.254.169.254';

function addressesIn(text: string): string[] {
  return text
    .split(/[\s,;()+&=]+/)
    .map((word) => word.replace(/[.:]$/, ''))
    .filter((word) => isIP(word) !== 0);
}

function publicOnes(text: string): string[] {
  return [
    ...(/\bAAAA public/i.test(text) ? [publicIpv6] : []),
    ...(/\bA public|answer public/i.test(text) ? [publicIpv4] : []),
  ];
}

/**
 * Reads a case's name servers from its expectation, e.g. `dns: AAAA public, A 127.0.0.1`,
 * `dns: CNAME -> x.internal` or `dns-rebinding: 1st answer public, 2nd 127.0.0.1`.
 */
function namesOf(expected: string): Resolve {
  if (!expected.startsWith('dns')) return async () => [publicIpv4];
  const hostile = addressesIn(expected);
  if (expected.startsWith('dns-rebinding')) {
    let asked = 0;
    return async () => {
      asked += 1;
      return asked === 1 ? [publicIpv4] : hostile;
    };
  }
  const [, alias] = /CNAME\s*->\s*(\S+)/.exec(expected) ?? [];
  // A resolver returns the addresses at the end of the aliases.
  const aliased = alias && isIP(alias) === 0 && findHostNameProblem(alias) ? [metadata] : [];
  const answers = [...publicOnes(expected), ...hostile, ...aliased];
  if (answers.length > 0 || /\bzero\b|\bempty\b/i.test(expected)) return async () => answers;
  return async () => {
    throw new Error('ENOTFOUND');
  };
}

interface LoopbackNet {
  connect: Connect;
  /** `address:port` of every connection attempt, in order. */
  asked: string[];
}

/** A network that sends every address to one local server and records what the client tried. */
export function createLoopbackNet(port: number): LoopbackNet {
  const asked: string[] = [];
  return {
    asked,
    connect: (endpoint) => {
      asked.push(`${endpoint.address}:${endpoint.port}`);
      const socket = net.connect({ host: '127.0.0.1', port });
      Object.defineProperty(socket, 'remoteAddress', { value: endpoint.address });
      return socket;
    },
  };
}

export interface HostileResult {
  /** Counted from 1. */
  line: number;
  address: string;
  expected: string;
  got: string;
  /** null: the client alone cannot show the case. */
  agrees: boolean | null;
}

const policy = { allowHosts: [], denyHosts: [] };
const MAX_BYTES = 512 * 1024;
const TIME_MS = 2_000;

function described(error: unknown): string {
  if (error instanceof RefusedAddress) return `refused: ${error.code}`;
  if (error instanceof Unreachable) return `unreachable: ${error.code}`;
  if (error instanceof OutOfTime) return 'unreachable: timeout';
  throw error;
}

function stop({ answer, stoppedBecause }: Visit): string | null {
  if (stoppedBecause) return `stopped: ${stoppedBecause}`;
  if (answer.bodyProblem !== null) return 'body not decoded';
  if (answer.isCut) return 'body cut';
  return answer.status >= 300 && answer.status < 400 ? 'redirect not followed' : null;
}

async function attempt(client: GuardedClient, url: string): Promise<string> {
  const site = createSiteClient(client, new AbortController().signal);
  try {
    const visit = await followRedirects(site, { url, maxBytes: MAX_BYTES }, createBudget(TIME_MS));
    return stop(visit) ?? 'answered';
  } catch (error) {
    return described(error);
  }
}

function namedIn(expected: string): string[] {
  const whole = expected.match(/https?:\/\/[^\s<>"')]+/g);
  return whole ?? addressesIn(expected).map((address) => `http://${address}/`);
}

interface Played {
  got: string;
  isClean: boolean;
  hasConnected: boolean;
  /** Addresses named in the description, all refused; null when there are none. */
  areNamedRefused: boolean | null;
}

async function play(address: string, expected: string, port: number): Promise<Played> {
  const { connect, asked } = createLoopbackNet(port);
  const resolve = namesOf(expected);
  const client = createGuardedClient({ ...policy, userAgent: 'Cases/1.0', resolve, connect });
  try {
    const got = await attempt(client, address);
    const named = expected.startsWith('dns') ? [] : namedIn(expected);
    const verdicts: string[] = [];
    for (const url of named) verdicts.push(await attempt(client, url));
    return {
      got,
      isClean: asked.every(
        (pair) => !findNonPublicReason(pair.slice(0, pair.lastIndexOf(':')), []),
      ),
      hasConnected: asked.length > 0,
      areNamedRefused:
        verdicts.length > 0 ? verdicts.every((verdict) => verdict.startsWith('refused')) : null,
    };
  } finally {
    await client.close();
  }
}

/** `.example` hosts are served by the misbehaving site; others must not be connected to. */
function isStage(address: string): boolean {
  return URL.parse(address)?.hostname.endsWith('.example') ?? false;
}

function judged(address: string, expected: string, played: Played): boolean | null {
  const { got, isClean, hasConnected, areNamedRefused } = played;
  if (!isClean) return false;
  if (expected.startsWith('ALLOW') || expected.startsWith('dns-rebinding')) return hasConnected;
  if (expected.startsWith('dns')) return !hasConnected;
  if (!isStage(address)) return got.startsWith('refused');
  return got === 'answered' ? areNamedRefused : true;
}

/**
 * Runs lines of address, tab and expectation offline; `#` begins a comment. `ALLOW` must connect;
 * all others must be refused or end, and only public addresses may be connected to.
 */
export async function runHostileFile(text: string): Promise<HostileResult[]> {
  const { server, port } = await startHostileSite();
  const results: HostileResult[] = [];
  try {
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      const tab = line.lastIndexOf('\t');
      if (line.startsWith('#') || tab === -1) continue;
      const [address, expected] = [line.slice(0, tab), line.slice(tab + 1).trim()];
      const played = await play(address, expected, port);
      const agrees = judged(address, expected, played);
      results.push({ line: index + 1, address, expected, got: played.got, agrees });
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return results;
}
