import { cookies } from 'next/headers';
import { z } from 'zod';
import { getEnv } from '@/platform/env';
import { isSameSignature, signatureOf } from '@/platform/signature';
import { fitsInto } from '@/platform/text-length';
import { cookieSeconds, type SentCookies, scanCookie } from './cookies';

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
