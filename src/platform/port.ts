import { createServer } from 'node:net';
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
