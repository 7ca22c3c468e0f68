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

/** State that one request begins and the next one completes. The browser holds it sealed. */
export type StatePurpose = 'totp-setup' | 'passkey-setup' | 'passkey-sign-in';

export function sealState(purpose: StatePurpose, account: number, value: string): string {
  const until = Date.now() + secondStepMinutes * 60_000;
  return sealText(getEnv().payloadSecret, purpose, String(account), `${until} ${value}`);
}

/** `null` if the state is expired, or belongs to another account or purpose. */
export function openState(purpose: StatePurpose, account: number, state: string): string | null {
  const text = openSealed(getEnv().payloadSecret, purpose, String(account), state);
  const [, until = '', value = ''] = /^(\d+) (.+)$/.exec(text ?? '') ?? [];
  return Number(until) > Date.now() && value ? value : null;
}

/** True for the first answer to a challenge. Prevents replay. */
export async function spendChallenge(challenge: string): Promise<boolean> {
  return (await takePoints([{ name: 'passkeyChallenge', key: challenge.slice(0, 100) }])).allowed;
}

export type SignedIn = User & { _sid?: string };

export interface AccountCaller {
  payload: Payload;
  headers: Headers;
  user: SignedIn | null;
}

export function requestOf({ payload, headers, user }: AccountCaller): Promise<PayloadRequest> {
  return createLocalReq({ ...(user ? { user: user as never } : {}), req: { headers } }, payload);
}

export function demandUser({ user }: AccountCaller): SignedIn {
  if (!user) throw new Refusal('Sign in first.', 401);
  return user;
}

/** Callers may act on their own account. Admins may also act on a colleague’s account. */
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

/** An older session needs the password: the browser may be left open. Counts like a sign-in. */
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

/** The account that sets up a second factor: signed in, or halfway through its sign-in. */
export type Enrolling = { user: SignedIn; pending: PendingSignIn | null };

export async function demandEnrolling(caller: AccountCaller): Promise<Enrolling> {
  if (caller.user) return { user: caller.user, pending: null };
  const pending = await readPendingSignIn(caller.headers);
  if (pending?.step !== 'enrol') throw new Refusal(secondStepWords.over, 401);
  return { user: pending.account, pending };
}
