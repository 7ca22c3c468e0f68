'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { Refusal } from '@/platform/database/refusal';
import { type FormState, readForm, scriptEntry } from '@/platform/form-state';
import {
  cmsSignInPath,
  readStaffPath,
  secondStepPathTo,
  seoDashboardPath,
  signInPath,
  studioPath,
  studioProposalsPath,
} from '@/platform/paths';
import { emailLinkUsedUp } from '../rules/accounts';
import type { CodeResult, EmailConfirmed, PasswordOutcome, SignInResult } from '../rules/sign-in';
import { wordStudioRefusal } from '../rules/sign-in';
import { auditArea, rememberEntry, type SharedArea, studioArea } from '../store/areas';
import { pendingCookieFor } from '../store/pending-sign-in';
import { findAccountHere } from '../store/viewer';
import { keepAccountCookie, leaveAccount, leaveStudio } from './account-session';
import { confirmEmail } from './change-credentials';
import { enterArea } from './enter-area';
import { signInAdmin, takeStepWithCode } from './sign-in';

const tokenSchema = z.string().min(1).max(200);

/** The form state never returns passwords and codes. */
const answerWith = <Outcome extends { status: string }>(outcome: Outcome): FormState<Outcome> => ({
  outcome,
  values: {},
});

/** The form’s script navigates itself, after its success message. */
const isSentByScript = (form: FormData) => scriptEntry in readForm(form);

export async function signIn(
  _before: FormState<SignInResult>,
  form: FormData,
): Promise<FormState<SignInResult>> {
  const { email, password } = readForm(form);
  const { outcome, token, pending } = await signInAdmin({ email, password }, await headers());
  if (token) await keepAccountCookie(token);
  if (pending) (await cookies()).set(pendingCookieFor(pending));
  if (isSentByScript(form)) return answerWith(outcome);
  if (outcome.status === 'in') redirect(seoDashboardPath);
  if (outcome.status === 'second-step') redirect(secondStepPathTo(seoDashboardPath));
  return answerWith(outcome);
}

export async function giveCode(
  _before: FormState<CodeResult>,
  form: FormData,
): Promise<FormState<CodeResult>> {
  const { code, to = null } = readForm(form);
  const step = await takeStepWithCode(await headers(), code);
  if (step.status !== 'in') return answerWith({ status: 'refused', error: step.error });
  await keepAccountCookie(step.token);
  (await cookies()).set(pendingCookieFor(''));
  if (!isSentByScript(form)) redirect(readStaffPath(to));
  return answerWith({ status: 'in' });
}

/** Leaves the second step, so that another account can sign in. */
export async function startAgain(form: FormData): Promise<void> {
  (await cookies()).set(pendingCookieFor(''));
  redirect(readStaffPath(form.get('to')) === seoDashboardPath ? signInPath : cmsSignInPath);
}

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

export async function signOut(): Promise<void> {
  await leaveAccount();
  redirect(signInPath);
}

async function openArea(area: SharedArea, form: FormData): Promise<PasswordOutcome> {
  const { password } = readForm(form);
  const entry = await enterArea(area, password, { headers: await headers() });
  if (entry.session) await rememberEntry(area, entry.session);
  return entry.outcome;
}

export async function enterStudio(
  _before: FormState<PasswordOutcome>,
  form: FormData,
): Promise<FormState<PasswordOutcome>> {
  const outcome = await openArea(studioArea, form);
  if (outcome.status === 'refused') return answerWith(wordStudioRefusal(outcome));
  if (!isSentByScript(form)) redirect(studioProposalsPath);
  return answerWith(outcome);
}

export async function logOutOfStudio(): Promise<void> {
  await leaveStudio();
  redirect(studioPath);
}

/** The requested page, if it belongs to the area. */
function pageIn(area: string, asked = ''): string {
  const path = /^[\w/-]{1,200}$/.test(asked) ? asked : area;
  return path.startsWith(`${area}/`) ? path : area;
}

/** Opens the beta audit in this browser; without script, redirects to the page behind the gate. */
export async function enterAudit(
  _before: FormState<PasswordOutcome>,
  form: FormData,
): Promise<FormState<PasswordOutcome>> {
  const outcome = await openArea(auditArea, form);
  if (outcome.status === 'open' && !isSentByScript(form)) {
    redirect(pageIn(auditArea.path, readForm(form).path));
  }
  return answerWith(outcome);
}
