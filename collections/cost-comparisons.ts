import type { CollectionConfig, Field } from 'payload';
import { choiceField, keyField, listField, row } from '@/content/hooks/fields/common';
import { publishedCollection } from '@/content/hooks/publishing';
import {
  checkboxField,
  numberField,
  relationField,
  selectField,
  textField,
} from '@/platform/database/fields';
import { penceField, priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';

type Source = 'amount' | 'hiddenFee' | 'packageFrom' | 'packageTo' | 'retainer';

const sources: { value: Source; label: string }[] = [
  { value: 'amount', label: 'An amount typed here' },
  { value: 'hiddenFee', label: 'A hidden fee, per month' },
  { value: 'packageFrom', label: 'Lowest price of a package' },
  { value: 'packageTo', label: 'Highest price of a package' },
  { value: 'retainer', label: 'A retainer, per month' },
];

const only =
  (...wanted: Source[]) =>
  (_data: unknown, row: Record<string, unknown> | undefined) =>
    wanted.includes(row?.from as Source);

function relation(
  name: string,
  relationTo: 'hidden-fees' | 'packages' | 'retainers',
  label: string,
  ...wanted: Source[]
): Field {
  const condition = only(...wanted);
  return relationField(name, label, relationTo, {
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
      !condition(null, siblingData as Record<string, unknown>) || value != null || 'Pick one.',
    condition,
  });
}

const lineFields: Field[] = [
  priceTextField('label', 'Line', { required: true, maxLength: 100 }),
  row(
    selectField('from', 'Amount comes from', {
      required: true,
      defaultValue: 'amount',
      options: sources,
    }),
    choiceField('every', 'Paid', { once: 'Once', month: 'Every month', year: 'Every year' }),
  ),
  penceField('amountPence', 'Amount', { condition: only('amount') }),
  relation('hiddenFee', 'hidden-fees', 'Hidden fee', 'hiddenFee'),
  relation('package', 'packages', 'Package', 'packageFrom', 'packageTo'),
  relation('retainer', 'retainers', 'Retainer', 'retainer'),
];

export const CostComparisons: CollectionConfig = {
  ...publishedCollection('cost-comparisons'),
  labels: { singular: 'Cost comparison', plural: 'Cost comparisons' },
  defaultSort: 'title',
  admin: {
    group: 'Prices',
    useAsTitle: 'title',
    defaultColumns: ['title', 'key', 'years', 'updatedAt', '_status'],
    description:
      'What two ways to pay come to over some years. Only the lines are kept; totals are computed.',
  },
  fields: [
    textField('title', 'Title', { required: true, maxLength: 120 }),
    keyField('wordpress'),
    numberField('years', 'Years added up', {
      required: true,
      defaultValue: 3,
      min: 1,
      max: 5,
      position: 'sidebar',
      description: 'What is paid once counts in the first year.',
    }),
    listField('sides', 'The two sides, theirs first', {
      rows: ['Side', 'Sides'],
      required: true,
      minRows: 2,
      maxRows: 2,
      fields: [
        textField('label', 'Heading', { required: true, maxLength: 80 }),
        checkboxField('isOurs', 'This is us'),
        listField('lines', 'Lines', {
          rows: ['Line', 'Lines'],
          required: true,
          minRows: 1,
          maxRows: 15,
          fields: lineFields,
        }),
      ],
    }),
    priceTextareaField('note', 'Note below', { maxLength: 500 }),
    textField('source', 'Where the figures come from', {
      maxLength: 300,
      description: 'Shown below the comparison.',
    }),
  ],
};
