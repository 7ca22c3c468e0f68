'use client';

import type { RefObject } from 'react';
import { Icon } from '@/design/ui/Icon';

export interface EnquiryReceivedProps {
  reference: string;
  /** e.g. `Monday 23 November, 14:00`. */
  replyBy: string;
  replyWithinHours: number;
  box?: RefObject<HTMLDivElement | null>;
}

/** The receipt for a message: what it is called and when the answer comes. */
export function EnquiryReceived(props: EnquiryReceivedProps) {
  const { reference, replyBy, replyWithinHours, box } = props;
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-enquiry-received=""
      className="mb-8 rounded-control border border-s-3 border-orchard bg-sheet px-5 py-5"
    >
      <h3 className="flex items-center gap-2.5 text-h4">
        <Icon name="check" className="text-orchard" />
        Message Sent Successfully!
      </h3>
      <p className="mt-2">
        Thanks for reaching out. We’ll get back to you within {replyWithinHours} hours on working
        days.
      </p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 border-t border-rule text-small">
        <dt className="border-b border-rule py-2.5 text-muted">Your reference</dt>
        <dd className="border-b border-rule py-2.5 font-mono">{reference}</dd>
        <dt className="border-b border-rule py-2.5 text-muted">You hear from us by</dt>
        <dd className="border-b border-rule py-2.5">{replyBy}</dd>
      </dl>
    </div>
  );
}
