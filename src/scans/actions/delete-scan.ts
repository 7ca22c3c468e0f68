import { isOwnerToken, ownerHashOf, scanOwnerCookie } from '../store/scan-access';
import { deleteOwnScan, deleteScanAsStaff } from '../store/scan-requests';
import type { SentCookies } from './cookies';

/**
 * Deletes a report for the browser that asked for it, or for an admin who is signed in. What was
 * counted for it stays counted.
 *
 * @returns false when there is none or it is somebody else’s; which of both, nobody is told
 */
export async function deleteScan(
  uuid: string,
  { headers, cookies }: { headers: Headers; cookies: SentCookies },
): Promise<boolean> {
  const owner = cookies.get(scanOwnerCookie)?.value;
  if (isOwnerToken(owner) && (await deleteOwnScan(uuid, ownerHashOf(owner)))) return true;
  return deleteScanAsStaff(uuid, headers);
}
