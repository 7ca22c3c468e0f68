import {
  facts,
  greeting,
  type Letter,
  type LetterBlock,
  type LetterHead,
  setLetter,
} from '@/platform/mail/letter';
import { privacyPath } from '@/platform/paths';
import { formatUkMoment } from '@/platform/time/working-time';
import { formatPence } from '@/prices/rules/money';

/** An enquiry in words: choices as their labels. */
export interface EnquiryLetter {
  reference: string;
  name: string;
  email: string;
  projectType: string;
  industry: string | null;
  packageTier: string | null;
  referralSource: string | null;
  message: string;
  dueAt: Date | null;
  estimate: { totalPence: number; summary: string; link: string | null } | null;
  /** Page that it was sent from. */
  page: string | null;
  /** Where staff work on it. */
  recordUrl: string;
  /** What the scan found that came with it, and where its report is. */
  scanSummary: string | null;
  scanUrl: string | null;
}

function estimateBlocks({ estimate }: EnquiryLetter): LetterBlock[] {
  if (!estimate) return [];
  const total = `Estimate ${formatPence(estimate.totalPence)}`;
  return [{ kind: 'quote', heading: total, text: estimate.summary }];
}

/** What came with it, for the studio. */
export function scanBlocks({ scanSummary, scanUrl }: EnquiryLetter): LetterBlock[] {
  const heading = 'The scan that came with it';
  return [
    ...(scanSummary ? [{ kind: 'quote', heading, text: scanSummary } as const] : []),
    ...(scanUrl ? [{ kind: 'link', label: 'Its report', href: scanUrl } as const] : []),
  ];
}

/** To the studio: everything that is needed to answer, the sender a reply away. */
export function enquiryNotice(head: LetterHead, enquiry: EnquiryLetter): Letter {
  const { page, dueAt } = enquiry;
  return setLetter(head, [
    {
      kind: 'paragraph',
      text: dueAt
        ? `${enquiry.name} wrote to us. An answer is due by ${formatUkMoment(dueAt)}.`
        : `${enquiry.name} wrote to us.`,
    },
    {
      kind: 'facts',
      rows: facts([
        ['Reference', enquiry.reference],
        ['Name', enquiry.name],
        ['E-mail', enquiry.email],
        ['Project', enquiry.projectType],
        ['Industry', enquiry.industry],
        ['Package', enquiry.packageTier],
        ['Heard of us', enquiry.referralSource],
        ['Sent from', page ? `${head.siteUrl}${page}` : null],
      ]),
    },
    { kind: 'quote', heading: 'Message', text: enquiry.message },
    ...estimateBlocks(enquiry),
    ...scanBlocks(enquiry),
    { kind: 'link', label: 'Open the enquiry', href: enquiry.recordUrl },
    { kind: 'paragraph', text: 'Answer this mail to write to the sender directly.' },
  ]);
}

/** When the sender hears from us; one whose message was released late is promised no time that is over. */
export interface ReplyPromise {
  replyWithinHours: number;
  now: Date;
}

export function promiseWords(dueAt: Date | null, { replyWithinHours, now }: ReplyPromise): string {
  if (dueAt && dueAt < now) {
    return 'We are sorry that this confirmation comes late. A person will get back to you as soon as possible.';
  }
  const latest = dueAt ? `, so by ${formatUkMoment(dueAt)} at the latest` : '';
  return `A person will get back to you within ${replyWithinHours} hours on working days${latest}.`;
}

/**
 * To the sender. Their own message is not repeated: anybody can write anything under somebody
 * else’s address, and it would come from us.
 */
export function enquiryConfirmation(
  head: LetterHead,
  enquiry: EnquiryLetter,
  promise: ReplyPromise,
): Letter {
  return setLetter(head, [
    { kind: 'paragraph', text: greeting(enquiry.name) },
    {
      kind: 'paragraph',
      text: `Thanks for reaching out. Your message is with us. ${promiseWords(enquiry.dueAt, promise)}`,
    },
    {
      kind: 'facts',
      rows: facts([
        ['Reference', enquiry.reference],
        ['Project', enquiry.projectType],
        ['Package', enquiry.packageTier],
        ['Estimate', enquiry.estimate ? formatPence(enquiry.estimate.totalPence) : null],
      ]),
    },
    ...(enquiry.estimate?.link
      ? [{ kind: 'link', label: 'Your estimate', href: enquiry.estimate.link } as const]
      : []),
    {
      kind: 'paragraph',
      text: 'If you want to add something, answer this mail. If you did not write to us, somebody used your address: ignore this mail, or tell us and we delete the message.',
    },
    { kind: 'link', label: 'How we treat your data', href: `${head.siteUrl}${privacyPath}` },
  ]);
}
