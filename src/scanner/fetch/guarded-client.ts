import type net from 'node:net';
import { type AddressPolicy, readTarget, type Target } from '../address/read-target.ts';
import { type Resolve, resolveTarget } from '../address/resolve-target.ts';
import type { Hop } from '../model/evidence.ts';
import {
  type GuardedAnswer,
  type GuardedClient,
  type GuardedRequest,
  RefusedAddress,
  Unreachable,
  type Visit,
} from './contract.ts';
import { withDeadline } from './deadline.ts';
import { exchange } from './exchange.ts';
import { type Connect, certificateProblem, openSocket, openTls } from './open-socket.ts';

export interface GuardedClientOptions extends AddressPolicy {
  userAgent: string;
  /** Instead of DNS, for tests. What it answers is judged all the same. */
  resolve?: Resolve;
  /** Instead of TCP, for tests. Where it leads is checked all the same. */
  connect?: Connect;
  /** Milliseconds, for timing only. */
  now?: () => number;
}

const CONNECT_LIMIT_MS = 2_000;
const TLS_LIMIT_MS = 2_000;

interface Connection {
  socket: net.Socket;
  certificateProblem: string | null;
}

async function connectTo(
  target: Target,
  { resolve, connect, denyHosts }: GuardedClientOptions,
  deadline: AbortSignal,
): Promise<Connection> {
  const socket = await withDeadline(CONNECT_LIMIT_MS, deadline, async (signal) => {
    const addresses = await resolveTarget(target, { denyHosts }, resolve, signal);
    return openSocket(addresses, target.port, signal, connect);
  });
  if (target.url.protocol === 'http:') return { socket, certificateProblem: null };
  const secure = await withDeadline(TLS_LIMIT_MS, deadline, (signal) =>
    openTls(socket, target.hostname, signal, { ALPNProtocols: ['http/1.1'] }),
  );
  return { socket: secure, certificateProblem: certificateProblem(secure) };
}

/** A request whose time runs from now on, wherever it leads. */
type Ask = (request: GuardedRequest, deadline: AbortSignal) => Promise<GuardedAnswer>;

function hopOf({ url, status, location }: GuardedAnswer): Hop {
  return { url, status, location };
}

async function follow(
  ask: Ask,
  request: GuardedRequest,
  maxRedirects: number,
  deadline: AbortSignal,
): Promise<Visit> {
  let answer = await ask(request, deadline);
  const hops = [hopOf(answer)];
  const stopped = (stoppedBecause: Visit['stoppedBecause']): Visit => ({
    hops,
    answer,
    stoppedBecause,
  });
  while (answer.location !== null) {
    const { location } = answer;
    const goal = URL.parse(location);
    if (goal) goal.hash = '';
    if (hops.some(({ url }) => url === goal?.href)) return stopped('loop');
    if (hops.length > maxRedirects) return stopped('too-many');
    try {
      answer = await ask({ ...request, url: location }, deadline);
    } catch (error) {
      if (error instanceof RefusedAddress) return stopped('refused');
      throw error;
    }
    hops.push(hopOf(answer));
  }
  return stopped(null);
}

/**
 * Makes the scanner's only way to the network. Each request, each redirect among them, is read,
 * resolved once and judged anew, and connects to a judged address over a connection of its own.
 * Proxies that the environment names are not used: they would resolve the name again.
 */
export function createGuardedClient(options: GuardedClientOptions): GuardedClient {
  const { userAgent, now = () => performance.now() } = options;
  const closing = new AbortController();

  const ask: Ask = async (request, deadline) => {
    const startedAt = now();
    const target = readTarget(request.url, options);
    const { socket, certificateProblem } = await connectTo(target, options, deadline);
    const connectMs = now() - startedAt;
    const { ttfbMs, ...answer } = await exchange(request, {
      socket,
      url: target.url,
      userAgent,
      deadline,
      now,
    });
    return { ...answer, certificateProblem, timing: { connectMs, ttfbMs } };
  };

  return {
    request: (request) =>
      withDeadline(request.timeoutMs, closing.signal, (deadline) => ask(request, deadline)),
    visit: (request, maxRedirects) =>
      withDeadline(request.timeoutMs, closing.signal, (deadline) =>
        follow(ask, request, maxRedirects, deadline),
      ),
    close: async () => closing.abort(new Unreachable('closed', 'The client was closed')),
  };
}
