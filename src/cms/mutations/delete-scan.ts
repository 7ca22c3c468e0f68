import 'server-only';
import { getCms } from '../client';

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
  try {
    const { docs } = await cms.delete({
      collection: 'scan-results',
      where: { uuid: { equals: uuid } },
      depth: 0,
      select: {},
      user,
      overrideAccess: false,
    });
    return docs.length > 0;
  } catch (error) {
    if ((error as { status?: number }).status === 403) return false;
    throw error;
  }
}
