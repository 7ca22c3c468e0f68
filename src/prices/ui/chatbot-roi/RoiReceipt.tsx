import Link from 'next/link';
import { Button } from '@/design/ui/Button';
import { formatDuration } from '@/design/ui/format-duration';
import { Receipt, type ReceiptLine } from '@/design/ui/Receipt';
import type { LinkView } from '@/design/view-models';
import { prefillEnquiry } from '@/platform/enquiry-prefill';
import type { ChatbotRoi, RoiInputs, RoiTerms } from '../../rules/chatbot-roi';
import { formatSpan, inputsInWords, roiEnquiry } from '../../rules/chatbot-roi-text';
import { formatPence, formatPenceRange } from '../../rules/money';

export interface RoiReceiptProps {
  inputs: RoiInputs;
  terms: RoiTerms;
  roi: ChatbotRoi;
  /** See `questionsToPay`; asked for when it does not pay. */
  enough: number | null;
  note: string | null;
  links: LinkView[];
  enquiryHref: string;
}

function cost({ fromPence, toPence }: { fromPence: number; toPence: number }): string {
  return `−${formatPenceRange(fromPence, toPence)}`;
}

function linesOf({ inputs, roi }: RoiReceiptProps): ReceiptLine[] {
  const { lostCustomers } = inputs;
  const customers = `${lostCustomers} ${lostCustomers === 1 ? 'customer' : 'customers'}`;
  const extra = `${roi.extraConversations.toLocaleString('en-GB')} extra ${roi.extraConversations === 1 ? 'conversation' : 'conversations'}`;
  return [
    { label: `Your time, ${formatDuration(roi.minutesSaved)}`, amount: formatPence(roi.timePence) },
    ...(lostCustomers > 0
      ? [{ label: `Assumed: ${customers}`, amount: formatPence(roi.customersPence) }]
      : []),
    { label: roi.tier.name, amount: cost(roi.tierCost) },
    ...(roi.extraConversations > 0 ? [{ label: extra, amount: cost(roi.extraCost) }] : []),
  ];
}

function payBack({ roi, enough }: RoiReceiptProps): string {
  const otherwise =
    enough === null
      ? ''
      : ` At ${enough.toLocaleString('en-GB')} questions a month it would pay at both ends of the price, the rest unchanged.`;
  switch (roi.verdict) {
    case 'always':
      return 'Pays from the first month: the price list has no charge for setting it up.';
    case 'lower-price':
      return `Pays at the lower end of the price only.${otherwise}`;
    case 'never':
      return `Does not pay at these figures.${otherwise}`;
  }
}

/** The month as a sum: what comes back, what it costs, what is left. */
export function RoiReceipt(props: RoiReceiptProps) {
  const { inputs, terms, roi, note, links, enquiryHref } = props;
  return (
    <Receipt
      live
      title={`A month with ${roi.tier.name}`}
      meta={`up to ${roi.tier.conversations.toLocaleString('en-GB')} conversations`}
      lines={linesOf(props)}
      totalLabel="Left over a month"
      total={formatSpan(roi.net)}
      note={
        <>
          <p aria-live="polite" className="text-body font-semibold text-ink">
            {payBack(props)}
          </p>
          <p className="mt-2">
            Worked out for {inputsInWords(inputs)}. Each question counts as a conversation; one
            beyond the limit costs {formatPence(terms.extraFromPence)} to{' '}
            {formatPence(terms.extraToPence)}.
          </p>
          {note ? <p className="mt-2">{note}</p> : null}
        </>
      }
    >
      <Button
        href={enquiryHref}
        variant="primary"
        wide
        onClick={() => prefillEnquiry({ message: roiEnquiry(inputs, roi) })}
      >
        Get Started
      </Button>
      {links.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} className="touch inline-flex items-center text-small">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </Receipt>
  );
}
