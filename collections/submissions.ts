import type { CollectionConfig } from 'payload';
import {
  enquiryStatuses,
  industryOptions,
  projectTypeOptions,
  referralSourceOptions,
} from '@/domain/enquiry/options';
import { collectionAccess } from './_shared/access/from-permissions';

export const Submissions: CollectionConfig = {
  slug: 'submissions',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  access: collectionAccess('submissions'),
  defaultSort: '-createdAt',
  admin: {
    group: 'Sales',
    pagination: { defaultLimit: 50 },
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'projectType', 'packageTier', 'createdAt'],
    listSearchableFields: ['name', 'email', 'message'],
    description: 'Who asked for what. An enquiry that came by phone can be added by hand.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', label: 'Name', required: true, minLength: 2, maxLength: 120 },
        { name: 'email', type: 'email', label: 'E-mail', required: true, index: true },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'projectType',
          type: 'select',
          label: 'Project',
          required: true,
          options: [...projectTypeOptions],
        },
        { name: 'industry', type: 'select', label: 'Industry', options: [...industryOptions] },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'packageTier',
          type: 'text',
          label: 'Package in mind',
          maxLength: 60,
          admin: { description: 'The package’s reference, e.g. growth, or not-sure.' },
        },
        {
          name: 'referralSource',
          type: 'select',
          label: 'Heard of us through',
          options: [...referralSourceOptions],
        },
      ],
    },
    {
      name: 'message',
      type: 'textarea',
      label: 'Message',
      required: true,
      minLength: 10,
      maxLength: 10_000,
    },
    {
      name: 'status',
      type: 'select',
      label: 'Status',
      required: true,
      defaultValue: 'new',
      index: true,
      options: [...enquiryStatuses],
      admin: { position: 'sidebar' },
    },
    {
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      label: 'Looked after by',
      admin: { position: 'sidebar' },
    },
    { name: 'notes', type: 'textarea', label: 'Notes, for us only', maxLength: 5000 },
  ],
  versions: false,
};
