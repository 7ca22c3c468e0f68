import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { listField, seedKeyField, slugField } from '@/content/hooks/fields/common';
import { draftsWithHistory, refreshSiteHooks } from '@/content/hooks/publishing';
import { redirectNichePages } from '@/content/hooks/redirects';
import { nicheOfTerritory, refuseWhileNeeded } from '@/office/hooks/refuse-while-needed';

const hooks = refreshSiteHooks();

export const Niches: CollectionConfig = {
  slug: 'niches',
  labels: { singular: 'Niche', plural: 'Niches' },
  typescript: { interface: 'Niche' },
  access: collectionAccess('niches'),
  orderable: true,
  trash: true,
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'industry', 'package', '_status'],
    description: 'Kinds of business: for pages of a niche in a city, and for territories.',
  },
  fields: [
    { name: 'name', type: 'text', label: 'Name', required: true, maxLength: 60 },
    slugField('name'),
    {
      name: 'industry',
      type: 'relationship',
      relationTo: 'industries',
      label: 'Industry',
      admin: { description: 'Pages of this niche lead to its industry’s page.' },
    },
    {
      name: 'package',
      type: 'relationship',
      relationTo: 'packages',
      label: 'Package that suits it',
      admin: { description: 'Its price is shown on the niche’s pages.' },
    },
    listField('synonyms', 'Also called', {
      rows: ['Word', 'Words'],
      description: 'Other words that people use for it, e.g. gas engineer for plumbers.',
      maxRows: 30,
      fields: [{ name: 'text', type: 'text', label: 'Word', required: true, maxLength: 60 }],
    }),
    seedKeyField(),
  ],
  hooks: {
    ...hooks,
    afterChange: [redirectNichePages('niche'), ...(hooks.afterChange ?? [])],
    beforeDelete: [refuseWhileNeeded(nicheOfTerritory)],
  },
  versions: draftsWithHistory,
};
