import 'server-only';
import { permanentRedirect, redirect } from 'next/navigation';
import { getRedirect } from './queries/redirects';

/** Sends the visitor on when the address is an old one of ours; returns when it is not. */
export async function followRedirect(path: string): Promise<void> {
  const found = await getRedirect(path);
  if (!found) return;
  if (found.permanent) permanentRedirect(found.to);
  redirect(found.to);
}
