import type { Payload, PayloadRequest, Where } from 'payload';
import type { Submission } from '@/payload-types';
import { queueMail } from '@/platform/jobs/queue-mail';
import {
  facts,
  type Letter,
  type LetterBlock,
  type LetterHead,
  setLetter,
} from '@/platform/mail/letter';
import type { MailDefinition } from '@/platform/mail/mail-log';
import { cmsPath } from '@/platform/paths';
import { formatUkMoment } from '@/platform/time/working-time';
import { type EnquiryLetter, enquiryInSubject, readEnquiryLetter } from './enquiry-letter';

const howToRelease =
  'A real one? Open it, set its status to New and save: the usual mails then go out, and you can answer. If it is spam, there is nothing to do; it is deleted by itself.';

/** Mail to the agency: a held enquiry with the data to judge it. */
function heldNotice(head: LetterHead, enquiry: EnquiryLetter, because: string): Letter {
  const { page, dueAt } = enquiry;
  return setLetter(head, [
    'A message was held back because it looks like spam. Its sender saw the usual receipt and got no mail.',
    { kind: 'quote', heading: 'Why it was held', text: because },
    {
      kind: 'facts',
      rows: facts([
        ['Reference', enquiry.reference],
        ['Name', enquiry.name],
        ['E-mail', enquiry.email],
        ['Phone', enquiry.phone],
        ['Best time to ring', enquiry.ringWhen],
        ['Project', enquiry.projectType],
        ['Sent from', page ? `${head.siteUrl}${page}` : null],
        ['Answer due, if it is real', dueAt ? formatUkMoment(dueAt) : null],
      ]),
    },
    { kind: 'quote', heading: 'Message', text: enquiry.message },
    howToRelease,
    { kind: 'link', label: 'Open it', href: enquiry.recordUrl },
  ]);
}

/** Characters; the back office has the full text. */
const longestExcerpt = 300;

function excerptOf(message: string): string {
  const letters = Array.from(message);
  if (letters.length <= longestExcerpt) return message;
  return `${letters.slice(0, longestExcerpt).join('').trimEnd()} …`;
}

/** Enquiries listed in a mail; it only counts and links the others. */
const mostShown = 50;
/** Enquiries per daily mail, listed or counted. */
const mostTold = 5_000;

/** Enquiries that the site holds as spam and staff have no notice of. */
export const heldUntold: Where = {
  and: [
    { status: { equals: 'spam' } },
    { toldAt: { exists: false } },
    { channel: { equals: 'form' } },
  ],
};

/** Words the daily mail from the current state; `null` when no enquiry needs a notice. */
async function wordHeldDigest(payload: Payload, head: LetterHead): Promise<Letter | null> {
  const { docs } = await payload.find({
    collection: 'submissions',
    where: heldUntold,
    sort: 'createdAt',
    limit: mostTold,
    depth: 0,
    joins: false,
    pagination: false,
    select: {
      reference: true,
      name: true,
      email: true,
      phone: true,
      message: true,
      heldBecause: true,
      createdAt: true,
    },
  });
  const count = docs.length;
  if (count === 0) return null;
  const held = count === 1 ? 'One message was' : `${count} messages were`;
  const more = count - mostShown;
  const records = `${head.siteUrl}${cmsPath}/collections/submissions`;
  const letter = setLetter(head, [
    `${held} held back because ${count === 1 ? 'it looks' : 'they look'} like spam. ${howToRelease}`,
    ...docs.slice(0, mostShown).flatMap((doc): LetterBlock[] => [
      {
        kind: 'facts',
        rows: [
          ['Reference', doc.reference ?? ''],
          ['From', [doc.name, doc.email, doc.phone].filter(Boolean).join(', ')],
          ['Came in', formatUkMoment(new Date(doc.createdAt))],
          ['Held because', doc.heldBecause ?? ''],
          ['Message', excerptOf(doc.message)],
        ],
      },
      { kind: 'link', label: `Open ${doc.reference ?? ''}`, href: `${records}/${doc.id}` },
    ]),
    {
      kind: 'link',
      label: more > 0 ? `And ${more} more. All that is held` : 'All that is held',
      href: `${records}?where[or][0][and][0][status][equals]=spam`,
    },
  ]);
  return { ...letter, tellsOfHeld: docs.map(({ id }) => id) };
}

export const heldMails: MailDefinition[] = [
  {
    kind: 'enquiry-held',
    label: 'Looks like spam, to us',
    async word(payload, mail, head) {
      const found = await readEnquiryLetter(payload, mail);
      // The enquiry was released or deleted meanwhile, so the mail is obsolete.
      if (found?.doc.status !== 'spam') return null;
      const { doc, letter } = found;
      return { ...heldNotice(head, letter, doc.heldBecause ?? ''), tellsOfHeld: [doc.id] };
    },
  },
  {
    kind: 'held-digest',
    label: 'What looks like spam, daily, to us',
    word: (payload, _, head) => wordHeldDigest(payload, head),
  },
];

export const queueHeldNotice = (req: PayloadRequest, doc: Submission, to: string) =>
  queueMail(req, {
    ...{ kind: 'enquiry-held', to, submission: doc.id },
    subject: `Looks like spam: ${enquiryInSubject(doc)}`,
  });

export async function queueHeldDigest(req: PayloadRequest): Promise<void> {
  const { brandName, email, enquiryEmail } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    req,
  });
  await queueMail(req, {
    kind: 'held-digest',
    to: enquiryEmail || email,
    subject: `Looks like spam: what was held back, ${brandName}`,
  });
}
