import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { unseenProxy } from '../unseen-proxy.ts';

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

/** Addresses that visitors from the internet never have. */
const insideRanges = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);

/**
 * Notices a proxy in front of the site that the settings do not name: all its visitors have one
 * address then, and share every limit. Says so once in the log; the back office shows it, too.
 */
export function noticeUntrustedProxy(request: IncomingMessage, trustedProxyHops: number): void {
  const state = unseenProxy();
  if (trustedProxyHops > 0 || state.seen) return;
  const isForwarded = ['x-forwarded-for', 'forwarded'].some((name) => name in request.headers);
  if (!isForwarded) return;
  const peer = plain(request.socket.remoteAddress ?? '');
  if (!peer || !insideRanges.has(ipaddr.parse(peer).range())) return;
  state.seen = true;
  console.log(
    'Requests come through a proxy, but TRUSTED_PROXY_HOPS is 0: all visitors count as one address. Set it to the number of your proxies (docs/operations.md).',
  );
}
