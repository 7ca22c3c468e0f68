'use client';

import { JoinField, useFormFields } from '@payloadcms/ui';
import type { JoinFieldClientProps } from 'payload';

/** The mails about an enquiry. Payload reads them once; here again after each message. */
export function MailsAboutIt(props: JoinFieldClientProps) {
  const lastMessage = useFormFields(([fields]) => String(fields.lastContactAt?.value ?? ''));
  return <JoinField key={lastMessage} {...props} />;
}
