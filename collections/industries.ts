import type { CollectionConfig } from 'payload';
import {
  listField,
  richTextField,
  seedKeyField,
  seoFields,
  slugField,
} from '@/content/hooks/fields/common';
import { questionsField } from '@/content/hooks/fields/section';
import { enquiryFramesField, newCustomerField } from '@/content/hooks/industry-fields';
import { pagedAdmin, pagedCollection } from '@/content/hooks/publishing';
import { groupField, relationField, textField } from '@/platform/database/fields';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';

export const Industries: CollectionConfig = {
  ...pagedCollection('industries'),
  labels: { singular: 'Industry', plural: 'Industries' },
  orderable: true,
  admin: {
    ...pagedAdmin('industries'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'package', 'updatedAt', '_status'],
    listSearchableFields: ['name', 'heading'],
    description: 'Pages for a line of business, at /industries/….',
  },
  fields: [
    textField('name', 'Name', { required: true, maxLength: 60 }),
    slugField('name'),
    priceTextField('heading', 'Heading', { required: true, maxLength: 120 }),
    priceTextareaField('lead', 'Opening lines', { required: true, maxLength: 500 }),
    relationField('package', 'Package', 'packages', {
      description: 'Its price card is shown on the page.',
    }),
    relationField('caseStudy', 'Case study', 'case-studies', {
      description: 'The page leads to it as an example.',
    }),
    priceTextareaField('notice', 'Notice', {
      maxLength: 400,
      description: 'Set apart near the top, e.g. what the site is not.',
    }),
    listField('benefits', 'Benefits', {
      rows: ['Benefit', 'Benefits'],
      required: true,
      minRows: 1,
      maxRows: 12,
      fields: [
        textField('title', 'Benefit', { required: true, maxLength: 80 }),
        priceTextareaField('text', 'In a sentence or two', { required: true, maxLength: 400 }),
      ],
    }),
    {
      ...richTextField('customers', 'Text below the design'),
      admin: {
        description:
          'Each large heading (H2) begins a column. Without one, it is headed “What your customers look for”.',
      },
    },
    groupField('sitePlan', 'The home page of such a site, from top to bottom', {
      fields: [
        richTextField('intro', 'Before the list', false),
        listField('parts', 'Parts', {
          rows: ['Part', 'Parts'],
          maxRows: 12,
          fields: [
            textField('title', 'Part', { required: true, maxLength: 80 }),
            priceTextareaField('text', 'What it shows', { required: true, maxLength: 300 }),
          ],
        }),
      ],
    }),
    enquiryFramesField(),
    listField('provide', 'What the client will need to provide', {
      rows: ['Thing', 'Things'],
      maxRows: 15,
      fields: [priceTextareaField('text', 'Thing', { required: true, maxLength: 300 })],
    }),
    newCustomerField(),
    questionsField(),
    richTextField('places', 'Where we work for them', false),
    ...seoFields,
    seedKeyField(),
  ],
};
