import type { Payload } from 'payload';
import type { Mail } from '@/payload-types';
import type { Letter, LetterHead } from './letter';

/** A kind of mail. Each is one file of its room’s `mails/`; `office/jobs/mail-kinds.ts` lists them. */
export interface MailDefinition {
  kind: Mail['kind'];
  /** What staff read in the log. */
  label: string;
  /** Its text would let a reader of the log into an account: it is not kept. */
  isSecret?: boolean;
  /**
   * Words a mail that the site writes itself when it goes out, from what it is about as that is now;
   * `null` when that is gone, or has another address. Without it the text lies in the log already.
   */
  word?: (payload: Payload, mail: Mail, head: LetterHead) => Promise<Letter | null>;
}

/** What became of a mail. `failed`: given up after every attempt. */
export const mailStatuses = [
  { value: 'queued', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
] as const;

/** The key in a private link, as `proposalKey` makes it. */
const privateKey = /([?&]key=)[\w-]{20,}/g;

/**
 * The text of a mail as the log keeps it: whoever reads the log sees that there was a private link,
 * and can’t open it.
 */
export function withoutKeys(text: string): string {
  return text.replace(privateKey, '$1…');
}
