import type { PayloadRequest } from 'payload';
import type { Submission } from '@/payload-types';
import { queueMail } from '@/platform/jobs/queue-mail';
import {
  facts,
  greeting,
  type Letter,
  type LetterBlock,
  type LetterHead,
  setLetter,
} from '@/platform/mail/letter';
import type { MailDefinition } from '@/platform/mail/mail-log';
import { privacyPath } from '@/platform/paths';
import { formatUkMoment } from '@/platform/time/working-time';
import { formatPence } from '@/prices/rules/money';
import { paymentWords } from '../rules/order';
import {
  type EnquiryLetter,
  enquiryInSubject,
  type OrderLetter,
  readEnquiryLetter,
} from './enquiry-letter';

/** Promised time of an answer; omitted when a late release has already passed it. */
interface ReplyPromise {
  replyWithinHours: number;
  now: Date;
}

function promiseWords(dueAt: Date | null, { replyWithinHours, now }: ReplyPromise): string {
  if (dueAt && dueAt < now) {
    return 'We are sorry that this confirmation comes late. A person will get back to you as soon as possible.';
  }
  const latest = dueAt ? `, so by ${formatUkMoment(dueAt)} at the latest` : '';
  return `A person will get back to you within ${replyWithinHours} hours on working days${latest}.`;
}

/**
 * Mail to the sender. It omits their message: an attacker could enter any text under another
 * person’s address, and our mail would carry it.
 */
export function wordEnquiryConfirmation(
  head: LetterHead,
  enquiry: EnquiryLetter,
  promise: ReplyPromise,
): Letter {
  return setLetter(head, [
    greeting(enquiry.name),
    `Thanks for reaching out. Your message is with us. ${promiseWords(enquiry.dueAt, promise)}`,
    {
      kind: 'facts',
      rows: facts([
        ['Reference', enquiry.reference],
        ['Best time to ring', enquiry.ringWhen],
        ['Project', enquiry.projectType],
        ['Package', enquiry.packageTier],
        ['Estimate', enquiry.estimate ? formatPence(enquiry.estimate.totalPence) : null],
      ]),
    },
    ...(enquiry.estimate?.link
      ? [{ kind: 'link', label: 'Your estimate', href: enquiry.estimate.link } as const]
      : []),
    'If you want to add something, answer this mail. If you did not write to us, another person used your address: ignore this mail, or tell us and we delete the message.',
    { kind: 'link', label: 'How we treat your data', href: `${head.siteUrl}${privacyPath}` },
  ]);
}

/**
 * Mail to the buyer: the order with its price and terms. It omits the buyer’s message, like the
 * enquiry’s confirmation.
 */
export function wordOrderConfirmation(
  head: LetterHead,
  order: OrderLetter,
  promise: ReplyPromise,
): Letter {
  return setLetter(head, [
    greeting(order.name),
    `Thank you for your order. ${promiseWords(order.dueAt, promise)} ${paymentWords} Nothing was charged yet.`,
    {
      kind: 'facts',
      rows: facts([
        ['Reference', order.reference],
        ['Ordered', order.ordered],
        ['Price', formatPence(order.pricePence)],
        ['Terms accepted', formatUkMoment(order.acceptedAt)],
      ]),
    },
    { kind: 'quote', heading: 'The terms', text: order.terms },
    'If you want to add or change something, answer this mail. If you did not order anything, another person used your address: tell us, and we delete the order.',
    { kind: 'link', label: 'How we treat your data', href: `${head.siteUrl}${privacyPath}` },
  ]);
}

export const enquiryConfirmation: MailDefinition = {
  kind: 'enquiry-confirmation',
  label: 'Enquiry, to the sender',
  async word(payload, mail, head) {
    const found = await readEnquiryLetter(payload, mail);
    if (!found) return null;
    const { letter, order } = found;
    const policy = await payload.findGlobal({ slug: 'policy-settings', depth: 0 });
    const promise = { replyWithinHours: policy.replyWithin, now: new Date() };
    return order
      ? wordOrderConfirmation(head, order, promise)
      : wordEnquiryConfirmation(head, letter, promise);
  },
};

export const queueEnquiryConfirmation = (
  req: PayloadRequest,
  { id, email, reference, order }: Submission & { email: string },
  from: { brandName: string; email: string },
) =>
  queueMail(req, {
    ...{ kind: 'enquiry-confirmation', to: email, replyTo: from.email, submission: id },
    subject: `We have your ${order?.kind ? 'order' : 'message'} (${reference ?? ''}), ${from.brandName}`,
  });

function estimateBlocks({ estimate }: EnquiryLetter): LetterBlock[] {
  if (!estimate) return [];
  const total = `Estimate ${formatPence(estimate.totalPence)}`;
  return [{ kind: 'quote', heading: total, text: estimate.summary }];
}

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
    dueAt
      ? `${enquiry.name} wrote to us. An answer is due by ${formatUkMoment(dueAt)}.`
      : `${enquiry.name} wrote to us.`,
    {
      kind: 'facts',
      rows: facts([
        ['Reference', enquiry.reference],
        ['Name', enquiry.name],
        ['E-mail', enquiry.email],
        ['Phone', enquiry.phone],
        ['Best time to ring', enquiry.ringWhen],
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
    enquiry.email
      ? 'Answer this mail to write to the sender directly.'
      : 'The sender left a phone number only: ring them.',
  ]);
}

/** Mail to the agency: the order and its terms. */
export function wordOrderNotice(head: LetterHead, order: OrderLetter): Letter {
  const { page, dueAt, terms, acceptedAt } = order;
  const due = dueAt ? ` An answer is due by ${formatUkMoment(dueAt)}.` : '';
  return setLetter(head, [
    `${order.name} ordered something. ${paymentWords} Please send the invoice.${due}`,
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
    'Answer this mail to write to the sender directly.',
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
    ...{ kind: 'enquiry-notice', to, replyTo: doc.email || null, submission: doc.id },
    subject: enquiryInSubject(doc),
  });

/** Staff write this mail’s text when they queue it, and the log stores it. */
export const reply: MailDefinition = { kind: 'reply', label: 'Our reply' };
