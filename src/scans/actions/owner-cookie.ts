import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { isOwnerToken, scanOwnerCookie } from '../store/scan-secrets';
import { type CookieToSet, type SentCookies, scanCookie } from './cookies';

/** The token of whoever asks: the one that their browser has, or a new one. */
export function ownerOf(sent: SentCookies | undefined): string {
  const known = sent?.get(scanOwnerCookie)?.value;
  return isOwnerToken(known) ? known : randomBytes(32).toString('base64url');
}

/** The cookie by which its owner may delete a report. */
export function ownerCookie(owner: string): CookieToSet {
  return scanCookie(scanOwnerCookie, owner);
}

/** Sets it from a server action. */
export async function rememberOwner(owner: string): Promise<void> {
  (await cookies()).set(ownerCookie(owner));
}
