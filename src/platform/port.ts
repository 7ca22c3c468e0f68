import { lookup } from 'node:dns/promises';
import net, { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** True if a server can listen there. Without a host: on all addresses of the machine. */
export function canListen(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}

/** An address family that the machine lacks cannot be in use. */
function ignoreMissingFamily(error: NodeJS.ErrnoException): true {
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') return true;
  throw error;
}

/** Checks loopback too, whose programs on some systems get the visitors of `localhost`. */
export async function isPortFree(port: number, bindAddress?: string): Promise<boolean> {
  if (!(await canListen(port, bindAddress))) return false;
  if (bindAddress) return true;
  for (const loopback of ['127.0.0.1', '::1']) {
    if (!(await canListen(port, loopback).catch(ignoreMissingFamily))) return false;
  }
  return true;
}

export async function waitForPort(
  port: number,
  bindAddress: string | undefined,
  milliseconds: number,
  signal: AbortSignal,
): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!(await isPortFree(port, bindAddress))) {
    if (performance.now() > end) return false;
    await delay(250, undefined, { signal });
  }
  return true;
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Node's own cluster module binds with this function; it has no documented counterpart. */
type BindSocket = (
  address: string,
  port: number,
  addressType: 4 | 6,
  fd: undefined,
  flags: number,
) => { fd: number; close(): void } | number;

/** Several sockets of a user may listen on one port: after a killed supervisor, or side by side. */
export const canSharePort = process.platform === 'linux';
/** UV_TCP_REUSEPORT of libuv. */
const flags = canSharePort ? 2 : 0;

export type BoundSocket = { fd: number; close(): void };

/**
 * Binds a port without accepting connections; child processes that inherit the descriptor do. What
 * arrives between two of them waits in the socket. Undefined where the system cannot do this.
 */
export async function bindSocket(port: number, host?: string): Promise<BoundSocket | undefined> {
  const { _createServerHandle: bind } = net as unknown as { _createServerHandle: BindSocket };
  const found = host ? await lookup(host) : undefined;
  const bindTo = (address: string, family: 4 | 6) => bind(address, port, family, undefined, flags);
  let handle = found ? bindTo(found.address, found.family === 6 ? 6 : 4) : bindTo('::', 6);
  // A machine without IPv6.
  if (!found && typeof handle === 'number') handle = bindTo('0.0.0.0', 4);
  if (typeof handle === 'number') return undefined;
  // Windows has no descriptors.
  if (handle.fd > 0) return handle;
  handle.close();
  return undefined;
}
