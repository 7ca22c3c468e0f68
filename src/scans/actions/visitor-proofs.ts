import { randomBytes } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload as Solved } from 'altcha-lib/types';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { emailCounterKey } from '@/platform/email-counter-key';
import { getEnv } from '@/platform/env';
import { takePoints } from '@/platform/rate-limit/take-points';
import { isSameSignature, keyFor, signatureOf } from '@/platform/signature';
import { fitsInto } from '@/platform/text-length';
import { deleteOwnScan, deleteScanAsStaff } from '../store/scan-requests';
import { isOwnerToken, ownerHashOf, scanOwnerCookie } from '../store/scans';

function readJson(encoded: string, encoding: 'base64' | 'base64url'): unknown {
  try {
    return JSON.parse(Buffer.from(encoded, encoding).toString('utf8'));
  } catch {
    return null;
  }
}

const challengeValidMs = 10 * 60_000;

/** Together about 4 million rounds of PBKDF2, one or two seconds on a phone. */
const roundsPerTry = 4_000;
const fewestTries = 500;
const mostTries = 1_500;

function challengeSecrets() {
  const secret = getEnv().payloadSecret;
  return {
    hmacSignatureSecret: keyFor(secret, 'altcha-challenge'),
    hmacKeySignatureSecret: keyFor(secret, 'altcha-solution'),
  };
}

/** A puzzle for the ALTCHA widget. It contains no personal data. */
export function makeChallenge(now: number) {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: roundsPerTry,
    counter: randomInt(mostTries, fewestTries),
    deriveKey,
    expiresAt: new Date(now + challengeValidMs),
    ...challengeSecrets(),
  });
}

/** The fields that this file needs; the library validates the rest. */
const solvedShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({ expiresAt: z.number() }),
    signature: z.string().refine(fitsInto(128)),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string().refine(fitsInto(256)) }),
});

/** Whether a browser solved one of our puzzles in time; each solution is valid once. */
export async function takeSolution(payload: string | null): Promise<boolean> {
  const solved = readJson(payload ?? '', 'base64');
  if (!solvedShape.safeParse(solved).success) return false;
  // The library verifies the value as it was sent, not our copy of the known fields.
  const { challenge, solution } = solved as Solved & z.output<typeof solvedShape>;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...challengeSecrets(),
  }).catch(() => ({ verified: false }));
  if (!verified) return false;
  // The signature covers the whole puzzle, so further solutions of one puzzle are replays.
  const first = await takePoints([{ name: 'scanSolution', key: challenge.signature }]);
  return first.allowed;
}

export interface SentCookies {
  get(name: string): { value: string } | undefined;
}

/** Seconds for which a scan is linked to its owner, see Fees and periods. */
const cookieSeconds = 30 * 24 * 60 * 60;

/** Sets an HTTP-only cookie. It is not `Secure` on plain http, where browsers would drop it. */
async function setScanCookie(name: string, value: string): Promise<void> {
  (await cookies()).set({
    name,
    value,
    httpOnly: true,
    sameSite: 'lax',
    secure: getEnv().siteUrl.startsWith('https:'),
    path: '/',
    maxAge: cookieSeconds,
  });
}

export function ownerOf(sent: SentCookies | undefined): string {
  const known = sent?.get(scanOwnerCookie)?.value;
  return isOwnerToken(known) ? known : randomBytes(32).toString('base64url');
}

export function rememberOwner(owner: string): Promise<void> {
  return setScanCookie(scanOwnerCookie, owner);
}

const emailCookie = 'scan_email';

const emailContents = z.object({ email: z.email().refine(fitsInto(254)), until: z.number() });

function signEmail(body: string): string {
  return signatureOf(getEnv().payloadSecret, 'scan-email', body);
}

/** Normalises an e-mail address for the rate limits. */
export function emailKey(email: string): string {
  return emailCounterKey(getEnv().payloadSecret, 'scan-email-counter', email.toLowerCase());
}

export function emailProof(email: string, now: number): string {
  const until = now + cookieSeconds * 1000;
  const body = Buffer.from(JSON.stringify({ email, until })).toString('base64url');
  return `${body}.${signEmail(body)}`;
}

/** The confirmed address of this browser; null when absent, expired or forged. */
export function confirmedEmail(sent: SentCookies | undefined, now: number): string | null {
  const [body = '', signature = ''] = (sent?.get(emailCookie)?.value ?? '').split('.');
  if (body === '' || !isSameSignature(signature, signEmail(body))) return null;
  const read = emailContents.safeParse(readJson(body, 'base64url'));
  return read.success && read.data.until > now ? read.data.email : null;
}

export function rememberEmail(proof: string): Promise<void> {
  return setScanCookie(emailCookie, proof);
}

/**
 * Deletes a report for the browser that requested it, or for staff. Rate limits stay counted.
 * False for a missing scan and another owner’s alike.
 */
export async function deleteScan(
  uuid: string,
  visitor: { headers: Headers; cookies: SentCookies },
): Promise<boolean> {
  const owner = visitor.cookies.get(scanOwnerCookie)?.value;
  if (isOwnerToken(owner) && (await deleteOwnScan(uuid, ownerHashOf(owner)))) return true;
  return deleteScanAsStaff(uuid, visitor.headers);
}
