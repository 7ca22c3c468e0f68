import type { MailDefinition } from '@/platform/mail/mail-log';

/** Its text is written by staff, who queue it from the enquiry, and lies in the log. */
export const reply: MailDefinition = { kind: 'reply', label: 'Our reply' };
