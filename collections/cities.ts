import type { CollectionConfig } from 'payload';
import {
  listField,
  richTextField,
  row,
  seedKeyField,
  seoFields,
  slugField,
  wordsField,
} from '@/content/hooks/fields/common';
import { ownWordsField, questionsField } from '@/content/hooks/fields/section';
import { pagedAdmin, pagedCollection, refreshSiteHooks } from '@/content/hooks/publishing';
import { redirectNichePages } from '@/content/hooks/redirects';
import { numberField, textField } from '@/platform/database/fields';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';

const hooks = refreshSiteHooks();

export const Cities: CollectionConfig = {
  ...pagedCollection('cities'),
  labels: { singular: 'City', plural: 'Cities' },
  orderable: true,
  admin: {
    ...pagedAdmin('cities'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'region', 'ownWords', 'updatedAt', '_status'],
    listSearchableFields: ['name', 'region'],
    description:
      'Places we work in, each with a page of its own at /web-design-…, in the order in which lists show them.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'The place',
          fields: [
            textField('name', 'Name', { required: true, maxLength: 60 }),
            textField('region', 'County or region', { required: true, maxLength: 60 }),
            row(
              numberField('travelMinutes', 'Minutes by road from the studio', { min: 1, max: 600 }),
              numberField('travelMiles', 'Miles by road from the studio', { min: 1, max: 600 }),
            ),
            textField('travelRoute', 'Roads, in order', {
              maxLength: 120,
              placeholder: 'A49, A40, A417',
              description: 'As you drive there from the studio.',
            }),
            wordsField(
              'postcodeAreas',
              'Postcode districts',
              ['District', 'Districts'],
              'The first half of a postcode, e.g. RG1. One in each row.',
            ),
            wordsField(
              'nearby',
              'Places nearby',
              ['Place', 'Places'],
              'Towns and villages around it, e.g. Caversham. One in each row.',
            ),
          ],
        },
        {
          label: 'The page',
          fields: [
            priceTextField('heading', 'Heading', { required: true, maxLength: 120 }),
            priceTextareaField('lead', 'Opening lines', { required: true, maxLength: 500 }),
            richTextField('market', 'The market there'),
            richTextField('build', 'What we would build'),
            listField('places', 'Places we would name', {
              rows: ['Place', 'Places'],
              description: 'Streets and quarters that a site for a business there should mention.',
              maxRows: 15,
              fields: [
                textField('name', 'Place', { required: true, maxLength: 80 }),
                priceTextareaField('note', 'Note', { required: true, maxLength: 400, rows: 2 }),
              ],
            }),
            richTextField('visit', 'Getting to you', false),
            questionsField(),
            richTextField('offer', 'An offer to start with', false),
          ],
        },
        { label: 'Search and sharing', fields: seoFields },
      ],
    },
    slugField('name'),
    ownWordsField(['heading', 'lead', 'market', 'build', 'places', 'visit', 'questions', 'offer']),
    seedKeyField(),
  ],
  hooks: { ...hooks, afterChange: [redirectNichePages('city'), ...(hooks.afterChange ?? [])] },
};
