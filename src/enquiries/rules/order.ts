import { z } from 'zod';
import { optionLabel } from '@/platform/option-label';
import { fitsInto } from '@/platform/text-length';
import { formatPence } from '@/prices/rules/money';
import { type OrderKind, orderKinds } from '@/scans/rules/scan-state';
import { emailLine, line, lines, nameLine } from './schema';

export const orderMessages = {
  kind: 'Please choose what you would like to order',
  site: 'Please enter the address of your website',
  terms: 'Please accept the terms to place an order',
} as const;

/** Characters; the form has the same limits. */
export const orderLimits = { site: 300, message: 5_000 } as const;

export const acceptWords = 'I accept these terms';

export const paymentWords = 'Payment comes by invoice, before work begins.';

export const changedWords =
  'The price or the terms changed while this page was open. Please look at them again before you order.';

/** Requires a dot: `www.example.co.uk/shop`, with or without `https://`. */
const addressShape = /[^\s.]\.[^\s.]/;

const leftOut = z.string().catch('');

/** Name and e-mail follow the enquiry’s rules (specification, section 5). */
export function orderSchema({ hasScan }: { hasScan: boolean }) {
  const anySite = z.string().refine(fitsInto(orderLimits.site), orderMessages.site);
  return z.object({
    name: nameLine,
    email: emailLine,
    kind: z.enum(orderKinds.map(({ value }) => value) as [OrderKind, ...OrderKind[]], {
      error: orderMessages.kind,
    }),
    site: leftOut
      .pipe(line)
      .pipe(hasScan ? anySite : anySite.regex(addressShape, orderMessages.site)),
    message: leftOut
      .pipe(lines)
      .pipe(z.string().refine(fitsInto(orderLimits.message), 'Please shorten your message')),
    terms: z.literal('yes', { error: orderMessages.terms }),
  });
}

export type OrderValues = z.output<ReturnType<typeof orderSchema>>;
export type OrderFieldName = keyof OrderValues;
export const orderFieldNames: readonly OrderFieldName[] = [
  'kind',
  'name',
  'email',
  'site',
  'message',
  'terms',
];

export function orderLabel(kind: OrderKind): string {
  return optionLabel(orderKinds, kind);
}

export function orderMessage(order: {
  kind: OrderKind;
  pricePence: number;
  site: string;
  message: string;
}): string {
  const { kind, pricePence, site, message } = order;
  const what = `Order: ${orderLabel(kind)} for ${formatPence(pricePence)}`;
  return [`${what}\nWebsite: ${site}`, message].filter(Boolean).join('\n\n');
}
