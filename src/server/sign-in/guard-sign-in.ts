import type { Payload } from 'payload';
import { getCms } from '@/cms/client';
import { getEnv } from '@/config/env';
import type { Credentials } from '@/domain/access/credentials';
import { emailCounterKey } from '@/lib/email-counter-key';
import type { User } from '@/payload-types';
import { recordAudit } from '../../../collections/_shared/record-audit';
import { recordBlocked } from '../audit/record-blocked';
import { requesterKey } from '../rate-limit/take-point';
import { takePoints } from '../rate-limit/take-points';
import { hashInVain } from './hash-in-vain';

/** What Payload made of it; `other` is neither a yes nor a no, such as a fault of ours. */
export interface Tried<Result> {
  verdict: 'in' | 'refused' | 'other';
  result: Result;
}

export type GuardedSignIn<Result> =
  | { status: 'in' | 'other'; result: Result }
  /** Unknown, wrong or locked: from outside they are the same. */
  | { status: 'refused' }
  | { status: 'limited'; retryAfterSeconds: number };

interface Sent {
  headers: Pick<Headers, 'get'>;
}

/** As the row stands in the database: Payload itself shows neither hash nor lock. */
type StoredAccount = User & { hash?: string | null; lockUntil?: string | null };

async function findAccount(payload: Payload, email: string): Promise<StoredAccount | null> {
  return payload.db.findOne<StoredAccount>({
    collection: 'users',
    where: { email: { equals: email } },
  });
}

function isLocked({ lockUntil }: StoredAccount, now: number): boolean {
  return Boolean(lockUntil) && new Date(lockUntil ?? 0).getTime() > now;
}

async function recordRefusal(sent: Sent, account: StoredAccount | null): Promise<void> {
  const req = { payload: await getCms(), headers: sent.headers };
  if (account && isLocked(account, Date.now())) {
    await recordAudit(req, { event: 'sign-in-blocked', account, detail: 'The account is locked.' });
    return;
  }
  // An address that is nobody’s may be a password in the wrong field: it is not written down.
  const detail = account ? 'Wrong password.' : 'There is no such account.';
  await recordAudit(req, { event: 'sign-in-failed', account, detail });
}

async function attempt<Result>(
  { password }: Credentials,
  account: StoredAccount | null,
  signIn: () => Promise<Tried<Result>>,
): Promise<GuardedSignIn<Result>> {
  // Payload compares no password here, and would be the quicker for it.
  if (!account?.hash || isLocked(account, Date.now())) {
    await hashInVain(password);
    return { status: 'refused' };
  }
  const { verdict, result } = await signIn();
  return verdict === 'refused' ? { status: 'refused' } : { status: verdict, result };
}

/**
 * Stands before every way of signing in with an account: counts tries for each network address and
 * each account, whether it exists or not, answers every refusal alike and in about the same time,
 * and writes it down. Only wrong tries count.
 *
 * @param signIn has Payload check the password; not called for accounts that can’t sign in
 * @throws when the database can’t be reached: nobody is let through uncounted
 */
export async function guardSignIn<Result>(
  credentials: Credentials,
  sent: Sent,
  signIn: () => Promise<Tried<Result>>,
): Promise<GuardedSignIn<Result>> {
  const { payloadSecret } = getEnv();
  // Counted before anything is compared: tries that arrive together are all counted.
  const point = await takePoints([
    { name: 'signIn', key: requesterKey(sent) },
    { name: 'signInAccount', key: emailCounterKey(payloadSecret, 'sign-in', credentials.email) },
  ]);
  if (!point.allowed) {
    await recordBlocked(sent, 'Account');
    return { status: 'limited', retryAfterSeconds: point.retryAfterSeconds };
  }
  const account = await findAccount(await getCms(), credentials.email);
  const outcome = await attempt(credentials, account, signIn);
  if (outcome.status === 'in') await point.giveBack();
  if (outcome.status === 'refused') await recordRefusal(sent, account);
  return outcome;
}
