import 'server-only';
import { getCms } from '@/platform/cms';

/** Deletes a scan for whoever asked for it; what refers to it lets go of it. */
export async function deleteOwnScan(uuid: string, ownerHash: string): Promise<boolean> {
  const { docs } = await (await getCms()).delete({
    collection: 'scan-results',
    where: { uuid: { equals: uuid }, ownerHash: { equals: ownerHash } },
    depth: 0,
    select: {},
  });
  return docs.length > 0;
}

/** Deletes a scan for whoever is signed in, if they may. */
export async function deleteScanAsStaff(uuid: string, headers: Headers): Promise<boolean> {
  const cms = await getCms();
  const { user } = await cms.auth({ headers });
  if (!user) return false;
  const asStaff = { collection: 'scan-results', depth: 0, user, overrideAccess: false } as const;
  try {
    const { docs } = await cms.find({
      ...asStaff,
      where: { uuid: { equals: uuid } },
      limit: 1,
      pagination: false,
      joins: false,
      select: {},
    });
    const [found] = docs;
    // By its number: staff delete scans one at a time.
    if (found) await cms.delete({ ...asStaff, id: found.id, select: {} });
    return Boolean(found);
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === 403 || status === 404) return false;
    throw error;
  }
}
