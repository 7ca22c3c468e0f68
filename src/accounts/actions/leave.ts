import { headers } from 'next/headers';
import { getCms } from '@/platform/cms';
import { recordAudit } from '../data/record-audit';
import { studioArea } from '../store/areas';
import { forgetEntry, hasEntry } from '../store/session-cookie';
import { findAccountHere } from '../store/viewer';
import { forgetAccount } from './account-cookie';
import { endSession } from './end-session';

/** Signs the account out that this browser is signed in with, from a server action. */
export async function leaveAccount(): Promise<void> {
  const user = await findAccountHere();
  if (user) await endSession(await getCms(), user, await headers());
  await forgetAccount();
}

/** Leaves the studio’s list of proposals, whichever way somebody came in. */
export async function leaveStudio(): Promise<void> {
  if (await hasEntry(studioArea)) {
    const req = { payload: await getCms(), headers: await headers() };
    await recordAudit(req, { event: 'sign-out', detail: studioArea.title });
  }
  await forgetEntry(studioArea);
  // An admin’s account opens the list as well: they would not be out.
  const user = await findAccountHere();
  if (user?.role === 'admin') await leaveAccount();
}
