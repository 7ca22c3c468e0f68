import 'server-only';
import { permanentRedirect, redirect } from 'next/navigation';
import { canonicalOf } from '@/platform/paths';
import { getRedirect } from './redirects';
import { getSiteIndex } from './site-index';

/** Sends the visitor on when the address is an old one of ours; returns when it is not. */
export async function followRedirect(path: string): Promise<void> {
  const canonical = canonicalOf(path);
  if (canonical && (await getSiteIndex()).isLive(canonical)) permanentRedirect(canonical);
  const found = await getRedirect(path);
  if (!found) return;
  if (found.permanent) permanentRedirect(found.to);
  redirect(found.to);
}
