import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** The /64 of an IPv6 address, which one subscriber usually controls. The server validated it. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const { parts } = ipaddr.IPv6.parse(address);
  return parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

/** A keyed hash, irreversible without the secret. Only it is stored (privacy policy, section 2). */
export function addressKey(address: string, secret: string): string {
  return createHmac('sha256', secret).update(networkOf(address)).digest('base64url').slice(0, 32);
}
