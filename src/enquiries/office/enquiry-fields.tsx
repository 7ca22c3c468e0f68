'use client';

import { DefaultCell, JoinField, useAuth, useFormFields } from '@payloadcms/ui';
import type { DefaultCellComponentProps, JoinFieldClientProps } from 'payload';
import type { User } from '@/payload-types';

/** The mails about an enquiry. Payload reads them once; here again after each message. */
export function MailsAboutIt(props: JoinFieldClientProps) {
  const lastMessage = useFormFields(([fields]) => String(fields.lastContactAt?.value ?? ''));
  return <JoinField key={lastMessage} {...props} />;
}

/** The column “Looked after by”: one’s own stands out. */
export function OwnerCell(props: DefaultCellComponentProps) {
  const { user } = useAuth<User>();
  const { cellData } = props;
  if (!cellData) return <span>Nobody yet</span>;
  if (cellData === user?.id) return <span>You</span>;
  return <DefaultCell {...props} />;
}
