import type { Where } from 'payload';
import type { QuickFilter } from '@/design/office/quick-filter';

/** Nobody has answered yet. */
export const toAnswer: Where[] = [{ status: { equals: 'new' } }, { answeredAt: { exists: false } }];

const open = ['new', 'contacted', 'qualified', 'proposal'];

/**
 * What the inbox is looked at for.
 *
 * @param account who looks
 * @param now what is overdue by then
 */
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
    // The list’s own default.
    { label: 'All', where: { and: [{ status: { not_equals: 'spam' } }] }, isCounted: false },
    {
      label: 'Held as spam',
      where: { and: [{ status: { equals: 'spam' } }] },
      isCounted: true,
    },
  ];
}
