import net, { isIP } from 'node:net';
import tls, { type ConnectionOptions, type TLSSocket } from 'node:tls';
import { normaliseIpAddress } from '../address/is-public-address.ts';
import { RefusedAddress, Unreachable } from './guarded-request.ts';

/** Opens a TCP connection to a checked IP address; never to a name. */
export type Connect = (endpoint: { address: string; port: number }) => net.Socket;

/** Delay before the next address is tried in parallel (RFC 8305). */
const STAGGER_MS = 250;
/** A hostile name server may list hundreds. */
const MAX_ATTEMPTS = 4;

function openTcp({ address, port }: { address: string; port: number }): net.Socket {
  return net.connect({ host: address, port, noDelay: true });
}

/** IPv4 first: it works everywhere, and timings stay comparable. */
function inOrder(addresses: readonly string[]): string[] {
  const ipv4 = addresses.filter((address) => isIP(address) === 4);
  const ipv6 = addresses.filter((address) => isIP(address) === 6);
  return [...ipv4.slice(0, MAX_ATTEMPTS - 1), ...ipv6].slice(0, MAX_ATTEMPTS);
}

function leadsTo(socket: net.Socket, address: string): boolean {
  const remote = normaliseIpAddress(socket.remoteAddress);
  return remote !== null && remote === normaliseIpAddress(address);
}

/**
 * Connects to the first of the addresses that answers; `connect` replaces TCP in tests.
 * @throws Unreachable; RefusedAddress when the socket has another remote address
 */
export function openSocket(
  addresses: readonly string[],
  port: number,
  signal: AbortSignal,
  connect: Connect = openTcp,
): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const queue = inOrder(addresses);
    const open = new Set<net.Socket>();
    let stagger: NodeJS.Timeout | undefined;
    let isSettled = false;

    const settle = (winner: net.Socket | null, reason?: unknown) => {
      isSettled = true;
      clearTimeout(stagger);
      signal.removeEventListener('abort', giveUp);
      for (const socket of open) if (socket !== winner) socket.destroy();
      if (winner) resolve(winner);
      else reject(reason);
    };
    const giveUp = () => settle(null, signal.reason);
    const tryNext = () => {
      clearTimeout(stagger);
      const address = queue.shift();
      if (address === undefined) {
        if (open.size === 0) settle(null, new Unreachable('connect', 'No address answers'));
        return;
      }
      const socket = connect({ address, port });
      open.add(socket);
      socket.on('error', () => {
        open.delete(socket);
        if (!isSettled) tryNext();
      });
      socket.once('connect', () => {
        if (isSettled) return;
        if (leadsTo(socket, address)) settle(socket);
        else settle(null, new RefusedAddress('private-address', 'The connection led elsewhere'));
      });
      if (queue.length > 0) stagger = setTimeout(tryNext, STAGGER_MS);
    };

    signal.addEventListener('abort', giveUp, { once: true });
    if (signal.aborted) giveUp();
    else tryNext();
  });
}

/** Upgrades a connection to TLS. An untrusted certificate does not stop it: the report names it. */
export function openTls(
  socket: net.Socket,
  hostname: string,
  signal: AbortSignal,
  options: Pick<
    ConnectionOptions,
    'ALPNProtocols' | 'ca' | 'minVersion' | 'maxVersion' | 'ciphers'
  >,
): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const secure = tls.connect({
      ...options,
      socket,
      // SNI must not hold an IP address (RFC 6066).
      servername: isIP(hostname) === 0 ? hostname : '',
      rejectUnauthorized: false,
    });
    const fail = (cause: unknown) => {
      signal.removeEventListener('abort', giveUp);
      secure.destroy();
      socket.destroy();
      reject(signal.aborted ? signal.reason : tlsFailure(cause));
    };
    const giveUp = () => fail(signal.reason);
    secure.on('error', fail);
    secure.once('close', () => fail(new Error('The connection was closed')));
    secure.once('secureConnect', () => {
      signal.removeEventListener('abort', giveUp);
      resolve(secure);
    });
    signal.addEventListener('abort', giveUp, { once: true });
    if (signal.aborted) giveUp();
  });
}

function tlsFailure(cause: unknown): Unreachable {
  const failure = new Unreachable('tls', 'A secure connection could not be agreed on');
  failure.cause = cause;
  return failure;
}

/** Node's certificate error, e.g. `CERT_HAS_EXPIRED`; null when valid. */
export function readCertificateProblem(socket: TLSSocket): string | null {
  if (socket.authorized) return null;
  const { authorizationError: error } = socket as { authorizationError?: unknown };
  return error ? String(error) : 'UNKNOWN';
}
