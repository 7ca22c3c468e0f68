import type { Where } from 'payload';
import type { QuickFilter } from '@/design/office/quick-filter';

export const toAnswer: Where[] = [{ status: { equals: 'new' } }, { answeredAt: { exists: false } }];

const open = ['new', 'contacted', 'qualified', 'proposal'];

export function quickFilters(account: number, now: Date): QuickFilter[] {
  return [
    { label: 'To answer', where: { and: toAnswer }, isCounted: true },
    {
      label: 'Overdue',
      where: { and: [...toAnswer, { dueAt: { less_than: now.toISOString() } }] },
      isCounted: true,
    },
    {
      label: 'Mine',
      where: { and: [{ status: { in: open } }, { owner: { equals: account } }] },
      isCounted: true,
    },
    {
      label: 'Orders',
      where: { and: [{ 'order.kind': { exists: true } }, { status: { not_equals: 'spam' } }] },
      isCounted: true,
    },
    // Equals the list’s default filter.
    { label: 'All', where: { and: [{ status: { not_equals: 'spam' } }] }, isCounted: false },
    {
      label: 'Held as spam',
      where: { and: [{ status: { equals: 'spam' } }] },
      isCounted: true,
    },
  ];
}
