import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { checkboxField, frozen, numberField, textareaField } from '@/platform/database/fields';

export const HousekeepingReports: CollectionConfig = {
  slug: 'housekeeping-reports',
  labels: { singular: 'Deletion report', plural: 'Deletion reports' },
  access: collectionAccess('housekeeping-reports'),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Settings',
    useAsTitle: 'createdAt',
    defaultColumns: ['createdAt', 'deleted', 'hasProblem'],
    listSearchableFields: ['summary'],
    description:
      'Every night the site deletes personal data whose time is over. The periods stand in Fees and periods; here is what each night took away.',
  },
  fields: [
    numberField('deleted', 'Records deleted', { required: true, min: 0, ...frozen }),
    textareaField('summary', 'In detail', { required: true, ...frozen }),
    checkboxField('hasProblem', 'Something went wrong', frozen),
  ],
  versions: false,
};
