'use client';

import { DefaultCell, JoinField, useAuth, useFormFields } from '@payloadcms/ui';
import type { DefaultCellComponentProps, JoinFieldClientProps } from 'payload';
import type { User } from '@/payload-types';

/** Mails about an enquiry. Payload loads them once; this reloads them after each reply. */
export function MailsAboutIt(props: JoinFieldClientProps) {
  const lastMessage = useFormFields(([fields]) => String(fields.lastContactAt?.value ?? ''));
  return <JoinField key={lastMessage} {...props} />;
}

/** Cell of the column “Looked after by”: highlights the user’s own name. */
export function OwnerCell(props: DefaultCellComponentProps) {
  const { user } = useAuth<User>();
  const { cellData } = props;
  if (!cellData) return <span>Nobody yet</span>;
  if (cellData === user?.id) return <span>You</span>;
  return <DefaultCell {...props} />;
}
