import { type Letter, type LetterHead, setLetter } from '@/platform/mail/letter';

export interface FailedSchedule {
  /** Whom it is written to. */
  name: string;
  /** E.g. `Post: How to hire a web designer`. */
  document: string;
  /** It was to be published; otherwise it was to come off the site. */
  isPublished: boolean;
  /** In a sentence. */
  reason: string;
  /** Opens the document in the back office. */
  link: string;
}

/** Tells staff that something was not published at its time, and why. */
export function scheduleFailed(
  head: LetterHead,
  { name, document, isPublished, reason, link }: FailedSchedule,
): Letter {
  const done = isPublished ? 'could not be published' : 'could not be taken off the site';
  return setLetter(head, [
    { kind: 'paragraph', text: `Hello ${name},` },
    { kind: 'paragraph', text: `what was scheduled ${done} at its time.` },
    {
      kind: 'facts',
      rows: [
        ['What', document],
        ['Why', reason],
      ],
    },
    {
      kind: 'paragraph',
      text: 'The site is as it was before. Mend it, then publish it or schedule it again:',
    },
    { kind: 'link', label: 'Open it', href: link },
  ]);
}
