import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { frozen, numberField, textField } from '@/platform/database/fields';

const count = (name: string, label: string, description: string) =>
  numberField(name, label, { required: true, defaultValue: 0, min: 0, ...frozen, description });

export const PageViews: CollectionConfig = {
  slug: 'page-views',
  labels: { singular: 'Day of a page', plural: 'Visitor statistics' },
  access: collectionAccess('page-views'),
  defaultSort: '-day',
  disableDuplicate: true,
  indexes: [{ fields: ['day', 'path'], unique: true }],
  admin: {
    group: 'Scanner and search',
    useAsTitle: 'path',
    defaultColumns: ['day', 'path', 'views', 'visits'],
    listSearchableFields: ['path'],
    description:
      'How often each page was read, by day. Counts only visitors who agreed, so the real figures are higher; nothing here says who they were.',
  },
  fields: [
    textField('day', 'Day', { required: true, index: true, maxLength: 10, ...frozen }),
    textField('path', 'Page', { required: true, maxLength: 300, ...frozen }),
    count('views', 'Views', 'How often the page was opened.'),
    count('visits', 'Visits that began here', 'How often it was the first page of a visit.'),
  ],
  versions: false,
};
