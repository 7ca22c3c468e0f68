import type { CollectionConfig } from 'payload';
import { richTextField, seedKeyField, seoFields, slugField } from '@/content/hooks/fields/common';
import { pagedAdmin, pagedCollection } from '@/content/hooks/publishing';
import { dateField, dayOnly, textField } from '@/platform/database/fields';
import { priceTextareaField } from '@/prices/hooks/price-fields';

export const LegalPages: CollectionConfig = {
  ...pagedCollection('legal-pages'),
  labels: { singular: 'Legal page', plural: 'Legal pages' },
  orderable: true,
  defaultSort: 'title',
  admin: {
    ...pagedAdmin('legal-pages'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'updatedOn', '_status'],
    listSearchableFields: ['title', 'summary'],
    description:
      'Terms and policies. Periods, fees and shares in them are live figures: change those in Fees and periods.',
  },
  fields: [
    textField('title', 'Title', { required: true, maxLength: 100 }),
    slugField('title'),
    dateField('updatedOn', 'In force since', {
      required: true,
      position: 'sidebar',
      date: dayOnly,
      description: 'Shown at the top. Set it when the meaning changes.',
    }),
    priceTextareaField('summary', 'In short', {
      required: true,
      maxLength: 800,
      rows: 5,
      description: 'What a hurried reader has to know. Shown in a box above the text.',
    }),
    richTextField('content', 'Text'),
    ...seoFields,
    seedKeyField(),
  ],
};
