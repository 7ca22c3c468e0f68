import type { CollectionConfig } from 'payload';
import { listField, seedKeyField, slugField } from '@/content/hooks/fields/common';
import { publishedCollection, refreshSiteHooks } from '@/content/hooks/publishing';
import { redirectNichePages } from '@/content/hooks/redirects';
import { nicheOfTerritory, refuseWhileNeeded } from '@/office/hooks/refuse-while-needed';
import { relationField, textField } from '@/platform/database/fields';

const hooks = refreshSiteHooks();

export const Niches: CollectionConfig = {
  ...publishedCollection('niches'),
  labels: { singular: 'Niche', plural: 'Niches' },
  typescript: { interface: 'Niche' },
  orderable: true,
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'industry', 'package', '_status'],
    description: 'Kinds of business: for pages of a niche in a city, and for territories.',
  },
  fields: [
    textField('name', 'Name', { required: true, maxLength: 60 }),
    slugField('name'),
    relationField('industry', 'Industry', 'industries', {
      description: 'Pages of this niche lead to its industry’s page.',
    }),
    relationField('package', 'Package that suits it', 'packages', {
      description: 'Its price is shown on the niche’s pages.',
    }),
    relationField('caseStudy', 'Site to show', 'case-studies', {
      description:
        'A site of this very trade, whose case study then names the trade’s package and price. Without one, the trade’s pages show the package’s site.',
    }),
    listField('synonyms', 'Also called', {
      rows: ['Word', 'Words'],
      description: 'Other words that people use for it, e.g. gas engineer for plumbers.',
      maxRows: 30,
      fields: [textField('text', 'Word', { required: true, maxLength: 60 })],
    }),
    seedKeyField(),
  ],
  hooks: {
    ...hooks,
    afterChange: [redirectNichePages('niche'), ...(hooks.afterChange ?? [])],
    beforeDelete: [refuseWhileNeeded(nicheOfTerritory)],
  },
};
