import { getScanState } from '@/cms/queries/scans';
import type { ScanState } from '@/domain/scan/state';
import { auditArea } from '../shared-password/areas';
import { mayEnter, type Visitor } from '../shared-password/may-enter';

/**
 * A scan for whoever follows it. The beta audit’s are behind its password, as their reports are.
 *
 * @returns `null` when there is none, or it is not for this visitor
 */
export async function readScanState(uuid: string, visitor: Visitor): Promise<ScanState | null> {
  const state = await getScanState(uuid);
  if (state?.tool !== 'audit') return state;
  return (await mayEnter(auditArea, visitor)) ? state : null;
}
