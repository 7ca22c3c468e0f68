import type { CollectionConfig, UIField } from 'payload';
import { collectionAccess } from '../_shared/access/from-permissions';
import { replyEndpoint } from './endpoints/reply';
import { enquiryFields } from './enquiry-fields';
import { handlingFields, originFields } from './handling-fields';
import { countPlacesAfterChange, countPlacesAfterDelete } from './hooks/count-places';
import { deleteMailsAlong } from './hooks/delete-mails-along';
import { keepTimes } from './hooks/keep-times';
import { queueEnquiryMails } from './hooks/queue-enquiry-mails';
import { openWithoutSpam } from './list-filter';

/** A part of the page that stores nothing. */
const panel = (name: string, label: string, Field: string): UIField => ({
  name,
  type: 'ui',
  label,
  admin: { disableListColumn: true, components: { Field } },
});

export const Submissions: CollectionConfig = {
  slug: 'submissions',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  access: collectionAccess('submissions'),
  defaultSort: '-createdAt',
  enableQueryPresets: true,
  admin: {
    group: 'Sales',
    pagination: { defaultLimit: 50 },
    useAsTitle: 'name',
    defaultColumns: ['name', 'dueAt', 'status', 'projectType', 'owner', 'createdAt'],
    listSearchableFields: ['name', 'email', 'message', 'reference'],
    description:
      'Who asked for what. An enquiry that came by phone can be added by hand. Spam is left out unless you ask for it.',
    baseFilter: openWithoutSpam,
    // The mails of fifty enquiries and their messages are read for nothing otherwise.
    enableListViewSelectAPI: true,
  },
  // The column “Answer due” needs them, whatever other columns are shown.
  forceSelect: { status: true, answeredAt: true },
  endpoints: [replyEndpoint],
  fields: [
    ...enquiryFields,
    panel('person', 'This person', '@/admin/person/ToPerson#ToPerson'),
    panel('samePerson', 'Also from this person', '@/admin/inbox/SamePersonPanel#SamePersonPanel'),
    panel('answer', 'Answer', '@/admin/inbox/AnswerPanel#AnswerPanel'),
    panel('proposals', 'Proposals', '@/admin/proposals/EnquiryProposals#EnquiryProposals'),
    panel('territory', 'Territory', '@/admin/territories/EnquiryPanel#EnquiryPanel'),
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
        components: { Field: '@/admin/inbox/MailsAboutIt#MailsAboutIt' },
      },
    },
    ...originFields,
  ],
  hooks: {
    beforeChange: [keepTimes],
    afterChange: [queueEnquiryMails, countPlacesAfterChange],
    beforeDelete: [deleteMailsAlong],
    afterDelete: [countPlacesAfterDelete],
  },
  versions: false,
};
