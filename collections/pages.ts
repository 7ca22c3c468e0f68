import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { seedKeyField, seoFields } from '@/content/hooks/fields/common';
import { autosavedDrafts, previewAdmin, refreshSiteHooks } from '@/content/hooks/publishing';
import { findPathProblem } from '@/content/rules/page-paths';
import { sectionsField } from '@/site/sections/configs';

export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  access: collectionAccess('pages'),
  trash: true,
  defaultSort: 'title',
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
    description: 'Pages of the site, put together from sections.',
    ...previewAdmin('pages'),
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Name',
      required: true,
      maxLength: 100,
      admin: { description: 'For menus, breadcrumbs and this back office.' },
    },
    {
      name: 'path',
      type: 'text',
      label: 'Address',
      required: true,
      unique: true,
      index: true,
      validate: (value: string | null | undefined) => {
        if (!value) return 'Enter an address, e.g. /about.';
        return findPathProblem(value) ?? true;
      },
      admin: {
        position: 'sidebar',
        description:
          'E.g. /about. The home page is /. After a change the old address redirects here.',
      },
    },
    sectionsField({ label: 'Sections', required: true, minRows: 1 }),
    ...seoFields,
    seedKeyField(),
  ],
  hooks: refreshSiteHooks(),
  versions: autosavedDrafts,
};
