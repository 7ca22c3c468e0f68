import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import {
  cardFields,
  nextStepFields,
  resultFields,
  storyFields,
} from '@/content/hooks/case-study-fields';
import { seedKeyField, seoFields, slugField } from '@/content/hooks/fields/common';
import { autosavedDrafts, previewAdmin, refreshSiteHooks } from '@/content/hooks/publishing';
import { sectionsField } from '@/site/sections/configs';

export const CaseStudies: CollectionConfig = {
  slug: 'case-studies',
  labels: { singular: 'Case study', plural: 'Case studies' },
  access: collectionAccess('case-studies'),
  orderable: true,
  trash: true,
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'isSample', 'updatedAt', '_status'],
    listSearchableFields: ['title', 'description'],
    description: 'Finished work, in the order in which the portfolio shows it.',
    ...previewAdmin('case-studies'),
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
    {
      name: 'isSample',
      type: 'checkbox',
      label: 'Demonstration, not a client’s project',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'Said openly on the page.',
        components: { Cell: '@/office/field-labels#PlainCell' },
      },
    },
    {
      name: 'source',
      type: 'textarea',
      label: 'Where its figures come from',
      maxLength: 400,
      admin: { position: 'sidebar', description: 'Shown on the page.' },
    },
    seedKeyField(),
  ],
  hooks: refreshSiteHooks(),
  versions: autosavedDrafts,
};
