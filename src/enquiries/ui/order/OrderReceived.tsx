import type { Ref } from 'react';
import { Icon } from '@/design/ui/Icon';
import { formatPence } from '@/prices/rules/money';
import { paymentWords } from '../../rules/order';

export interface OrderReceivedProps {
  reference: string;
  /** e.g. `Monday 23 November, 14:00`. */
  replyBy: string;
  ordered: string;
  pricePence: number;
  replyWithinHours: number;
  box: Ref<HTMLDivElement>;
}

/** The receipt for an order: what was ordered, for how much, and when we answer. */
export function OrderReceived(props: OrderReceivedProps) {
  const { reference, replyBy, ordered, pricePence, replyWithinHours, box } = props;
  const rows = [
    ['Your reference', reference],
    ['Ordered', ordered],
    ['Price', formatPence(pricePence)],
    ['You hear from us by', replyBy],
  ];
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-order-received=""
      className="mb-8 rounded-control border border-s-3 border-orchard bg-sheet px-5 py-5"
    >
      <h3 className="flex items-center gap-2.5 text-h4">
        <Icon name="check" className="text-orchard" />
        Message Sent Successfully!
      </h3>
      <p className="mt-2">
        Thanks for reaching out. We’ll get back to you within {replyWithinHours} hours on working
        days. {paymentWords}
      </p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 border-t border-rule text-small">
        {rows.map(([term, value]) => (
          <div key={term} className="col-span-2 grid grid-cols-subgrid border-b border-rule py-2.5">
            <dt className="text-muted">{term}</dt>
            <dd className="font-mono">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
