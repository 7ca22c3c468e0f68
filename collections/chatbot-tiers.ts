import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { keyField, listField, row } from '@/content/hooks/fields/common';
import { draftsWithHistory, refreshSiteHooks } from '@/content/hooks/publishing';
import { penceField, priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';
import { pricedHooks } from '@/prices/hooks/record-price-change';

export const ChatbotTiers: CollectionConfig = {
  slug: 'chatbot-tiers',
  labels: { singular: 'Chatbot tier', plural: 'Chatbot tiers' },
  access: collectionAccess('chatbot-tiers'),
  orderable: true,
  trash: true,
  admin: {
    group: 'Prices',
    pagination: { defaultLimit: 50 },
    useAsTitle: 'name',
    defaultColumns: [
      'name',
      'pricePerMonthFromPence',
      'pricePerMonthToPence',
      'conversations',
      '_status',
    ],
    description:
      'The AI chatbot, by the month. What a further conversation costs is in Fees and periods.',
    components: { beforeListTable: ['@/prices/office/PriceBoardView#ToPriceBoard'] },
  },
  fields: [
    { name: 'name', type: 'text', label: 'Tier', required: true, maxLength: 60 },
    keyField('standard'),
    {
      name: 'title',
      type: 'text',
      label: 'One line',
      required: true,
      maxLength: 120,
      admin: { description: 'Shown below the name of the tier.' },
    },
    row(
      penceField('pricePerMonthFromPence', 'Per month from', { required: true }),
      penceField('pricePerMonthToPence', 'Per month to', { required: true }),
    ),
    row(
      {
        name: 'conversations',
        type: 'number',
        label: 'Conversations per month',
        required: true,
        min: 1,
        max: 1_000_000,
      },
      { name: 'model', type: 'text', label: 'Language model', required: true, maxLength: 60 },
    ),
    priceTextareaField('description', 'Description', { required: true, maxLength: 400 }),
    listField('features', 'What is included', {
      rows: ['Line', 'Lines'],
      maxRows: 20,
      fields: [priceTextField('text', 'Line', { required: true, maxLength: 160 })],
    }),
    { name: 'bestFor', type: 'text', label: 'Best for', required: true, maxLength: 160 },
    {
      name: 'isRecommended',
      type: 'checkbox',
      label: 'Set it apart as the one we recommend',
      defaultValue: false,
    },
  ],
  hooks: pricedHooks(refreshSiteHooks()),
  versions: draftsWithHistory,
};
