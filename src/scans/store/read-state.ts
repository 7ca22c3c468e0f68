import { auditArea } from '@/accounts/store/areas';
import { mayEnter, type Visitor } from '@/accounts/store/may-enter';
import type { ScanState } from '../rules/scan-state';
import { getScanState } from './scans';

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
