import { createHash, randomBytes } from 'node:crypto';

/** What a link carries that proves who was sent it: 32 random bytes, as 43 letters of base64url. */
export function makeLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: whoever reads the database can’t make the link from it. */
export function linkTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
