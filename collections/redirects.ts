import type { CollectionConfig } from 'payload';
import { validateHref } from '@/fields/link';
import { collectionAccess } from './_shared/access/from-permissions';
import { refreshSiteOnSaveHooks } from './_shared/hooks/refresh-site';

export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  access: collectionAccess('redirects'),
  admin: {
    group: 'Settings',
    pagination: { defaultLimit: 50 },
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'permanent', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    description:
      'Old addresses and where they lead now. Renaming a page or post adds one by itself.',
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: 'Old address',
      required: true,
      unique: true,
      index: true,
      validate: (value: string | null | undefined) =>
        /^\/[^\s?#]+$/.test(value ?? '') || 'Start with a slash, e.g. /our-guarantee.',
    },
    {
      name: 'to',
      type: 'text',
      label: 'Leads to',
      required: true,
      index: true,
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
        if ((siblingData as { from?: string }).from === value) return 'This would lead to itself.';
        return validateHref(value);
      },
    },
    {
      name: 'permanent',
      type: 'checkbox',
      label: 'For good',
      defaultValue: true,
      admin: { description: 'Search engines then forget the old address.' },
    },
    { name: 'note', type: 'text', label: 'Note', maxLength: 200 },
  ],
  hooks: refreshSiteOnSaveHooks(),
  versions: false,
};
