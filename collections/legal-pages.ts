import type { CollectionConfig } from 'payload';
import { priceTextareaField } from '@/fields/price-text';
import { richTextField } from '@/fields/rich-text';
import { seedKeyField } from '@/fields/seed-key';
import { seoFields } from '@/fields/seo';
import { slugField } from '@/fields/slug';
import { collectionAccess } from './_shared/access/from-permissions';
import { refreshSiteHooks } from './_shared/hooks/refresh-site';
import { previewAdmin } from './_shared/preview';
import { autosavedDrafts } from './_shared/publishing';

export const LegalPages: CollectionConfig = {
  slug: 'legal-pages',
  labels: { singular: 'Legal page', plural: 'Legal pages' },
  access: collectionAccess('legal-pages'),
  orderable: true,
  trash: true,
  defaultSort: 'title',
  admin: {
    group: 'Content',
    pagination: { defaultLimit: 50 },
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
    priceTextareaField({
      name: 'summary',
      label: 'In short',
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
