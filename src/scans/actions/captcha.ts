import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload as Solved } from 'altcha-lib/types';
import { z } from 'zod';
import { getEnv } from '@/platform/env';
import { takePoints } from '@/platform/rate-limit/take-points';
import { keyFor } from '@/platform/signature';
import { fitsInto } from '@/platform/text-length';

const validForMs = 10 * 60_000;

/**
 * Rounds of PBKDF2 per try, and expected tries. Together about 4 million rounds, one or two seconds
 * on a phone.
 */
const roundsPerTry = 4_000;
const fewestTries = 500;
const mostTries = 1_500;

function secrets() {
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
    expiresAt: new Date(now + validForMs),
    ...secrets(),
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

function readPayload(payload: string): (Solved & z.output<typeof solvedShape>) | null {
  try {
    const solved = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
    return solvedShape.safeParse(solved).success ? solved : null;
  } catch {
    return null;
  }
}

/**
 * Whether a browser solved one of our puzzles in time. Each solution is valid once, across all
 * processes.
 *
 * @param payload the widget’s value: JSON in base64
 */
export async function takeSolution(payload: string | null): Promise<boolean> {
  const solved = payload ? readPayload(payload) : null;
  if (!solved) return false;
  const { challenge, solution } = solved;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets() }).catch(
    () => ({ verified: false }),
  );
  if (!verified) return false;
  // The signature covers the whole puzzle, so further solutions of one puzzle are replays.
  const first = await takePoints([{ name: 'scanSolution', key: challenge.signature }]);
  return first.allowed;
}
