import type { Payload } from 'payload';
import type { Mail } from '@/payload-types';
import type { Letter, LetterHead } from './letter';

/**
 * A kind of mail. Each is one file in its room's `mails/`; `office/jobs/mail-kinds.ts` lists them.
 */
export interface MailDefinition {
  kind: Mail['kind'];
  /** Label in the log. */
  label: string;
  /** True if the text gives access to an account: the log then omits it. */
  isSecret?: boolean;
  /**
   * Words an automatic mail when it is sent, from its record's current state. Returns `null` if the
   * record is deleted or has another address. Without this function the log already holds the text.
   */
  word?: (payload: Payload, mail: Mail, head: LetterHead) => Promise<Letter | null>;
}

/** States of a mail. `failed`: all attempts failed. */
export const mailStatuses = [
  { value: 'queued', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
] as const;

/** The key in a private link, from `proposalKey`. */
const privateKey = /([?&]key=)[\w-]{20,}/g;

/** A mail's text for the log: its readers see that a private link was sent, but cannot open it. */
export function withoutKeys(text: string): string {
  return text.replace(privateKey, '$1…');
}
