import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { panelField } from '@/content/hooks/fields/common';
import { enquiryFields, handlingFields, originFields } from '@/enquiries/hooks/enquiry-fields';
import {
  countSalesAfterChange,
  countSalesAfterDelete,
  deleteMailsAlong,
  keepTimes,
  queueEnquiryMails,
} from '@/enquiries/hooks/enquiry-hooks';
import { openWithoutSpam } from '@/enquiries/hooks/list-filter';
import { replyEndpoint } from '@/enquiries/hooks/reply';

export const Submissions: CollectionConfig = {
  slug: 'submissions',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  access: collectionAccess('submissions'),
  defaultSort: '-createdAt',
  enableQueryPresets: true,
  admin: {
    group: 'Sales',
    useAsTitle: 'name',
    defaultColumns: ['name', 'dueAt', 'status', 'projectType', 'owner', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone', 'message', 'reference'],
    description:
      'Who asked for what. An enquiry that came by phone can be added by hand. Spam is left out unless you ask for it.',
    baseFilter: openWithoutSpam,
    // Otherwise the list would load mails and messages of fifty enquiries for nothing.
    enableListViewSelectAPI: true,
  },
  // The column “Answer due” needs these fields, even if their columns are hidden.
  forceSelect: { status: true, answeredAt: true },
  endpoints: [replyEndpoint],
  fields: [
    ...enquiryFields,
    panelField('person', 'This person', '@/office/person/PersonView#ToPerson'),
    panelField(
      'samePerson',
      'Also from this person',
      '@/enquiries/office/enquiry-panels#SamePersonPanel',
    ),
    panelField('answer', 'Answer', '@/enquiries/office/enquiry-panels#AnswerPanel'),
    panelField('proposals', 'Proposals', '@/proposals/office/EnquiryProposals#EnquiryProposals'),
    panelField('territory', 'Territory', '@/territories/office/register-panels#EnquiryPanel'),
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
        components: { Field: '@/enquiries/office/enquiry-fields#MailsAboutIt' },
      },
    },
    ...originFields,
  ],
  hooks: {
    beforeChange: [keepTimes],
    afterChange: [queueEnquiryMails, countSalesAfterChange],
    beforeDelete: [deleteMailsAlong],
    afterDelete: [countSalesAfterDelete],
  },
  versions: false,
};
