import { expect, it } from 'vitest';
import { isSameFilter } from '@/design/office/quick-filter';
import { quickFilters } from '@/enquiries/office/quick-filters';

const filters = quickFilters(7, new Date('2026-11-21T12:00:00Z'));

it('a filter is recognised in a URL, where all values are text', () => {
  const [toAnswer, , mine] = filters;
  expect(
    isSameFilter(
      { and: [{ status: { equals: 'new' } }, { answeredAt: { exists: 'false' } }] },
      toAnswer?.where,
    ),
  ).toBe(true);
  const open = ['new', 'contacted', 'qualified', 'proposal'];
  const minePlain = { and: [{ status: { in: open } }, { owner: { equals: '7' } }] };
  expect(isSameFilter(minePlain, mine?.where)).toBe(true);
  const other = { and: [{ status: { in: open } }, { owner: { equals: '8' } }] };
  expect(isSameFilter(other, mine?.where)).toBe(false);
});

it('the overdue filter tolerates a recent time, but not one of last week', () => {
  const at = (moment: string) => quickFilters(7, new Date(moment))[1]?.where;
  expect(isSameFilter(at('2026-11-21T19:05:00Z'), filters[1]?.where)).toBe(true);
  expect(isSameFilter(at('2026-11-14T12:00:00Z'), filters[1]?.where)).toBe(false);
});
