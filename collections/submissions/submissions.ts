import type { CollectionConfig } from 'payload';
import { collectionAccess } from '../_shared/access/from-permissions';
import { enquiryFields } from './enquiry-fields';
import { handlingFields, originFields } from './handling-fields';

export const Submissions: CollectionConfig = {
  slug: 'submissions',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  access: collectionAccess('submissions'),
  defaultSort: '-createdAt',
  admin: {
    group: 'Sales',
    pagination: { defaultLimit: 50 },
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'dueAt', 'projectType', 'owner', 'createdAt'],
    listSearchableFields: ['name', 'email', 'message', 'reference'],
    description: 'Who asked for what. An enquiry that came by phone can be added by hand.',
  },
  fields: [
    ...enquiryFields,
    ...handlingFields,
    {
      name: 'mails',
      type: 'join',
      collection: 'mails',
      on: 'submission',
      label: 'Mails about it',
      defaultLimit: 10,
      defaultSort: '-createdAt',
      admin: {
        allowCreate: false,
        defaultColumns: ['subject', 'to', 'status', 'sentAt'],
      },
    },
    ...originFields,
  ],
  versions: false,
};
