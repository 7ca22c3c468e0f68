import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { richTextField, row, seedKeyField, seoFields } from '@/content/hooks/fields/common';
import { ownWordsField, questionsField } from '@/content/hooks/fields/section';
import {
  autosavedDrafts,
  previewAdmin,
  refreshSiteHooks,
  refuseSecondPage,
} from '@/content/hooks/publishing';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';

const hooks = refreshSiteHooks();

export const CityNichePages: CollectionConfig = {
  slug: 'city-niche-pages',
  labels: { singular: 'Niche in a city', plural: 'Niches in cities' },
  access: collectionAccess('city-niche-pages'),
  trash: true,
  defaultSort: 'title',
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'city', 'niche', 'ownWords', '_status'],
    listSearchableFields: ['title', 'heading'],
    description:
      'Pages for one kind of business in one city, at /web-design-city/niche. Each needs something of its own to say.',
    ...previewAdmin('city-niche-pages'),
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Name',
      required: true,
      maxLength: 100,
      admin: { description: 'For lists and this back office, e.g. Plumbers in Reading.' },
    },
    row(
      {
        name: 'city',
        type: 'relationship',
        relationTo: 'cities',
        label: 'City',
        required: true,
        index: true,
      },
      {
        name: 'niche',
        type: 'relationship',
        relationTo: 'niches',
        label: 'Niche',
        required: true,
        index: true,
      },
    ),
    {
      name: 'package',
      type: 'relationship',
      relationTo: 'packages',
      label: 'Package shown',
      admin: { description: 'Leave it empty to show the package that suits the niche.' },
    },
    priceTextField('heading', 'Heading', { required: true, maxLength: 120 }),
    priceTextareaField('lead', 'Opening lines', { required: true, maxLength: 500 }),
    richTextField('content', 'Text'),
    questionsField(),
    richTextField('offer', 'An offer to start with', false),
    ownWordsField(['heading', 'lead', 'content', 'questions', 'offer']),
    ...seoFields,
    seedKeyField(),
  ],
  hooks: { ...hooks, beforeValidate: [refuseSecondPage] },
  versions: autosavedDrafts,
};
