import { pbkdf2, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { getCms } from '@/platform/cms';
import { emailCounterKey } from '@/platform/email-counter-key';
import { getEnv } from '@/platform/env';
import {
  consume,
  countAction,
  limiterOf,
  requesterKey,
  type Sent,
  takePoint,
  takePoints,
} from '@/platform/rate-limit/take-points';
import type { RateLimitName } from '@/platform/rate-limits';
import type { StoredAccount } from '../data/account-rows';
import { recordAudit } from '../data/record-audit';
import type { Credentials } from '../rules/accounts';
import { growingWait } from '../rules/sign-in';

/** Logs a few refusals per address: an attacking script would fill the log. */
export async function recordBlocked(sent: Sent, detail: string): Promise<void> {
  const { allowed } = await takePoint('auditBlocked', sent);
  if (!allowed) return;
  const req = { payload: await getCms(), headers: sent.headers };
  await recordAudit(req, { event: 'sign-in-blocked', detail });
}

const day = 24 * 60 * 60;

export type TryTaken =
  | { allowed: true; forget: () => Promise<unknown> }
  | { allowed: false; retryAfterSeconds: number };

/** Takes a point of a limit whose wait doubles each round, for a day. Throws like `consume`. */
export async function takeTry(name: RateLimitName, key: string): Promise<TryTaken> {
  const limiter = await limiterOf(name);
  const rounds = { prefix: `${name}Rounds`, points: Number.MAX_SAFE_INTEGER, seconds: day };
  const { allowed, consumed, retryAfterSeconds } = await consume(limiter, key);
  if (allowed) {
    const forget = async () =>
      Promise.all([limiter.delete(key), (await limiterOf(rounds)).delete(key)]);
    return { allowed, forget };
  }
  // The first try over the limit begins the wait.
  if (consumed !== limiter.points + 1) return { allowed, retryAfterSeconds };
  const { position } = await countAction(rounds.prefix, key, day);
  const seconds = growingWait(position);
  await limiter.block(key, seconds);
  return { allowed, retryAfterSeconds: seconds };
}

/** As Payload hashes a password since 3.90 (`generatePasswordSaltHash.js`); a test compares. */
export const payloadHash = {
  prefix: 'pbkdf2-sha256-v1:',
  iterations: 600_000,
  keyBytes: 32,
} as const;

/** The time of a refusal must not reveal whether the account exists. */
function hashInVain(password: string): Promise<void> {
  const { iterations, keyBytes } = payloadHash;
  return new Promise((resolve, reject) => {
    pbkdf2(password, randomBytes(32).toString('hex'), iterations, keyBytes, 'sha256', (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

/** The result of Payload’s sign-in; `other` is neither a yes nor a no, such as a server error. */
export interface Tried<Result> {
  verdict: 'in' | 'second-step' | 'refused' | 'other';
  result: Result;
}

export type GuardedSignIn<Result> =
  | { status: 'in' | 'other'; result: Result }
  | { status: 'second-step'; account: StoredAccount }
  /** Unknown address or wrong password: the answer does not distinguish them. */
  | { status: 'refused' }
  | { status: 'limited'; retryAfterSeconds: number };

const slowMilliseconds = 2_000;

async function findAccount(payload: Payload, email: string): Promise<StoredAccount | null> {
  return payload.db.findOne<StoredAccount>({
    collection: 'users',
    where: { email: { equals: email } },
  });
}

async function recordRefusal(sent: Sent, account: StoredAccount | null): Promise<void> {
  const req = { payload: await getCms(), headers: sent.headers };
  // An unknown address may be a password in the wrong field, so the log omits it.
  const detail = account ? 'Wrong password.' : 'There is no such account.';
  await recordAudit(req, { event: 'sign-in-failed', account, detail });
}

/**
 * Counts a try at an account, existing or not. Past the limit each try waits; none is refused,
 * because the next one may be the owner's.
 * @returns a function that reverses the count
 */
async function slowDown(account: string, sent: Sent): Promise<() => Promise<unknown>> {
  const limiter = await limiterOf('signInAccount');
  const { allowed, consumed } = await consume(limiter, account);
  if (consumed === limiter.points + 1) {
    await recordBlocked(sent, 'One account, from many addresses: each try is slowed.');
  }
  if (!allowed) await wait(slowMilliseconds);
  return () => limiter.reward(account);
}

/** @returns `forget` for a right password: earlier wrong tries then no longer count */
async function count(email: string, sent: Sent) {
  const from = requesterKey(sent);
  const account = emailCounterKey(getEnv().payloadSecret, 'sign-in', email);
  const point = await takePoints([{ name: 'signInFrom', key: from }]);
  if (!point.allowed) return point;
  const here = await takeTry('signIn', `${from} ${account}`);
  if (!here.allowed) return here;
  const giveBack = await slowDown(account, sent);
  const forget = () => Promise.all([point.giveBack(), here.forget(), giveBack()]);
  return { allowed: true as const, forget };
}

/**
 * Guards every way of signing in with an account. Every refusal has the same answer and takes
 * about the same time. No account is locked: its owner can sign in from any address without
 * recent wrong tries.
 * @param signIn has Payload check the password; not called for accounts that can’t sign in
 * @throws when the database can’t be reached: an uncounted try is not let through
 */
export async function guardSignIn<Result>(
  credentials: Credentials,
  sent: Sent,
  signIn: () => Promise<Tried<Result>>,
): Promise<GuardedSignIn<Result>> {
  // The try is counted before the comparison, so that parallel tries are all counted.
  const counted = await count(credentials.email, sent);
  if (!counted.allowed) {
    await recordBlocked(sent, 'Account');
    return { status: 'limited', retryAfterSeconds: counted.retryAfterSeconds };
  }
  const account = await findAccount(await getCms(), credentials.email);
  if (!account?.hash) {
    // Payload compares no password here, so its answer would be faster.
    await hashInVain(credentials.password);
    await recordRefusal(sent, account);
    return { status: 'refused' };
  }
  const { verdict, result } = await signIn();
  if (verdict === 'refused') {
    await recordRefusal(sent, account);
    return { status: 'refused' };
  }
  if (verdict === 'other') return { status: 'other', result };
  await counted.forget();
  return verdict === 'in' ? { status: 'in', result } : { status: 'second-step', account };
}
