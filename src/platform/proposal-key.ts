import { createHash } from 'node:crypto';
import { isSameSignature, signatureOf } from './signature';

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
