import type { DefaultServerCellComponentProps } from 'payload';
import type { Territory } from '@/payload-types';
import { ukDay } from '@/platform/time/working-time';
import { describeTerritoryState } from '../rules/territory-state';
import { readPolicyTail } from './read-policy-tail';

/** The column “State” of the list of territories. */
export async function StateCell({ rowData, payload }: DefaultServerCellComponentProps) {
  // Payload also renders this cell in each form, without a row.
  if (!rowData) return null;
  const { startsOn, endsOn = null, tailMonths = null, isProvisional } = rowData as Territory;
  const tail = await readPolicyTail(payload);
  const { kind, text } = describeTerritoryState(
    { startsOn, endsOn, tailMonths, isProvisional: isProvisional ?? false },
    ukDay(new Date()),
    tail,
  );
  return <span className={`territory-state territory-state--${kind}`}>{text}</span>;
}
