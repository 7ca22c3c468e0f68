import type { CollectionConfig } from 'payload';
import { keyField } from '@/fields/key';
import { penceField } from '@/fields/pence';
import { collectionAccess } from './_shared/access/from-permissions';
import { pricedHooks } from './_shared/hooks/record-price-change';
import { draftsWithHistory } from './_shared/publishing';

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
    components: { beforeListTable: ['@/admin/prices/ToPriceBoard#ToPriceBoard'] },
  },
  fields: [
    { name: 'name', type: 'text', label: 'Fee', required: true, maxLength: 80 },
    keyField('hosting'),
    penceField({
      name: 'monthlyPence',
      label: 'Per month',
      required: true,
      description: 'What others typically charge.',
    }),
    { name: 'description', type: 'textarea', label: 'What it is', required: true, maxLength: 300 },
    {
      name: 'isTickedAtStart',
      type: 'checkbox',
      label: 'Ticked when the calculator opens',
      defaultValue: false,
      admin: { components: { Cell: '@/admin/fields/PlainCell#PlainCell' } },
    },
  ],
  hooks: pricedHooks(),
  versions: draftsWithHistory,
};
