import { createHmac } from 'node:crypto';

/**
 * The first half of an IPv6 address: a subscriber usually controls a whole /64. Only IPv6 addresses
 * contain colons, and the server has validated the address.
 */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * A keyed hash of a network address, irreversible without the secret. Only the hash is stored
 * (privacy policy, section 2).
 */
export function addressKey(address: string, secret: string): string {
  return createHmac('sha256', secret).update(networkOf(address)).digest('base64url').slice(0, 32);
}
