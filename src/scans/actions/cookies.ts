import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { getEnv } from '@/platform/env';
import { isSameSignature, signatureOf } from '@/platform/signature';
import { fitsInto } from '@/platform/text-length';
import { isOwnerToken, ownerHashOf, scanOwnerCookie } from '../store/scan-access';
import { deleteOwnScan, deleteScanAsStaff } from '../store/scan-requests';

/** Reads a request’s cookies, from any kind of request. */
export interface SentCookies {
  get(name: string): { value: string } | undefined;
}

/** Cookie in the format of Next. */
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

/** Days for which a scan is linked to its owner, see Fees and periods. */
const cookieDays = 30;
const cookieSeconds = cookieDays * 24 * 60 * 60;

/** An HTTP-only cookie. It is not `Secure` on plain http, where browsers would drop it. */
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

/** The visitor’s owner token, or a new one. */
export function ownerOf(sent: SentCookies | undefined): string {
  const known = sent?.get(scanOwnerCookie)?.value;
  return isOwnerToken(known) ? known : randomBytes(32).toString('base64url');
}

/** Sets the cookie that lets its owner delete a report. */
export async function rememberOwner(owner: string): Promise<void> {
  (await cookies()).set(scanCookie(scanOwnerCookie, owner));
}

const name = 'scan_email';

const contents = z.object({ email: z.email().refine(fitsInto(254)), until: z.number() });

function signed(body: string): string {
  return signatureOf(getEnv().payloadSecret, 'scan-email', body);
}

/** Cookie value that proves a confirmed e-mail address. */
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

/** The confirmed address of this browser; null when absent, expired or forged. */
export function confirmedEmail(sent: SentCookies | undefined, now: number): string | null {
  const [body = '', signature = ''] = (sent?.get(name)?.value ?? '').split('.');
  if (body === '' || !isSameSignature(signature, signed(body))) return null;
  const read = contents.safeParse(readJson(body));
  return read.success && read.data.until > now ? read.data.email : null;
}

export async function rememberEmail(proof: string): Promise<void> {
  (await cookies()).set(scanCookie(name, proof));
}

/**
 * Deletes a report for the browser that requested it, or for a signed-in admin. Rate limits stay
 * counted.
 *
 * @returns false when no such scan exists or it has another owner; the answer is identical
 */
export async function deleteScan(
  uuid: string,
  { headers, cookies }: { headers: Headers; cookies: SentCookies },
): Promise<boolean> {
  const owner = cookies.get(scanOwnerCookie)?.value;
  if (isOwnerToken(owner) && (await deleteOwnScan(uuid, ownerHashOf(owner)))) return true;
  return deleteScanAsStaff(uuid, headers);
}
