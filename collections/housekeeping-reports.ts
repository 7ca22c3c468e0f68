import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';

const frozen = { readOnly: true } as const;

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
    {
      name: 'deleted',
      type: 'number',
      label: 'Records deleted',
      required: true,
      min: 0,
      admin: frozen,
    },
    { name: 'summary', type: 'textarea', label: 'In detail', required: true, admin: frozen },
    {
      name: 'hasProblem',
      type: 'checkbox',
      label: 'Something went wrong',
      defaultValue: false,
      admin: frozen,
    },
  ],
  versions: false,
};
