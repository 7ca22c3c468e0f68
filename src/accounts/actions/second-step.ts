import { Secret, TOTP } from 'otpauth';
import type { Payload } from 'payload';
import type { User } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import { requesterKey, takePoints } from '@/platform/rate-limit/take-points';
import { openSealed } from '@/platform/sealed-text';
import { signatureOf } from '@/platform/signature';
import { recordAudit } from '../data/record-audit';
import {
  readFactors,
  type StoredFactor,
  spendRecoveryCode,
  spendTotpStep,
} from '../data/second-factor';
import { readTypedCode, secondStepWords } from '../rules/second-factor';
import { tooManySignIns } from '../rules/sign-in';
import { readPendingSignIn } from '../store/pending-sign-in';
import { makeSession } from './make-session';
import { recordBlocked } from './record-blocked';
import { takeTry } from './take-try';

export const totpPurpose = 'totp-secret';

/** Seconds of a code, and how many codes before and after the present one count as well. */
const period = 30;
const tolerance = 1;

export function totpOf(secret: string, label: { issuer: string; account: string }): TOTP {
  return new TOTP({
    issuer: label.issuer,
    label: label.account,
    secret: Secret.fromBase32(secret),
    period,
  });
}

/** The half minute that a code belongs to; `null` when it belongs to none of the present ones. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const totp = totpOf(secret, { issuer: 'x', account: 'x' });
  const delta = totp.validate({ token: code, window: tolerance, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

/** What is kept of a recovery code. */
export function recoveryHash(account: number, code: string): string {
  return signatureOf(getEnv().payloadSecret, 'recovery-code', `${account} ${code}`);
}

async function isRightTotp(
  payload: Payload,
  account: number,
  factors: readonly StoredFactor[],
  code: string,
): Promise<boolean> {
  const { payloadSecret } = getEnv();
  for (const { id, kind, sealedSecret } of factors) {
    if (kind !== 'totp') continue;
    const secret = openSealed(payloadSecret, totpPurpose, String(account), sealedSecret);
    const step = secret && stepOfCode(secret, code);
    if (step && (await spendTotpStep(payload, id, step))) return true;
  }
  return false;
}

export type StepOutcome =
  | { status: 'in'; token: string }
  | { status: 'over'; error: string }
  | { status: 'refused'; error: string; retryAfterSeconds?: number };

type Check = (payload: Payload, account: User) => Promise<boolean>;

/**
 * Lets an account in whose password was right a moment ago, when its second step is right as well.
 * Wrong ones are counted for the address and the account together.
 */
export async function takeSecondStep(
  headers: Headers,
  wrong: string,
  check: Check,
): Promise<StepOutcome> {
  const pending = await readPendingSignIn(headers);
  if (!pending) return { status: 'over', error: secondStepWords.over };
  const { account, step } = pending;
  if (step === 'enrol') return { status: 'refused', error: secondStepWords.enrolFirst };
  const payload = await getCms();
  const taken = await takeTry('secondStep', `${requesterKey({ headers })} ${account.id}`);
  if (!taken.allowed) {
    const { retryAfterSeconds } = taken;
    await recordBlocked({ headers }, 'Second step');
    return { status: 'refused', error: tooManySignIns(retryAfterSeconds), retryAfterSeconds };
  }
  if (!(await check(payload, account))) {
    await recordAudit({ payload, headers }, { event: 'second-step-failed', account });
    return { status: 'refused', error: wrong };
  }
  await taken.forget();
  return { status: 'in', token: await makeSession(payload, account.id, headers) };
}

/** The second step with a code: of an app, or one of the recovery codes. */
export async function takeStepWithCode(headers: Headers, typed: unknown): Promise<StepOutcome> {
  const read = readTypedCode(typeof typed === 'string' ? typed.slice(0, 100) : '');
  let isWorn = false;
  const outcome = await takeSecondStep(
    headers,
    secondStepWords.wrongCode,
    async (payload, account) => {
      if (!read) return false;
      if (read.kind === 'recovery') {
        const hash = recoveryHash(account.id, read.code);
        const isRight = await spendRecoveryCode(payload, account.id, hash);
        const detail = 'A recovery code was used.';
        const event = 'second-factor-changed';
        if (isRight) await recordAudit({ payload, headers }, { event, account, detail });
        return isRight;
      }
      // Six digits can be guessed from many addresses by those who know the password.
      const point = await takePoints([{ name: 'secondStepCodes', key: String(account.id) }]);
      isWorn = !point.allowed;
      if (!point.allowed) return false;
      const factors = await readFactors(payload, account.id);
      const isRight = await isRightTotp(payload, account.id, factors, read.code);
      if (isRight) await point.giveBack();
      return isRight;
    },
  );
  return isWorn && outcome.status === 'refused'
    ? { ...outcome, error: secondStepWords.tooManyForAccount }
    : outcome;
}
