import type { Where } from 'payload';

/** Nobody has answered yet. */
export const toAnswer: Where[] = [{ status: { equals: 'new' } }, { answeredAt: { exists: false } }];

const open = ['new', 'contacted', 'qualified', 'proposal'];

export interface QuickFilter {
  label: string;
  where: Where;
}

/**
 * What the inbox is looked at for.
 *
 * @param account who looks
 * @param now what is overdue by then
 */
export function quickFilters(account: number, now: Date): QuickFilter[] {
  return [
    { label: 'To answer', where: { and: toAnswer } },
    {
      label: 'Overdue',
      where: { and: [...toAnswer, { dueAt: { less_than: now.toISOString() } }] },
    },
    {
      label: 'Mine',
      where: { and: [{ status: { in: open } }, { owner: { equals: account } }] },
    },
    {
      label: 'Orders',
      where: { and: [{ 'order.kind': { exists: true } }, { status: { not_equals: 'spam' } }] },
    },
    // The list’s own default.
    { label: 'All', where: { and: [{ status: { not_equals: 'spam' } }] } },
    { label: 'Held as spam', where: { and: [{ status: { equals: 'spam' } }] } },
  ];
}

/**
 * Tells whether two conditions are the same filter, whatever moment they were made at and whether
 * they came out of an address, where everything is text.
 */
export function filterSignature(where: unknown): string {
  return JSON.stringify(where ?? {}, (key, value: unknown) => {
    if (key === 'less_than') return 'now';
    return typeof value === 'object' ? value : String(value);
  });
}
