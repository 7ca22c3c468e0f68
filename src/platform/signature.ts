import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** A key for one purpose, so that its signatures are invalid for others. 32 bytes, as hex. */
export function keyFor(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('hex');
}

/** A keyed hash, unforgeable without the secret. 43 letters of base64url. */
export function signatureOf(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', keyFor(secret, purpose)).update(text).digest('base64url');
}

export function isSameSignature(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A link's token, which proves receipt of the mail: 32 random bytes. */
export function makeLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token: a reader of the database cannot recreate the link. */
export function linkTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

interface Confirmed {
  uuid: string;
  email: string;
}

/** The token of a confirmation mail: only the mail's recipient knows it. */
export function confirmationToken(secret: string, { uuid, email }: Confirmed): string {
  return signatureOf(secret, 'scan-confirmation', `${uuid} ${email}`);
}

export function isConfirmationToken(secret: string, token: string, confirmed: Confirmed): boolean {
  return isSameSignature(token, confirmationToken(secret, confirmed));
}

/** The key in a proposal's private link, for staff at any time. A new salt ends the old link. */
export function proposalKey(secret: string, { id, salt }: { id: number; salt: string }): string {
  return signatureOf(secret, 'proposal-link', `${id} ${salt}`);
}

/** The stored hash of a key. 64 letters of hex. */
export function proposalKeyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export function isProposalKey(given: string, storedHash: string): boolean {
  return isSameSignature(proposalKeyHash(given), storedHash);
}
