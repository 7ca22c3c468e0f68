import type { CollectionConfig } from 'payload';
import { keyField } from '@/content/hooks/fields/common';
import { pricedAdmin, pricedCollection } from '@/content/hooks/publishing';
import { addOnOfEstimator, refuseWhileNeeded } from '@/office/hooks/refuse-while-needed';
import { selectField, textField } from '@/platform/database/fields';
import { penceField, priceTextareaField } from '@/prices/hooks/price-fields';

const priced = pricedCollection('add-ons');

export const AddOns: CollectionConfig = {
  ...priced,
  labels: { singular: 'Add-on', plural: 'Add-ons' },
  admin: {
    ...pricedAdmin,
    defaultColumns: ['name', 'kind', 'pricePence', 'unit', '_status'],
    listSearchableFields: ['name', 'key'],
    description: 'Extras: work ordered on top of a retainer, and parts added to a build.',
  },
  fields: [
    textField('name', 'Name', { required: true, maxLength: 80 }),
    keyField('extra-blog-post'),
    selectField('kind', 'Added to', {
      required: true,
      defaultValue: 'build',
      options: [
        { value: 'retainer', label: 'A retainer' },
        { value: 'build', label: 'A build' },
      ],
      position: 'sidebar',
    }),
    penceField('pricePence', 'Price', {
      required: true,
      description: 'For retainer add-ons: the price for clients with an active retainer.',
    }),
    textField('unit', 'For each', { maxLength: 40, placeholder: 'post' }),
    priceTextareaField('description', 'Description', { maxLength: 300 }),
  ],
  hooks: {
    ...priced.hooks,
    beforeDelete: [refuseWhileNeeded(addOnOfEstimator)],
  },
};
