import type { MailDefinition } from '@/platform/mail/mail-log';

/** Staff write this mail’s text when they queue it, and the log stores it. */
export const reply: MailDefinition = { kind: 'reply', label: 'Our reply' };
