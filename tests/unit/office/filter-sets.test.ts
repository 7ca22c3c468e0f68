import type { CollectionConfig } from 'payload';
import { transformWhereQuery, validateWhereQuery } from 'payload/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import { isSameFilter } from '@/design/office/quick-filter';
import { draftFilters, filterSets } from '@/office/lists/filter-sets';
import { buildStateFilters } from '@/territories/office/state-filters';
import { fieldsOf, loadCollections } from './support/load-collections';

const now = new Date('2026-11-21T12:00:00Z');
let collections: CollectionConfig[] = [];

beforeAll(async () => {
  ({ collections } = await loadCollections());
});

const sets = [
  ...Object.entries(filterSets),
  ['posts', draftFilters('posts', [3, 4])],
  ['testimonials', draftFilters('testimonials', [])],
  ['territories', { name: 'States', filters: () => buildStateFilters('2026-11-21', 12, [6]) }],
] as const;

/** Fields that a condition mentions. */
function askedFields(where: unknown): string[] {
  if (Array.isArray(where)) return where.flatMap(askedFields);
  return Object.entries((where ?? {}) as object).flatMap(([key, value]) =>
    key === 'and' || key === 'or' ? askedFields(value) : [key],
  );
}

describe.each(sets)('the filters of %s', (slug, { name, filters }) => {
  const made = filters(7, now);

  it('are distinct and have names', () => {
    expect(name).toBeTruthy();
    for (const [index, { where }] of made.entries()) {
      const same = made.filter((other) => isSameFilter(other.where, where));
      expect(same, made[index]?.label).toHaveLength(1);
    }
  });

  it('have the format of Payload’s own conditions', () => {
    for (const { label, where } of made) {
      const isAll = Object.keys(where).length === 0;
      expect(isAll || validateWhereQuery(transformWhereQuery(where)), label).toBe(true);
    }
  });

  it('mention existing fields only', () => {
    const collection = collections.find((one) => one.slug === slug);
    const known = new Set(fieldsOf(collection?.fields ?? []).map(({ place }) => place));
    for (const always of ['id', 'createdAt', 'updatedAt', '_status']) known.add(always);
    for (const { label, where } of made) {
      for (const field of askedFields(where)) expect(known, `${label}: ${field}`).toContain(field);
    }
  });
});

it('an empty filter means the whole list', () => {
  const all = { label: 'All', where: {}, isCounted: false };
  expect(isSameFilter(undefined, all.where)).toBe(true);
  expect(isSameFilter({ or: [{ and: [] }] }, all.where)).toBe(true);
  expect(isSameFilter({ or: [{ and: [{ status: { equals: 'new' } }] }] }, all.where)).toBe(false);
});

it('no schedule filter appears without scheduled documents', () => {
  const labels = (ids: number[]) =>
    draftFilters('posts', ids)
      .filters(7, now)
      .map(({ label }) => label);
  expect(labels([])).not.toContain('Scheduled');
  expect(labels([3])).toContain('Scheduled');
});
