import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { getEnv } from '@/platform/env';
import { isSameSignature, signatureOf } from '@/platform/signature';
import { fitsInto } from '@/platform/text-length';
import { deleteOwnScan, deleteScanAsStaff } from '../store/delete-scan';
import { isOwnerToken, ownerHashOf, scanOwnerCookie } from '../store/scan-access';

/** What is needed of a request’s cookies, wherever they are read. */
export interface SentCookies {
  get(name: string): { value: string } | undefined;
}

/** As Next sets cookies. */
interface CookieToSet {
  name: string;
  value: string;
  httpOnly: true;
  sameSite: 'lax';
  secure: boolean;
  path: '/';
  /** Seconds. */
  maxAge: number;
}

/** As long as we know whose a scan is, see Fees and periods. */
const cookieDays = 30;
const cookieSeconds = cookieDays * 24 * 60 * 60;

/** A cookie for our server’s eyes only. A site on plain http would lose one that asks for https. */
function scanCookie(name: string, value: string): CookieToSet {
  const secure = getEnv().siteUrl.startsWith('https:');
  return {
    name,
    value,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: cookieSeconds,
  };
}

/** The token of whoever asks: the one that their browser has, or a new one. */
export function ownerOf(sent: SentCookies | undefined): string {
  const known = sent?.get(scanOwnerCookie)?.value;
  return isOwnerToken(known) ? known : randomBytes(32).toString('base64url');
}

/** Sets the cookie by which its owner may delete a report. */
export async function rememberOwner(owner: string): Promise<void> {
  (await cookies()).set(scanCookie(scanOwnerCookie, owner));
}

const name = 'scan_email';

const contents = z.object({ email: z.email().refine(fitsInto(254)), until: z.number() });

function signed(body: string): string {
  return signatureOf(getEnv().payloadSecret, 'scan-email', body);
}

/** The value of the cookie that proves a confirmed e-mail address. */
export function emailProof(email: string, now: number): string {
  const until = now + cookieSeconds * 1000;
  const body = Buffer.from(JSON.stringify({ email, until })).toString('base64url');
  return `${body}.${signed(body)}`;
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** The address that was confirmed in this browser; null for none, too long ago, or a forgery. */
export function confirmedEmail(sent: SentCookies | undefined, now: number): string | null {
  const [body = '', signature = ''] = (sent?.get(name)?.value ?? '').split('.');
  if (body === '' || !isSameSignature(signature, signed(body))) return null;
  const read = contents.safeParse(readJson(body));
  return read.success && read.data.until > now ? read.data.email : null;
}

/** Sets the cookie from a server action. */
export async function rememberEmail(proof: string): Promise<void> {
  (await cookies()).set(scanCookie(name, proof));
}

/**
 * Deletes a report for the browser that asked for it, or for an admin who is signed in. What was
 * counted for it stays counted.
 *
 * @returns false when there is none or it is somebody else’s; which of both, nobody is told
 */
export async function deleteScan(
  uuid: string,
  { headers, cookies }: { headers: Headers; cookies: SentCookies },
): Promise<boolean> {
  const owner = cookies.get(scanOwnerCookie)?.value;
  if (isOwnerToken(owner) && (await deleteOwnScan(uuid, ownerHashOf(owner)))) return true;
  return deleteScanAsStaff(uuid, headers);
}
