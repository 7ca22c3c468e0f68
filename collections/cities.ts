import type { CollectionConfig } from 'payload';
import { slugField } from '@/fields/slug';
import { collectionAccess } from './_shared/access/from-permissions';
import { refreshSiteHooks } from './_shared/hooks/refresh-site';
import { draftsWithHistory } from './_shared/publishing';

export const Cities: CollectionConfig = {
  slug: 'cities',
  labels: { singular: 'City', plural: 'Cities' },
  access: collectionAccess('cities'),
  orderable: true,
  trash: true,
  admin: {
    group: 'Content',
    pagination: { defaultLimit: 50 },
    useAsTitle: 'name',
    defaultColumns: ['name', 'region', 'updatedAt', '_status'],
    description: 'Places we work in, in the order in which lists show them.',
  },
  fields: [
    { name: 'name', type: 'text', label: 'Name', required: true, maxLength: 60 },
    slugField('name'),
    { name: 'region', type: 'text', label: 'County or region', required: true, maxLength: 60 },
  ],
  hooks: refreshSiteHooks(),
  versions: draftsWithHistory,
};
