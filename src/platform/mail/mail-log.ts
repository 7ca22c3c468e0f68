import type { Payload } from 'payload';
import type { Mail } from '@/payload-types';
import type { Letter, LetterHead } from './letter';

/** A kind of mail, one file in its room's `mails/`. `office/jobs/deliver-mail.ts` lists them. */
export interface MailDefinition {
  kind: Mail['kind'];
  label: string;
  /** True if the text gives access to an account: the log then omits it. */
  isSecret?: boolean;
  /**
   * Words an automatic mail when it is sent; `null` if the record is gone or has another address.
   * Without this function the log holds the text.
   */
  word?: (payload: Payload, mail: Mail, head: LetterHead) => Promise<Letter | null>;
}

/** `sending`: stored before the mail server is asked. `failed`: all attempts failed. */
export const mailStatuses = [
  { value: 'queued', label: 'Waiting' },
  { value: 'sending', label: 'Being sent' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
] as const;

/** The key in a private link, from `proposalKey`. */
const privateKey = /([?&]key=)[\w-]{20,}/g;

/** The log shows that a private link was sent, but its readers cannot open it. */
export function withoutKeys(text: string): string {
  return text.replace(privateKey, '$1…');
}
