import type { CollectionConfig } from 'payload';
import { keyField, row } from '@/content/hooks/fields/common';
import { inclusionsField } from '@/content/hooks/fields/section';
import { pricedAdmin, pricedCollection } from '@/content/hooks/publishing';
import { penceField, priceTextareaField } from '@/prices/hooks/price-fields';

export const ChatbotTiers: CollectionConfig = {
  ...pricedCollection('chatbot-tiers'),
  labels: { singular: 'Chatbot tier', plural: 'Chatbot tiers' },
  admin: {
    ...pricedAdmin,
    defaultColumns: [
      'name',
      'pricePerMonthFromPence',
      'pricePerMonthToPence',
      'conversations',
      '_status',
    ],
    description:
      'The AI chatbot, by the month. What a further conversation costs is in Fees and periods.',
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
    inclusionsField(),
    { name: 'bestFor', type: 'text', label: 'Best for', required: true, maxLength: 160 },
    {
      name: 'isRecommended',
      type: 'checkbox',
      label: 'Set it apart as the one we recommend',
      defaultValue: false,
    },
  ],
};
