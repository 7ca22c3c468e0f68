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
 * Rounds of PBKDF2 for one try, and tries until the right one: about 4 million rounds, a second or two
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

/** A puzzle for a visitor’s browser, as the ALTCHA widget takes it. It holds nothing personal. */
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

/** As much as this file relies on; the library looks at the rest. */
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
 * Whether a browser has solved one of our puzzles in time. Each solution is taken once, by whichever
 * process sees it first.
 *
 * @param payload as the widget gives it: JSON in base64
 */
export async function takeSolution(payload: string | null): Promise<boolean> {
  const solved = payload ? readPayload(payload) : null;
  if (!solved) return false;
  const { challenge, solution } = solved;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets() }).catch(
    () => ({ verified: false }),
  );
  if (!verified) return false;
  // The signature covers everything in the puzzle: two solutions of one puzzle are one.
  const first = await takePoints([{ name: 'scanSolution', key: challenge.signature }]);
  return first.allowed;
}
