import type { CollectionConfig } from 'payload';
import { richTextField, row, seedKeyField, seoFields } from '@/content/hooks/fields/common';
import { ownWordsField, questionsField } from '@/content/hooks/fields/section';
import {
  pagedAdmin,
  pagedCollection,
  refreshSiteHooks,
  refuseSecondPage,
} from '@/content/hooks/publishing';
import { relationField, textField } from '@/platform/database/fields';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';

const hooks = refreshSiteHooks();

export const CityNichePages: CollectionConfig = {
  ...pagedCollection('city-niche-pages'),
  labels: { singular: 'Niche in a city', plural: 'Niches in cities' },
  defaultSort: 'title',
  admin: {
    ...pagedAdmin('city-niche-pages'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'city', 'niche', 'ownWords', '_status'],
    listSearchableFields: ['title', 'heading'],
    description:
      'Pages for one kind of business in one city, at /web-design-city/niche. Each needs something of its own to say.',
  },
  fields: [
    textField('title', 'Name', {
      required: true,
      maxLength: 100,
      description: 'For lists and this back office, e.g. Plumbers in Reading.',
    }),
    row(
      relationField('city', 'City', 'cities', { required: true, index: true }),
      relationField('niche', 'Niche', 'niches', { required: true, index: true }),
    ),
    relationField('package', 'Package shown', 'packages', {
      description: 'Leave it empty to show the package that suits the niche.',
    }),
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
};
