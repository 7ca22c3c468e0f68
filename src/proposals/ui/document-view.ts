import { daysBetween } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import type { FrozenSection } from '../rules/frozen';
import { partIds } from '../rules/offer-words';
import type { ProposalView } from '../rules/proposal-view';

export interface DocumentPart {
  id: string;
  number: number;
  heading: string;
}

export function sectionPartId({ id }: Pick<FrozenSection, 'id'>): string {
  return `part-${id}`;
}

/** Numbers the parts that have a heading, in their order. */
export function contentsOf({ document, isOpen }: ProposalView): DocumentPart[] {
  const parts = [
    ...document.sections.map((section) => ({
      id: sectionPartId(section),
      heading: section.heading,
    })),
    { id: partIds.offer, heading: 'What it costs' },
    { id: partIds.terms, heading: 'Terms' },
    { id: partIds.answer, heading: isOpen ? 'Your answer' : 'Where it stands' },
  ];
  return parts
    .flatMap(({ id, heading }) => (heading ? [{ id, heading }] : []))
    .map((part, index) => ({ ...part, number: index + 1 }));
}

/** e.g. `30 days left`; null once it doesn’t matter any more. */
export function daysLeftOf({ validUntil, isOpen }: ProposalView, now: Date): string | null {
  if (!isOpen) return null;
  const days = daysBetween(ukDay(now), validUntil);
  if (days === 0) return 'The last day is today';
  return days === 1 ? '1 day left' : `${days} days left`;
}
