import type { PayloadRequest } from 'payload';
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
import { formatUkMoment } from '@/platform/time/working-time';
import { formatPence } from '@/prices/rules/money';
import { paymentWords } from '../rules/order';
import {
  type EnquiryLetter,
  enquiryInSubject,
  type OrderLetter,
  readEnquiryLetter,
} from './enquiry-letter';

function estimateBlocks({ estimate }: EnquiryLetter): LetterBlock[] {
  if (!estimate) return [];
  const total = `Estimate ${formatPence(estimate.totalPence)}`;
  return [{ kind: 'quote', heading: total, text: estimate.summary }];
}

/** The attached scan, for staff. */
function scanBlocks({ scanSummary, scanUrl }: EnquiryLetter): LetterBlock[] {
  const heading = 'The scan that came with it';
  return [
    ...(scanSummary ? [{ kind: 'quote', heading, text: scanSummary } as const] : []),
    ...(scanUrl ? [{ kind: 'link', label: 'Its report', href: scanUrl } as const] : []),
  ];
}

/** Mail to the agency: the complete enquiry. A reply goes to the sender. */
export function wordEnquiryNotice(head: LetterHead, enquiry: EnquiryLetter): Letter {
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

/** Mail to the agency: the order and its terms. */
export function wordOrderNotice(head: LetterHead, order: OrderLetter): Letter {
  const { page, dueAt, terms, acceptedAt } = order;
  const due = dueAt ? ` An answer is due by ${formatUkMoment(dueAt)}.` : '';
  return setLetter(head, [
    {
      kind: 'paragraph',
      text: `${order.name} ordered something. ${paymentWords} Please send the invoice.${due}`,
    },
    {
      kind: 'facts',
      rows: facts([
        ['Reference', order.reference],
        ['Ordered', order.ordered],
        ['Price', formatPence(order.pricePence)],
        ['Name', order.name],
        ['E-mail', order.email],
        ['Accepted the terms', formatUkMoment(acceptedAt)],
        ['Sent from', page ? `${head.siteUrl}${page}` : null],
      ]),
    },
    { kind: 'quote', heading: 'Message', text: order.message },
    { kind: 'quote', heading: 'Terms that were accepted', text: terms },
    ...scanBlocks(order),
    { kind: 'link', label: 'Open the order', href: order.recordUrl },
    { kind: 'paragraph', text: 'Answer this mail to write to the sender directly.' },
  ]);
}

export const enquiryNotice: MailDefinition = {
  kind: 'enquiry-notice',
  label: 'Enquiry, to us',
  async word(payload, mail, head) {
    const found = await readEnquiryLetter(payload, mail);
    if (!found) return null;
    const { letter, order } = found;
    return order ? wordOrderNotice(head, order) : wordEnquiryNotice(head, letter);
  },
};

/** Queues the mail to the agency, with the sender as reply address. */
export const queueEnquiryNotice = (req: PayloadRequest, doc: Submission, to: string) =>
  queueMail(req, {
    ...{ kind: 'enquiry-notice', to, replyTo: doc.email, submission: doc.id },
    subject: enquiryInSubject(doc),
  });
