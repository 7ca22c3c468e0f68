import { dayInWords } from '@/platform/time/uk-days';
import type { ProposalView } from '../rules/proposal-view';

/** What the retainer of a proposal reserves, and how long it is kept for the client. */
export function Territory({ view }: { view: ProposalView }) {
  const { isOpen, validUntil, document } = view;
  const { territory } = document;
  if (!territory) return null;
  return (
    <p className="mt-6 max-w-note text-small">
      <strong className="font-semibold">
        Territory: {territory.niche} in {territory.place}.
      </strong>{' '}
      It comes with the retainer: while that is active, we take on no other client in this niche and
      area.
      {isOpen ? ` We keep it for you until ${dayInWords(validUntil)}.` : ''}
    </p>
  );
}
