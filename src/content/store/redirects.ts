import 'server-only';
import { getCms } from '@/platform/cms';

/**
 * Where an old address leads.
 *
 * @returns `null` when the address never was one of ours
 */
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
