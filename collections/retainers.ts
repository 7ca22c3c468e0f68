import type { CollectionConfig } from 'payload';
import { keyField } from '@/content/hooks/fields/common';
import { inclusionsField } from '@/content/hooks/fields/section';
import { pricedAdmin, pricedCollection } from '@/content/hooks/publishing';
import { textField } from '@/platform/database/fields';
import { penceField, priceTextField } from '@/prices/hooks/price-fields';

export const Retainers: CollectionConfig = {
  ...pricedCollection('retainers'),
  labels: { singular: 'Retainer', plural: 'Retainers' },
  admin: {
    ...pricedAdmin,
    defaultColumns: ['name', 'pricePerMonthPence', '_status'],
    description: 'Monthly plans after launch. Clients on one have their territory reserved.',
  },
  fields: [
    textField('name', 'Name', { required: true, maxLength: 80 }),
    keyField('site-guardian'),
    penceField('pricePerMonthPence', 'Price per month', { required: true }),
    priceTextField('tagline', 'One line', { maxLength: 160 }),
    inclusionsField(),
  ],
};
