'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { studioPath, studioProposalsPath } from '@/platform/paths';
import type { PasswordOutcome } from '../rules/shared-password';
import { wordStudioRefusal } from '../rules/studio';
import { studioArea } from '../store/areas';
import { rememberEntry } from '../store/session-cookie';
import { enterArea } from './enter-area';
import { leaveStudio } from './leave';

/** Opens the studio’s list of proposals in this browser. */
export async function enterStudio(form: FormData): Promise<PasswordOutcome> {
  const entry = await enterArea(studioArea, form.get('password'), { headers: await headers() });
  if (entry.session) await rememberEntry(studioArea, entry.session);
  const { outcome } = entry;
  return outcome.status === 'refused' ? wordStudioRefusal(outcome) : outcome;
}

/** The same without script. */
export async function enterStudioWithoutScript(
  _: PasswordOutcome | null,
  form: FormData,
): Promise<PasswordOutcome> {
  const outcome = await enterStudio(form);
  if (outcome.status === 'open') redirect(studioProposalsPath);
  return outcome;
}

/** Out again, and back to the gate. */
export async function logOutOfStudio(): Promise<void> {
  await leaveStudio();
  redirect(studioPath);
}
