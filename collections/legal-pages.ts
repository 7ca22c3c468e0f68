import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { richTextField, seedKeyField, seoFields, slugField } from '@/content/hooks/fields/common';
import { autosavedDrafts, previewAdmin, refreshSiteHooks } from '@/content/hooks/publishing';
import { priceTextareaField } from '@/prices/hooks/price-fields';

export const LegalPages: CollectionConfig = {
  slug: 'legal-pages',
  labels: { singular: 'Legal page', plural: 'Legal pages' },
  access: collectionAccess('legal-pages'),
  orderable: true,
  trash: true,
  defaultSort: 'title',
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'updatedOn', '_status'],
    listSearchableFields: ['title', 'summary'],
    description:
      'Terms and policies. Periods, fees and shares in them are live figures: change those in Fees and periods.',
    ...previewAdmin('legal-pages'),
  },
  fields: [
    { name: 'title', type: 'text', label: 'Title', required: true, maxLength: 100 },
    slugField('title'),
    {
      name: 'updatedOn',
      type: 'date',
      label: 'In force since',
      required: true,
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
        description: 'Shown at the top. Set it when the meaning changes.',
      },
    },
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
  hooks: refreshSiteHooks(),
  versions: autosavedDrafts,
};
