import type { CollectionConfig } from 'payload';
import { seedKeyField, seoFields } from '@/content/hooks/fields/common';
import { pagedAdmin, pagedCollection } from '@/content/hooks/publishing';
import { findPathProblem } from '@/content/rules/page-paths';
import { textField } from '@/platform/database/fields';
import { sectionsField } from '@/site/sections/configs';

export const Pages: CollectionConfig = {
  ...pagedCollection('pages'),
  labels: { singular: 'Page', plural: 'Pages' },
  defaultSort: 'title',
  admin: {
    ...pagedAdmin('pages'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
    description: 'Pages of the site, put together from sections.',
  },
  fields: [
    textField('title', 'Name', {
      required: true,
      maxLength: 100,
      description: 'For menus, breadcrumbs and this back office.',
    }),
    textField('path', 'Address', {
      required: true,
      unique: true,
      index: true,
      validate: (value: string | null | undefined) => {
        if (!value) return 'Enter an address, e.g. /about.';
        return findPathProblem(value) ?? true;
      },
      position: 'sidebar',
      description:
        'E.g. /about. The home page is /. After a change the old address redirects here.',
    }),
    sectionsField({ label: 'Sections', required: true, minRows: 1 }),
    ...seoFields,
    seedKeyField(),
  ],
};
