'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { SignInResult } from '@/domain/access/sign-in';
import { seoDashboardPath, signInPath } from '@/domain/routing/paths';
import { rememberAccount } from '@/server/sign-in/account-cookie';
import { leaveAccount } from '@/server/sign-in/leave';
import { signInAdmin } from '@/server/sign-in/sign-in-admin';

/** Signs an admin in; it is the session of the CMS. */
export async function signIn(form: FormData): Promise<SignInResult> {
  const given = { email: form.get('email'), password: form.get('password') };
  const { outcome, token } = await signInAdmin(given, await headers());
  if (token) await rememberAccount(token);
  return outcome;
}

/** The same without script. */
export async function signInWithoutScript(
  _: SignInResult | null,
  form: FormData,
): Promise<SignInResult> {
  const outcome = await signIn(form);
  if (outcome.status === 'in') redirect(seoDashboardPath);
  return outcome;
}

/** Signs out of the dashboard, and with it of the CMS. */
export async function signOut(): Promise<void> {
  await leaveAccount();
  redirect(signInPath);
}
