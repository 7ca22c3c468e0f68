import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** `::ffff:192.0.2.1` is 192.0.2.1 on a socket that takes both families. */
function plain(address: string): string | null {
  const unwrapped = address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(unwrapped) ? unwrapped.toLowerCase() : null;
}

/**
 * The network address of whoever sent a request.
 *
 * Each proxy appends the address that it was called from to `X-Forwarded-For`, so with n proxies of
 * ours the n-th address from the right was written by the outermost of them; what stands left of it
 * is the visitor’s own claim. A header that is too short did not come through our proxies.
 *
 * @param trustedProxyHops proxies of ours in front of the site, 0 for none
 * @returns an IPv4 or IPv6 address; `unknown` when the connection is gone
 */
export function clientAddress(request: IncomingMessage, trustedProxyHops: number): string {
  const socket = plain(request.socket.remoteAddress ?? '') ?? 'unknown';
  if (trustedProxyHops === 0) return socket;
  const header = request.headers['x-forwarded-for'];
  const claimed = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  return plain(claimed.at(-trustedProxyHops) ?? '') ?? socket;
}
