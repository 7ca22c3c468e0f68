import type { CollectionConfig } from 'payload';
import { seedKeyField } from '@/fields/seed-key';
import { seoFields } from '@/fields/seo';
import { slugField } from '@/fields/slug';
import { collectionAccess } from '../_shared/access/from-permissions';
import { refreshSiteHooks } from '../_shared/hooks/refresh-site';
import { previewAdmin } from '../_shared/preview';
import { autosavedDrafts } from '../_shared/publishing';
import { cardFields } from './card-fields';
import { resultFields } from './result-fields';
import { storyFields } from './story-fields';

export const CaseStudies: CollectionConfig = {
  slug: 'case-studies',
  labels: { singular: 'Case study', plural: 'Case studies' },
  access: collectionAccess('case-studies'),
  orderable: true,
  trash: true,
  admin: {
    group: 'Content',
    pagination: { defaultLimit: 50 },
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
        { label: 'Cost and results', fields: resultFields },
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
        components: { Cell: '@/admin/fields/PlainCell#PlainCell' },
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
