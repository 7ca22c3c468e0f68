'use client';

import { Icon } from '@/design/ui/Icon';
import type { Attachments } from '../../rules/handed-over';

interface AttachedProps {
  attachments: Attachments;
  onDetach: (what: keyof Attachments) => void;
}

/** What goes along with the message, each with a way to leave it out. */
export function Attached({ attachments: { estimate, scan }, onDetach }: AttachedProps) {
  if (!estimate && !scan) return null;
  return (
    <ul aria-label="Goes along with your message" className="mb-2 border-t border-ink text-small">
      {estimate ? (
        <Line what="estimate" onDetach={onDetach}>
          {estimate.label ?? 'Your estimate'}
        </Line>
      ) : null}
      {scan ? (
        <Line what="scan" onDetach={onDetach}>
          The report on your website
        </Line>
      ) : null}
    </ul>
  );
}

function Line({
  what,
  children,
  onDetach,
}: {
  what: keyof Attachments;
  children: string;
  onDetach: AttachedProps['onDetach'];
}) {
  return (
    <li className="flex items-center gap-3 border-b border-rule ps-1">
      <Icon name="check" className="text-orchard" />
      <span className="min-w-0 flex-1 py-2">
        <span className="block font-semibold">
          {what === 'estimate' ? 'Estimate attached' : 'Scan attached'}
        </span>
        <span className="text-muted">{children}</span>
      </span>
      <button
        type="button"
        className="touch px-2 underline hover:no-underline"
        onClick={() => onDetach(what)}
      >
        Leave out<span className="sr-only"> the {what}</span>
      </button>
    </li>
  );
}
