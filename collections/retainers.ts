import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { keyField, listField } from '@/content/hooks/fields/common';
import { draftsWithHistory, refreshSiteHooks } from '@/content/hooks/publishing';
import { penceField, priceTextField } from '@/prices/hooks/price-fields';
import { pricedHooks } from '@/prices/hooks/record-price-change';

export const Retainers: CollectionConfig = {
  slug: 'retainers',
  labels: { singular: 'Retainer', plural: 'Retainers' },
  access: collectionAccess('retainers'),
  orderable: true,
  trash: true,
  admin: {
    group: 'Prices',
    pagination: { defaultLimit: 50 },
    useAsTitle: 'name',
    defaultColumns: ['name', 'pricePerMonthPence', 'isPopular', '_status'],
    description: 'Monthly plans after launch. Clients on one have their territory reserved.',
    components: { beforeListTable: ['@/prices/office/PriceBoardView#ToPriceBoard'] },
  },
  fields: [
    { name: 'name', type: 'text', label: 'Name', required: true, maxLength: 80 },
    keyField('site-guardian'),
    penceField('pricePerMonthPence', 'Price per month', { required: true }),
    priceTextField('tagline', 'One line', { maxLength: 160 }),
    listField('features', 'What is included', {
      rows: ['Line', 'Lines'],
      maxRows: 20,
      fields: [priceTextField('text', 'Line', { required: true, maxLength: 160 })],
    }),
    {
      name: 'isPopular',
      type: 'checkbox',
      label: 'Set it apart as the most popular',
      defaultValue: false,
      admin: { components: { Cell: '@/office/field-labels#PlainCell' } },
    },
  ],
  hooks: pricedHooks(refreshSiteHooks()),
  versions: draftsWithHistory,
};
