import { parseCookies } from 'payload/shared';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import { isSameSignature, signatureOf } from '@/platform/signature';
import type { StoredAccount } from '../data/account-rows';
import { readSecondStep } from '../data/second-factor';
import { type SecondStep, secondStepMinutes } from '../rules/second-factor';

/** Holds that a password was right, until the second step: it opens nothing by itself. */
const pendingCookie = 'second_step';

/** An account between its password and its second step. */
export interface PendingSignIn {
  account: StoredAccount;
  step: SecondStep;
}

const shape = /^(\d{1,10})\.(\d{1,15})\.([\w-]{43})$/;

/** The password's hash is signed with it: a new password ends what an old one began. */
function sign({ id, hash }: Pick<StoredAccount, 'id' | 'hash'>, until: string): string {
  return signatureOf(getEnv().payloadSecret, 'second-step', `${id} ${until} ${hash}`);
}

/** What the cookie holds after a right password. */
export function pendingValue(account: StoredAccount, now = Date.now()): string {
  const until = String(now + secondStepMinutes * 60_000);
  return `${account.id}.${until}.${sign(account, until)}`;
}

/** The cookie for a server action; an empty value takes it away. */
export const pendingCookieFor = (value: string) => ({
  name: pendingCookie,
  value,
  maxAge: value === '' ? 0 : secondStepMinutes * 60,
  httpOnly: true,
  sameSite: 'lax' as const,
  path: '/',
  // A site on plain http would lose a cookie that asks for https.
  secure: getEnv().siteUrl.startsWith('https:'),
});

/** The same as a header. */
export function pendingHeader(value: string): string {
  const { name, maxAge, secure } = pendingCookieFor(value);
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}

/** Whose second step this browser owes; `null` without a right password in the last minutes. */
export async function readPendingSignIn(headers: Headers): Promise<PendingSignIn | null> {
  const value = parseCookies(headers).get(pendingCookie);
  const [, id = '', until = '', signature = ''] = shape.exec(value ?? '') ?? [];
  if (!signature || Number(until) <= Date.now()) return null;
  const payload = await getCms();
  const account = await payload.db.findOne<StoredAccount>({
    collection: 'users',
    where: { id: { equals: Number(id) } },
  });
  if (!account?.hash || !isSameSignature(signature, sign(account, until))) return null;
  const step = await readSecondStep(payload, account);
  // No longer required in the meantime: the password alone is asked for again.
  return step ? { account, step } : null;
}
