import type { GlobalConfig } from 'payload';
import { globalAccess } from '@/accounts/hooks/access';
import { linkFields, listField } from '@/content/hooks/fields/common';
import { refreshSite } from '@/content/hooks/publishing';
import { groupField, textField } from '@/platform/database/fields';

const link: [string, string] = ['Link', 'Links'];

export const Navigation: GlobalConfig = {
  slug: 'navigation',
  label: 'Menus',
  access: globalAccess('navigation'),
  admin: {
    group: 'Content',
    description: 'The menu at the top and the lists at the foot of every page.',
  },
  fields: [
    listField('header', 'Menu at the top', { rows: link, maxRows: 8, fields: linkFields() }),
    groupField('headerAction', 'Button at the top', { fields: linkFields() }),
    listField('footer', 'Lists at the foot', {
      rows: ['List', 'Lists'],
      maxRows: 5,
      fields: [
        textField('heading', 'Heading', { required: true, maxLength: 40 }),
        listField('links', 'Links', { rows: link, maxRows: 12, fields: linkFields() }),
      ],
    }),
    listField('legal', 'Legal links', { rows: link, maxRows: 8, fields: linkFields() }),
  ],
  hooks: { afterChange: [refreshSite] },
  versions: { max: 20 },
};
