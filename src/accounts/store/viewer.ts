import 'server-only';
import { draftMode, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { User } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { signInPath, studioPath } from '@/platform/paths';
import { listFactors } from '../data/second-factor';
import type { FactorKind, SecondStep } from '../rules/second-factor';
import { deniedFlag } from '../rules/sign-in';
import { findAccount, hasEntry, pageHeaders, studioArea } from './areas';
import { readPendingSignIn } from './pending-sign-in';

/** The CMS account that asks for the page; null if the check fails, which Payload logs. */
export const findAccountHere = cache(
  async (): Promise<User | null> => findAccount(pageHeaders(await headers())),
);

/** An admin account, or a visitor with the studio’s password. */
export type StudioViewer = { kind: 'admin'; user: User } | { kind: 'shared' };

export async function findStudioViewer(): Promise<StudioViewer | null> {
  const user = await findAccountHere();
  if (user?.role === 'admin') return { kind: 'admin', user };
  return (await hasEntry(studioArea)) ? { kind: 'shared' } : null;
}

export async function demandStudioViewer(): Promise<StudioViewer> {
  return (await findStudioViewer()) ?? redirect(studioPath);
}

export async function demandAdmin(): Promise<User> {
  const user = await findAccountHere();
  return user?.role === 'admin' ? user : redirect(`${signInPath}?${deniedFlag}`);
}

export async function findSecondStepHere(
  given: Headers,
): Promise<{ step: SecondStep; kinds: FactorKind[] } | null> {
  const pending = await readPendingSignIn(given);
  if (!pending) return null;
  const factors = await listFactors(await getCms(), pending.account.id);
  return { step: pending.step, kinds: factors.map(({ kind }) => kind) };
}

/** The preview cookie outlives a sign-out, so the session is checked as well. */
export const getPreviewUser = cache(async (): Promise<User | null> => {
  const { isEnabled } = await draftMode();
  return isEnabled ? findAccount(await headers()) : null;
});
