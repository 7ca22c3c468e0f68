import { expect, it } from 'vitest';
import { filterSignature, quickFilters } from '@/admin/inbox/quick-filters';

const filters = quickFilters(7, new Date('2026-11-21T12:00:00Z'));

it('each filter is another one', () => {
  expect(new Set(filters.map(({ where }) => filterSignature(where))).size).toBe(filters.length);
});

it('a filter is known again in an address, where everything is text', () => {
  const [toAnswer, , mine] = filters;
  expect(
    filterSignature({ and: [{ status: { equals: 'new' } }, { answeredAt: { exists: 'false' } }] }),
  ).toBe(filterSignature(toAnswer?.where));
  expect(
    filterSignature({
      and: [
        { status: { in: ['new', 'contacted', 'qualified', 'proposal'] } },
        { owner: { equals: '7' } },
      ],
    }),
  ).toBe(filterSignature(mine?.where));
});

it('what was overdue a while ago is the same filter', () => {
  const later = quickFilters(7, new Date('2026-11-21T12:05:00Z'));
  const signature = (list: typeof filters) => filterSignature(list[1]?.where);
  expect(signature(later)).toBe(signature(filters));
});
