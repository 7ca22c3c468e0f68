import type { PayloadRequest } from 'payload';
import { queueMail } from '@/platform/jobs/queue-mail';
import { type LetterHead, setLetter } from '@/platform/mail/letter';
import type { MailDefinition } from '@/platform/mail/mail-log';

interface FailedSchedule {
  name: string;
  email: string;
  /** E.g. `Post: How to hire a web designer`. */
  document: string;
  /** The scheduled action: publish if true, unpublish otherwise. */
  isPublished: boolean;
  /** One sentence. */
  reason: string;
  link: string;
}

/** The text is written when the mail is queued, and stored in the log. */
export const scheduleFailed: MailDefinition = {
  kind: 'schedule-failed',
  label: 'Not published at its time, to us',
};

/** Tells staff that a scheduled action failed, and why. */
export async function queueScheduleFailed(
  req: PayloadRequest,
  head: LetterHead,
  { name, email, document, isPublished, reason, link }: FailedSchedule,
): Promise<void> {
  const done = isPublished ? 'could not be published' : 'could not be taken off the site';
  const letter = setLetter(head, [
    `Hello ${name},`,
    `what was scheduled ${done} at its time.`,
    {
      kind: 'facts',
      rows: [
        ['What', document],
        ['Why', reason],
      ],
    },
    'The site is as it was before. Mend it, then publish it or schedule it again:',
    { kind: 'link', label: 'Open it', href: link },
  ]);
  await queueMail(req, {
    kind: 'schedule-failed',
    to: email,
    subject: `${isPublished ? 'Not published' : 'Not taken off the site'}: ${document.slice(0, 120)}`,
    ...letter,
  });
}
