import { createHmac } from 'node:crypto';

/**
 * The first half of an IPv6 address: whoever has one address has all of a /64. Only an IPv6 address
 * has colons; the server checks what it calls an address.
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
 * Turns a network address into a code that nobody can turn back without the secret; only the code
 * is stored (privacy policy, section 2).
 */
export function addressKey(address: string, secret: string): string {
  return createHmac('sha256', secret).update(networkOf(address)).digest('base64url').slice(0, 32);
}
