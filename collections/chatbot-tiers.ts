import type { CollectionConfig } from 'payload';
import { keyField, row } from '@/content/hooks/fields/common';
import { inclusionsField } from '@/content/hooks/fields/section';
import { pricedAdmin, pricedCollection } from '@/content/hooks/publishing';
import { checkboxField, numberField, textField } from '@/platform/database/fields';
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
    textField('name', 'Tier', { required: true, maxLength: 60 }),
    keyField('standard'),
    textField('title', 'One line', {
      required: true,
      maxLength: 120,
      description: 'Shown below the name of the tier.',
    }),
    row(
      penceField('pricePerMonthFromPence', 'Per month from', { required: true }),
      penceField('pricePerMonthToPence', 'Per month to', { required: true }),
    ),
    row(
      numberField('conversations', 'Conversations per month', {
        required: true,
        min: 1,
        max: 1_000_000,
      }),
      textField('model', 'Language model', { required: true, maxLength: 60 }),
    ),
    priceTextareaField('description', 'Description', { required: true, maxLength: 400 }),
    inclusionsField(),
    textField('bestFor', 'Best for', { required: true, maxLength: 160 }),
    checkboxField('isRecommended', 'Set it apart as the one we recommend'),
  ],
};
