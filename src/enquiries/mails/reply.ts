import { defineMail } from '@/platform/mail/mail-log';

/** Its text is written by staff, who queue it from the enquiry, and lies in the log. */
export const reply = defineMail({ kind: 'reply', label: 'Our reply' });
