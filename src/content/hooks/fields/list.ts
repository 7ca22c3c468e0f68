import type { ArrayField } from 'payload';

type ListOptions = Pick<ArrayField, 'name' | 'fields' | 'dbName'> & {
  label: string;
  description?: string;
  /** One row and several rows, e.g. `['Line', 'Lines']`. */
  rows: [string, string];
  required?: boolean;
  minRows?: number;
  maxRows?: number;
  condition?: NonNullable<ArrayField['admin']>['condition'];
};

/** A list of rows that staff can sort; folded rows show their own words. */
export function listField({
  name,
  label,
  rows,
  fields,
  description,
  condition,
  ...limits
}: ListOptions): ArrayField {
  const [singular, plural] = rows;
  return {
    name,
    type: 'array',
    label,
    labels: { singular, plural },
    fields,
    ...limits,
    admin: {
      initCollapsed: true,
      components: { RowLabel: '@/office/fields/TextRowLabel#TextRowLabel' },
      ...(description ? { description } : {}),
      ...(condition ? { condition } : {}),
    },
  };
}
