import {
  facts,
  type Letter,
  type LetterBlock,
  type LetterHead,
  setLetter,
} from '@/platform/mail/letter';
import { formatUkMoment } from '@/platform/time/working-time';
import type { EnquiryLetter } from './enquiry';

const howToRelease =
  'A real one? Open it, set its status to New and save: the usual mails then go out, and you can answer. If it is spam, there is nothing to do; it is deleted by itself.';

/** To the studio: an enquiry that was held back, with everything that is needed to judge it. */
export function heldNotice(head: LetterHead, enquiry: EnquiryLetter, because: string): Letter {
  const { page, dueAt } = enquiry;
  return setLetter(head, [
    {
      kind: 'paragraph',
      text: 'A message was held back because it looks like spam. Its sender saw the usual receipt and got no mail.',
    },
    { kind: 'quote', heading: 'Why it was held', text: because },
    {
      kind: 'facts',
      rows: facts([
        ['Reference', enquiry.reference],
        ['Name', enquiry.name],
        ['E-mail', enquiry.email],
        ['Project', enquiry.projectType],
        ['Sent from', page ? `${head.siteUrl}${page}` : null],
        ['Answer due, if it is real', dueAt ? formatUkMoment(dueAt) : null],
      ]),
    },
    { kind: 'quote', heading: 'Message', text: enquiry.message },
    { kind: 'paragraph', text: howToRelease },
    { kind: 'link', label: 'Open it', href: enquiry.recordUrl },
  ]);
}

/** A held enquiry in the daily mail. */
export interface HeldLine {
  reference: string;
  name: string;
  email: string;
  message: string;
  because: string;
  receivedAt: Date;
  recordUrl: string;
}

/** Enough to see what it is about; the rest is in the back office. */
const longestExcerpt = 300;

function excerptOf(message: string): string {
  const letters = Array.from(message);
  if (letters.length <= longestExcerpt) return message;
  return `${letters.slice(0, longestExcerpt).join('').trimEnd()} …`;
}

/**
 * To the studio, once a day: what was held back and not told of before.
 *
 * @param count of all of them; `shown` may be only the first
 */
export function heldDigest(
  head: LetterHead,
  shown: readonly HeldLine[],
  { count, listUrl }: { count: number; listUrl: string },
): Letter {
  const held = count === 1 ? 'One message was' : `${count} messages were`;
  const more = count - shown.length;
  return setLetter(head, [
    {
      kind: 'paragraph',
      text: `${held} held back because ${count === 1 ? 'it looks' : 'they look'} like spam. ${howToRelease}`,
    },
    ...shown.flatMap((line): LetterBlock[] => [
      {
        kind: 'facts',
        rows: [
          ['Reference', line.reference],
          ['From', `${line.name}, ${line.email}`],
          ['Came in', formatUkMoment(line.receivedAt)],
          ['Held because', line.because],
          ['Message', excerptOf(line.message)],
        ],
      },
      { kind: 'link', label: `Open ${line.reference}`, href: line.recordUrl },
    ]),
    {
      kind: 'link',
      label: more > 0 ? `And ${more} more. All that is held` : 'All that is held',
      href: listUrl,
    },
  ]);
}
