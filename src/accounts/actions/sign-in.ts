import { Secret, TOTP } from 'otpauth';
import { createLocalReq, loginOperation, type Payload, type PayloadRequest } from 'payload';
import type { User } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import { logFailure } from '@/platform/log-failure';
import { requesterKey, takePoints } from '@/platform/rate-limit/take-points';
import { openSealed } from '@/platform/sealed-text';
import { signatureOf } from '@/platform/signature';
import type { StoredAccount } from '../data/account-rows';
import { recordAudit } from '../data/record-audit';
import {
  askOnlyForProof,
  readFactors,
  type StoredFactor,
  secondStepStatus,
  spendRecoveryCode,
  spendTotpStep,
} from '../data/second-factor';
import { type Credentials, credentialsSchema } from '../rules/accounts';
import { readTypedCode, secondStepWords } from '../rules/second-factor';
import {
  incompleteCredentials,
  noAdminAccess,
  noUserFound,
  type SignInResult,
  signInFailed,
  tooManySignIns,
  wrongCredentials,
} from '../rules/sign-in';
import { findAccount } from '../store/areas';
import { pendingValue, readPendingSignIn } from '../store/pending-sign-in';
import { endSession, makeSession } from './account-session';
import {
  type GuardedSignIn,
  guardSignIn,
  recordBlocked,
  type Tried,
  takeTry,
} from './guard-sign-in';

export const totpPurpose = 'totp-secret';

/** Seconds per code, and how many codes before and after the present one are accepted. */
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

/** The half minute that a code belongs to; `null` when it matches no current one. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const totp = totpOf(secret, { issuer: 'x', account: 'x' });
  const delta = totp.validate({ token: code, window: tolerance, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

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

/** Completes a sign-in after its password. Wrong tries count per address and account. */
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
      // An attacker with the password could guess six digits from many addresses.
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

interface SignedIn {
  outcome: SignInResult;
  token: string | null;
  pending?: string;
}

const refused = (error: string): SignedIn => ({
  outcome: { status: 'refused', error },
  token: null,
});

async function login(
  payload: Payload,
  data: Credentials,
  headers: Headers,
  prepare: (req: PayloadRequest) => void = () => {},
): Promise<Tried<string | null>> {
  try {
    const req = await createLocalReq({ req: { headers } }, payload);
    prepare(req);
    // Payload’s local login and its REST answer both withhold the token.
    const { token } = await loginOperation({ collection: payload.collections.users, data, req });
    return { verdict: 'in', result: token ?? null };
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === secondStepStatus) return { verdict: 'second-step', result: null };
    if (status !== 401) throw error;
    return { verdict: 'refused', result: null };
  }
}

async function admit(payload: Payload, token: string | null, headers: Headers): Promise<SignedIn> {
  const user = await findAccount(new Headers({ authorization: `JWT ${token}` }));
  if (!token || !user) return refused(noUserFound);
  if (user.role === 'admin') return { outcome: { status: 'in' }, token };
  await endSession(payload, user, headers);
  return refused(noAdminAccess);
}

function askForSecondStep(account: StoredAccount): SignedIn {
  if (account.role !== 'admin') return refused(noAdminAccess);
  return { outcome: { status: 'second-step' }, token: null, pending: pendingValue(account) };
}

/** Counts tries like a sign-in, and makes no session. */
export async function provePassword(
  credentials: Credentials,
  headers: Headers,
): Promise<GuardedSignIn<null>> {
  const payload = await getCms();
  return guardSignIn(credentials, { headers }, async () => {
    const { verdict } = await login(payload, credentials, headers, askOnlyForProof);
    return { verdict: verdict === 'second-step' ? 'in' : 'refused', result: null };
  });
}

/** Signs an admin in to the dashboard (specification, section 2, `/auth`). */
export async function signInAdmin(
  given: { email: unknown; password: unknown },
  headers: Headers,
): Promise<SignedIn> {
  const credentials = credentialsSchema.safeParse(given);
  if (!credentials.success) return refused(incompleteCredentials);
  return logFailure('A sign-in to the dashboard failed.', refused(signInFailed), async () => {
    const payload = await getCms();
    const guarded = await guardSignIn(credentials.data, { headers }, () =>
      login(payload, credentials.data, headers),
    );
    if (guarded.status === 'limited') return refused(tooManySignIns(guarded.retryAfterSeconds));
    if (guarded.status === 'refused') return refused(wrongCredentials);
    if (guarded.status === 'second-step') return askForSecondStep(guarded.account);
    return admit(payload, guarded.result, headers);
  });
}
