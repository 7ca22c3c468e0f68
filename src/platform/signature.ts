import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

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

/** What a link carries that proves who was sent it: 32 random bytes, as 43 letters of base64url. */
export function makeLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: whoever reads the database can’t make the link from it. */
export function linkTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

interface Confirmed {
  /** Of the scan. */
  uuid: string;
  email: string;
}

/** What the link of a confirmation mail carries: only the address that it was sent to knows it. */
export function confirmationToken(secret: string, { uuid, email }: Confirmed): string {
  return signatureOf(secret, 'scan-confirmation', `${uuid} ${email}`);
}

/** Whether a token confirms this address for this scan. */
export function isConfirmationToken(secret: string, token: string, confirmed: Confirmed): boolean {
  return isSameSignature(token, confirmationToken(secret, confirmed));
}

/**
 * The key in the private link of a proposal. It can be worked out again from the site’s secret, so
 * that staff always find the link; another salt makes another key, and the old link stops working.
 *
 * @param salt random, of this proposal alone
 * @returns 43 letters of base64url
 */
export function proposalKey(secret: string, { id, salt }: { id: number; salt: string }): string {
  return signatureOf(secret, 'proposal-link', `${id} ${salt}`);
}

/** What is stored of a key: nobody gets from it to the key. 64 letters of hex. */
export function proposalKeyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Whether a key that somebody brought is the one whose hash is stored, in constant time. */
export function isProposalKey(given: string, storedHash: string): boolean {
  return isSameSignature(proposalKeyHash(given), storedHash);
}
