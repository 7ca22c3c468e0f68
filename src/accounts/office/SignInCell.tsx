'use client';

import { DefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import type { User } from '@/payload-types';

/** The column “Last signed in” of the accounts. */
export function SignInCell(props: DefaultCellComponentProps) {
  const { invitedAt } = props.rowData as Partial<User>;
  if (invitedAt) return <span>Invited, not yet</span>;
  return props.cellData ? <DefaultCell {...props} /> : <span>Not yet</span>;
}
