import { type Column, timeCell } from '@/platform/csv-table';
import { optionLabel } from '@/platform/option-label';

export const auditEvents = [
  { value: 'sign-in', label: 'Signed in' },
  { value: 'sign-in-failed', label: 'Sign-in failed' },
  { value: 'sign-in-blocked', label: 'Sign-in blocked: too many tries' },
  { value: 'sign-out', label: 'Signed out' },
  { value: 'area-opened', label: 'Opened an area with its shared password' },
  { value: 'area-refused', label: 'Wrong shared password' },
  { value: 'password-asked', label: 'Asked for a new password' },
  { value: 'password-changed', label: 'Password changed' },
  { value: 'email-asked', label: 'Asked for another e-mail address' },
  { value: 'email-changed', label: 'E-mail address changed' },
  { value: 'second-step-failed', label: 'Second step of signing in failed' },
  { value: 'second-factor-changed', label: 'Second factor changed' },
  { value: 'invited', label: 'Account invited' },
  { value: 'role-changed', label: 'Role changed' },
  { value: 'account-deleted', label: 'Account deleted' },
  { value: 'session-ended', label: 'Session ended by a user' },
  { value: 'export', label: 'Export' },
  { value: 'import', label: 'Import' },
  { value: 'enquiry-deleted', label: 'Enquiry deleted' },
  { value: 'conversation-deleted', label: 'Conversation deleted' },
  { value: 'person-erased', label: 'Person erased' },
] as const;

export type AuditEvent = (typeof auditEvents)[number]['value'];

/** Times are ISO 8601. */
export interface ExportedAuditEntry {
  createdAt: string;
  event: string;
  who?: string | null | undefined;
  detail?: string | null | undefined;
  device?: string | null | undefined;
  addressHash?: string | null | undefined;
}

export const auditColumns: readonly Column<ExportedAuditEntry>[] = [
  ['When', ({ createdAt }) => timeCell(createdAt)],
  ['What', ({ event }) => optionLabel(auditEvents, event)],
  ['Who', ({ who }) => who ?? ''],
  ['In detail', ({ detail }) => detail ?? ''],
  ['Browser', ({ device }) => device ?? ''],
  ['From (code of the network address)', ({ addressHash }) => addressHash ?? ''],
];
