import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { keyField } from '@/content/hooks/fields/common';
import { draftsWithHistory, refreshSiteHooks } from '@/content/hooks/publishing';
import { penceField } from '@/prices/hooks/price-fields';
import { pricedHooks } from '@/prices/hooks/record-price-change';

export const HiddenFees: CollectionConfig = {
  slug: 'hidden-fees',
  labels: { singular: 'Hidden fee', plural: 'Hidden fees' },
  access: collectionAccess('hidden-fees'),
  orderable: true,
  trash: true,
  admin: {
    group: 'Prices',
    pagination: { defaultLimit: 50 },
    useAsTitle: 'name',
    defaultColumns: ['name', 'monthlyPence', 'isTickedAtStart', '_status'],
    description: 'What others charge every month. Calculator and cost comparisons add these up.',
    components: { beforeListTable: ['@/prices/office/PriceBoardView#ToPriceBoard'] },
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
  hooks: pricedHooks(refreshSiteHooks()),
  versions: draftsWithHistory,
};
