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
import { studioArea } from './areas';
import { pageHeaders } from './page-headers';
import { readPendingSignIn } from './pending-sign-in';
import { hasEntry } from './session-cookie';

/** Whoever is signed in to the CMS and asks for the page; a check that fails counts as nobody. */
export const findAccountHere = cache(async (): Promise<User | null> => {
  const cms = await getCms();
  try {
    return (await cms.auth({ headers: pageHeaders(await headers()) })).user;
  } catch (error) {
    cms.logger.error({ err: error, msg: 'Nobody could be recognised.' });
    return null;
  }
});

/** An account with the role admin, or somebody who was told the studio’s password. */
export type StudioViewer = { kind: 'admin'; user: User } | { kind: 'shared' };

/** Who looks at the studio’s screens; `null` for somebody who may not. */
export async function findStudioViewer(): Promise<StudioViewer | null> {
  const user = await findAccountHere();
  if (user?.role === 'admin') return { kind: 'admin', user };
  return (await hasEntry(studioArea)) ? { kind: 'shared' } : null;
}

/** For the list of proposals. Sends everybody else to the gate. */
export async function demandStudioViewer(): Promise<StudioViewer> {
  return (await findStudioViewer()) ?? redirect(studioPath);
}

/** For admins alone (specification, section 6). Sends everybody else to the dashboard’s sign-in. */
export async function demandAdmin(): Promise<User> {
  const user = await findAccountHere();
  return user?.role === 'admin' ? user : redirect(`${signInPath}?${deniedFlag}`);
}

/** The second step that this browser owes, and which kinds of factor the account has. */
export async function findSecondStepHere(
  given: Headers,
): Promise<{ step: SecondStep; kinds: FactorKind[] } | null> {
  const pending = await readPendingSignIn(given);
  if (!pending) return null;
  const factors = await listFactors(await getCms(), pending.account.id);
  return { step: pending.step, kinds: factors.map(({ kind }) => kind) };
}

/**
 * Who looks at a preview; `null` for the public. The preview cookie alone shows nothing: it outlives
 * a sign-out, so the session is asked as well.
 */
export const getPreviewUser = cache(async (): Promise<User | null> => {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return null;
  const cms = await getCms();
  const { user } = await cms.auth({ headers: await headers() });
  return user;
});
