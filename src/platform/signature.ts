import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * A key of its own for each purpose, derived from the site’s secret: what is signed for one can’t be
 * used for another. 32 bytes, as hex.
 */
export function keyFor(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('hex');
}

/** A keyed hash that nobody can make or turn back without the secret. 43 letters of base64url. */
export function signatureOf(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', keyFor(secret, purpose)).update(text).digest('base64url');
}

/** Compares two signatures in a time that tells nothing about how much of one is right. */
export function isSameSignature(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
