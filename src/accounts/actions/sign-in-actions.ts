'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { Refusal } from '@/platform/database/refusal';
import {
  cmsSignInPath,
  readStaffPath,
  secondStepPathTo,
  seoDashboardPath,
  signInPath,
} from '@/platform/paths';
import { emailLinkUsedUp } from '../rules/accounts';
import type { CodeResult, EmailConfirmed, SignInResult } from '../rules/sign-in';
import { pendingCookieFor } from '../store/pending-sign-in';
import { findAccountHere } from '../store/viewer';
import { rememberAccount } from './account-cookie';
import { confirmEmail } from './change-credentials';
import { leaveAccount } from './leave';
import { takeStepWithCode } from './second-step';
import { signInAdmin } from './sign-in-admin';

const tokenSchema = z.string().min(1).max(200);

/** Signs an admin in; it is the session of the CMS. */
export async function signIn(form: FormData): Promise<SignInResult> {
  const given = { email: form.get('email'), password: form.get('password') };
  const { outcome, token, pending } = await signInAdmin(given, await headers());
  if (token) await rememberAccount(token);
  if (pending) (await cookies()).set(pendingCookieFor(pending));
  return outcome;
}

/** The same without script. */
export async function signInWithoutScript(
  _: SignInResult | null,
  form: FormData,
): Promise<SignInResult> {
  const outcome = await signIn(form);
  if (outcome.status === 'in') redirect(seoDashboardPath);
  if (outcome.status === 'second-step') redirect(secondStepPathTo(seoDashboardPath));
  return outcome;
}

/** The second step with a code. */
export async function giveCode(form: FormData): Promise<CodeResult> {
  const outcome = await takeStepWithCode(await headers(), form.get('code'));
  if (outcome.status !== 'in') return { status: 'refused', error: outcome.error };
  await rememberAccount(outcome.token);
  (await cookies()).set(pendingCookieFor(''));
  return { status: 'in' };
}

/** The same without script. */
export async function giveCodeWithoutScript(
  _: CodeResult | null,
  form: FormData,
): Promise<CodeResult> {
  const outcome = await giveCode(form);
  if (outcome.status === 'in') redirect(readStaffPath(form.get('to')));
  return outcome;
}

/** Leaves the second step, to sign in as somebody else. */
export async function startAgain(form: FormData): Promise<void> {
  (await cookies()).set(pendingCookieFor(''));
  redirect(readStaffPath(form.get('to')) === seoDashboardPath ? signInPath : cmsSignInPath);
}

/** Gives the account the address that the link was sent to. */
export async function confirmNewEmail(
  _: EmailConfirmed | null,
  form: FormData,
): Promise<EmailConfirmed> {
  const token = tokenSchema.safeParse(form.get('token'));
  if (!token.success) return { status: 'refused', error: emailLinkUsedUp };
  try {
    const email = await confirmEmail(token.data, await headers(), await findAccountHere());
    return { status: 'changed', email };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: 'refused', error: error.message };
  }
}

/** Signs out of the dashboard, and with it of the CMS. */
export async function signOut(): Promise<void> {
  await leaveAccount();
  redirect(signInPath);
}
