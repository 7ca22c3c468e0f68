import type { CollectionConfig } from 'payload';
import { keyField } from '@/content/hooks/fields/common';
import { pricedAdmin, pricedCollection } from '@/content/hooks/publishing';
import { checkboxField, textareaField, textField } from '@/platform/database/fields';
import { penceField } from '@/prices/hooks/price-fields';

export const HiddenFees: CollectionConfig = {
  ...pricedCollection('hidden-fees'),
  labels: { singular: 'Hidden fee', plural: 'Hidden fees' },
  admin: {
    ...pricedAdmin,
    defaultColumns: ['name', 'monthlyPence', 'isTickedAtStart', '_status'],
    description: 'What others charge every month. Calculator and cost comparisons add these up.',
  },
  fields: [
    textField('name', 'Fee', { required: true, maxLength: 80 }),
    keyField('hosting'),
    penceField('monthlyPence', 'Per month', {
      required: true,
      description: 'What others typically charge.',
    }),
    textareaField('description', 'What it is', { required: true, maxLength: 300 }),
    checkboxField('isTickedAtStart', 'Ticked when the calculator opens', {
      components: { Cell: '@/office/field-labels#PlainCell' },
    }),
  ],
};
