import 'server-only';
import { permanentRedirect, redirect } from 'next/navigation';
import { getCms } from '@/platform/cms';
import { canonicalOf } from '@/platform/paths';
import { getSiteIndex } from './site-index';

/** Target of an old address; `null` if no redirect exists. */
export async function getRedirect(
  path: string,
): Promise<{ to: string; permanent: boolean } | null> {
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: 'redirects',
    where: { from: { equals: path } },
    overrideAccess: false,
    pagination: false,
    limit: 1,
    depth: 0,
  });
  const [found] = docs;
  return found ? { to: found.to, permanent: found.permanent ?? true } : null;
}

/** Redirects the visitor from an old address; returns for any other address. */
export async function followRedirect(path: string): Promise<void> {
  const canonical = canonicalOf(path);
  if (canonical && (await getSiteIndex()).isLive(canonical)) permanentRedirect(canonical);
  const found = await getRedirect(path);
  if (!found) return;
  if (found.permanent) permanentRedirect(found.to);
  redirect(found.to);
}
