import { parseCookies } from 'payload/shared';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import { isSameSignature, signatureOf } from '@/platform/signature';
import type { StoredAccount } from '../data/account-rows';
import { readSecondStep } from '../data/second-factor';
import { type SecondStep, secondStepMinutes } from '../rules/second-factor';

/** Records a right password until the second step. It grants no access. */
const pendingCookie = 'second_step';

export interface PendingSignIn {
  account: StoredAccount;
  step: SecondStep;
}

const shape = /^(\d{1,10})\.(\d{1,15})\.([\w-]{43})$/;

/** The signature covers the password's hash, so a new password ends a pending sign-in. */
function sign({ id, hash }: Pick<StoredAccount, 'id' | 'hash'>, until: string): string {
  return signatureOf(getEnv().payloadSecret, 'second-step', `${id} ${until} ${hash}`);
}

export function pendingValue(account: StoredAccount, now = Date.now()): string {
  const until = String(now + secondStepMinutes * 60_000);
  return `${account.id}.${until}.${sign(account, until)}`;
}

export const pendingCookieFor = (value: string) => ({
  name: pendingCookie,
  value,
  maxAge: value === '' ? 0 : secondStepMinutes * 60,
  httpOnly: true,
  sameSite: 'lax' as const,
  path: '/',
  // Browsers drop `Secure` cookies on plain http.
  secure: getEnv().siteUrl.startsWith('https:'),
});

export function pendingHeader(value: string): string {
  const { name, maxAge, secure } = pendingCookieFor(value);
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}

/** The account whose second step is pending here; `null` without a recent right password. */
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
  // The second step is no longer required, so the sign-in starts again with the password.
  return step ? { account, step } : null;
}
