import { facts, greeting, type Letter, type LetterHead, setLetter } from '@/platform/mail/letter';
import { privacyPath } from '@/platform/paths';
import { formatUkMoment } from '@/platform/time/working-time';
import { formatPence } from '@/prices/rules/money';
import { paymentWords } from '../rules/order';
import { type EnquiryLetter, promiseWords, type ReplyPromise, scanBlocks } from './enquiry';

/** An order in words, as it was made. */
export interface OrderLetter extends EnquiryLetter {
  ordered: string;
  pricePence: number;
  terms: string;
  acceptedAt: Date;
}

/** To the studio: what was ordered, and on which terms. */
export function orderNotice(head: LetterHead, order: OrderLetter): Letter {
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

/**
 * To the buyer: the order with its price and terms to keep. What they wrote is not repeated, as in
 * the enquiry’s confirmation.
 */
export function orderConfirmation(
  head: LetterHead,
  order: OrderLetter,
  promise: ReplyPromise,
): Letter {
  return setLetter(head, [
    { kind: 'paragraph', text: greeting(order.name) },
    {
      kind: 'paragraph',
      text: `Thank you for your order. ${promiseWords(order.dueAt, promise)} ${paymentWords} Nothing was charged yet.`,
    },
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
    {
      kind: 'paragraph',
      text: 'If you want to add or change something, answer this mail. If you did not order anything, somebody used your address: tell us, and we delete the order.',
    },
    { kind: 'link', label: 'How we treat your data', href: `${head.siteUrl}${privacyPath}` },
  ]);
}
