import { type Column, labelCell, timeCell } from '@/platform/csv-table';
import { auditEvents } from './audit-events';

/** An entry of the audit log as it is exported. The time is ISO 8601. */
export interface ExportedAuditEntry {
  createdAt: string;
  event: string;
  who?: string | null | undefined;
  detail?: string | null | undefined;
  device?: string | null | undefined;
  addressHash?: string | null | undefined;
}

/** The columns of the audit log. */
export const auditColumns: readonly Column<ExportedAuditEntry>[] = [
  ['When', ({ createdAt }) => timeCell(createdAt)],
  ['What', ({ event }) => labelCell(auditEvents, event)],
  ['Who', ({ who }) => who ?? ''],
  ['In detail', ({ detail }) => detail ?? ''],
  ['Browser', ({ device }) => device ?? ''],
  ['From (code of the network address)', ({ addressHash }) => addressHash ?? ''],
];
