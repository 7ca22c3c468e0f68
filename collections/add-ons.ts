import type { CollectionConfig } from 'payload';
import { keyField } from '@/fields/key';
import { penceField } from '@/fields/pence';
import { priceTextareaField } from '@/fields/price-text';
import { collectionAccess } from './_shared/access/from-permissions';
import { pricedHooks } from './_shared/hooks/record-price-change';
import { addOnOfEstimator, refuseWhileNeeded } from './_shared/hooks/refuse-while-needed';
import { draftsWithHistory } from './_shared/publishing';

export const AddOns: CollectionConfig = {
  slug: 'add-ons',
  labels: { singular: 'Add-on', plural: 'Add-ons' },
  access: collectionAccess('add-ons'),
  orderable: true,
  trash: true,
  admin: {
    group: 'Prices',
    pagination: { defaultLimit: 50 },
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'pricePence', 'unit', '_status'],
    listSearchableFields: ['name', 'key'],
    description: 'Extras: work ordered on top of a retainer, and parts added to a build.',
    components: { beforeListTable: ['@/admin/prices/ToPriceBoard#ToPriceBoard'] },
  },
  fields: [
    { name: 'name', type: 'text', label: 'Name', required: true, maxLength: 80 },
    keyField('extra-blog-post'),
    {
      name: 'kind',
      type: 'select',
      label: 'Added to',
      required: true,
      defaultValue: 'build',
      options: [
        { value: 'retainer', label: 'A retainer' },
        { value: 'build', label: 'A build' },
      ],
      admin: { position: 'sidebar' },
    },
    penceField({
      name: 'pricePence',
      label: 'Price',
      required: true,
      description: 'For retainer add-ons: the price for clients with an active retainer.',
    }),
    {
      name: 'unit',
      type: 'text',
      label: 'For each',
      maxLength: 40,
      admin: { placeholder: 'post' },
    },
    priceTextareaField({ name: 'description', label: 'Description', maxLength: 300 }),
  ],
  hooks: { ...pricedHooks(), beforeDelete: [refuseWhileNeeded(addOnOfEstimator)] },
  versions: draftsWithHistory,
};
