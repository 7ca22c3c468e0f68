import type { CollectionConfig } from 'payload';
import {
  cardFields,
  nextStepFields,
  resultFields,
  storyFields,
} from '@/content/hooks/case-study-fields';
import { seedKeyField, seoFields, slugField } from '@/content/hooks/fields/common';
import { pagedAdmin, pagedCollection } from '@/content/hooks/publishing';
import { checkboxField, textareaField } from '@/platform/database/fields';
import { sectionsField } from '@/site/sections/configs';

export const CaseStudies: CollectionConfig = {
  ...pagedCollection('case-studies'),
  labels: { singular: 'Case study', plural: 'Case studies' },
  orderable: true,
  admin: {
    ...pagedAdmin('case-studies'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'isSample', 'updatedAt', '_status'],
    listSearchableFields: ['title', 'description'],
    description: 'Finished work, in the order in which the portfolio shows it.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Card and opening', fields: cardFields },
        { label: 'Story', fields: storyFields },
        {
          label: 'Cost and results',
          fields: [
            ...resultFields,
            sectionsField({ label: 'Further sections' }),
            ...nextStepFields,
          ],
        },
        { label: 'Search and sharing', fields: seoFields },
      ],
    },
    slugField('title'),
    checkboxField('isSample', 'Demonstration, not a client’s project', {
      position: 'sidebar',
      description: 'Said openly on the page.',
      components: { Cell: '@/office/field-labels#PlainCell' },
    }),
    textareaField('source', 'Where its figures come from', {
      maxLength: 400,
      position: 'sidebar',
      description: 'Shown on the page.',
    }),
    seedKeyField(),
  ],
};
