import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import type { User } from '@/payload-types';
import { Refusal } from '@/platform/database/refusal';
import { getEnv } from '@/platform/env';
import { takePoints } from '@/platform/rate-limit/take-points';
import { openSealed, sealText } from '@/platform/sealed-text';
import { grantFor } from '../rules/permissions';
import {
  freshSignInMinutes,
  proofWanted,
  secondStepMinutes,
  secondStepWords,
  wrongCurrentPassword,
} from '../rules/second-factor';
import { tooManySignIns } from '../rules/sign-in';
import { type PendingSignIn, readPendingSignIn } from '../store/pending-sign-in';
import { provePassword } from './sign-in';

/** What is begun in one request and finished in the next; it lies sealed with the browser. */
export type StatePurpose = 'totp-setup' | 'passkey-setup' | 'passkey-sign-in';

export function sealState(purpose: StatePurpose, account: number, value: string): string {
  const until = Date.now() + secondStepMinutes * 60_000;
  return sealText(getEnv().payloadSecret, purpose, String(account), `${until} ${value}`);
}

/** @returns `null` for one of another account, another purpose, or too old */
export function openState(purpose: StatePurpose, account: number, state: string): string | null {
  const text = openSealed(getEnv().payloadSecret, purpose, String(account), state);
  const [, until = '', value = ''] = /^(\d+) (.+)$/.exec(text ?? '') ?? [];
  return Number(until) > Date.now() && value ? value : null;
}

/** Whether a challenge is answered for the first time. */
export async function spendChallenge(challenge: string): Promise<boolean> {
  return (await takePoints([{ name: 'passkeyChallenge', key: challenge.slice(0, 100) }])).allowed;
}

export type SignedIn = User & { _sid?: string };

/** Who asks for something about an account. */
export interface AccountCaller {
  payload: Payload;
  headers: Headers;
  user: SignedIn | null;
}

/** A request of Payload’s in the caller’s name, for what is done within a transaction. */
export function requestOf({ payload, headers, user }: AccountCaller): Promise<PayloadRequest> {
  return createLocalReq({ ...(user ? { user: user as never } : {}), req: { headers } }, payload);
}

export function demandUser({ user }: AccountCaller): SignedIn {
  if (!user) throw new Refusal('Sign in first.', 401);
  return user;
}

/** Their own account, or an admin for a colleague’s. */
export function demandAccount(caller: AccountCaller, account: number): SignedIn {
  const user = demandUser(caller);
  if (user.id !== account && grantFor('users', user.role, 'update') !== 'yes') {
    throw new Refusal('You are not allowed to do this.', 403);
  }
  return user;
}

function isFresh({ sessions, _sid }: SignedIn): boolean {
  const since = sessions?.find(({ id }) => id === _sid)?.createdAt;
  return Boolean(since) && Date.now() - Date.parse(String(since)) < freshSignInMinutes * 60_000;
}

/**
 * Asks who is there once more: a session of the last minutes is proof enough, an older one needs the
 * current password. A browser that was left open is neither.
 *
 * @throws a refusal, counted like a wrong password when signing in
 */
export async function demandProof(
  { headers }: AccountCaller,
  user: SignedIn,
  currentPassword: string | undefined,
): Promise<void> {
  if (!currentPassword) {
    if (isFresh(user)) return;
    throw new Refusal(proofWanted, 403);
  }
  const proven = await provePassword({ email: user.email, password: currentPassword }, headers);
  if (proven.status === 'limited') {
    throw new Refusal(tooManySignIns(proven.retryAfterSeconds), 429);
  }
  if (proven.status !== 'in') throw new Refusal(wrongCurrentPassword, 403);
}

/** Whose second factor is set up: the person’s who is signed in, or owes it after the password. */
export type Enrolling = { user: SignedIn; pending: PendingSignIn | null };

export async function demandEnrolling(caller: AccountCaller): Promise<Enrolling> {
  if (caller.user) return { user: caller.user, pending: null };
  const pending = await readPendingSignIn(caller.headers);
  if (pending?.step !== 'enrol') throw new Refusal(secondStepWords.over, 401);
  return { user: pending.account, pending };
}
