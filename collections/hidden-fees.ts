import type { CollectionConfig } from 'payload';
import { keyField } from '@/content/hooks/fields/common';
import { pricedAdmin, pricedCollection } from '@/content/hooks/publishing';
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
    { name: 'name', type: 'text', label: 'Fee', required: true, maxLength: 80 },
    keyField('hosting'),
    penceField('monthlyPence', 'Per month', {
      required: true,
      description: 'What others typically charge.',
    }),
    { name: 'description', type: 'textarea', label: 'What it is', required: true, maxLength: 300 },
    {
      name: 'isTickedAtStart',
      type: 'checkbox',
      label: 'Ticked when the calculator opens',
      defaultValue: false,
      admin: { components: { Cell: '@/office/field-labels#PlainCell' } },
    },
  ],
};
