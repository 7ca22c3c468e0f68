import type { Access, CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { row } from '@/content/hooks/fields/common';
import { resendMailEndpoint } from '@/office/hooks/retry-failed';
import { mailKindOptions, secretMailKinds } from '@/office/jobs/deliver-mail';
import type { User } from '@/payload-types';
import { mailStatuses } from '@/platform/mail/mail-log';

const frozen = { readOnly: true } as const;

const access = collectionAccess('mails');

/** Only admins may read account mails, which contain colleagues' addresses. */
const withoutAccounts: Access = async (args) => {
  const answer = await access.read?.(args);
  const isAdmin = (args.req.user as User | null)?.role === 'admin';
  return answer !== true || isAdmin ? (answer ?? false) : { kind: { not_in: secretMailKinds } };
};

export const Mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: 'Mail', plural: 'Mails' },
  access: { ...access, read: withoutAccounts },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  enableQueryPresets: true,
  admin: {
    group: 'Sales',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'status', 'kind', 'createdAt'],
    listSearchableFields: ['subject', 'to'],
    description:
      'What the site sent or still has to send. A mail that can’t be delivered is tried again for hours; one that failed for good can be sent again from its page.',
  },
  endpoints: [resendMailEndpoint],
  fields: [
    {
      name: 'sendAgain',
      type: 'ui',
      label: 'Send again',
      admin: {
        disableListColumn: true,
        condition: (data) => data?.status === 'failed',
        components: { Field: '@/enquiries/office/enquiry-panels#SendAgain' },
      },
    },
    row(
      { name: 'to', type: 'text', label: 'To', required: true, index: true, admin: frozen },
      { name: 'replyTo', type: 'text', label: 'Answers go to', admin: frozen },
    ),
    { name: 'subject', type: 'text', label: 'Subject', required: true, admin: frozen },
    {
      name: 'text',
      type: 'textarea',
      label: 'Text',
      // Mails from templates are worded when they go out.
      admin: { ...frozen, condition: (data) => Boolean(data?.text) },
    },
    { name: 'html', type: 'textarea', label: 'HTML', admin: { hidden: true } },
    {
      name: 'kind',
      type: 'select',
      label: 'Kind',
      required: true,
      options: mailKindOptions,
      admin: { ...frozen, position: 'sidebar' },
    },
    {
      name: 'status',
      type: 'select',
      label: 'Status',
      required: true,
      defaultValue: 'queued',
      index: true,
      options: [...mailStatuses],
      admin: { ...frozen, position: 'sidebar' },
    },
    {
      name: 'attempts',
      type: 'number',
      label: 'Attempts',
      required: true,
      defaultValue: 0,
      min: 0,
      admin: { ...frozen, position: 'sidebar' },
    },
    {
      name: 'sentAt',
      type: 'date',
      label: 'Sent',
      admin: { ...frozen, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'lastError',
      type: 'text',
      label: 'What went wrong last',
      admin: { ...frozen, condition: (data) => Boolean(data?.lastError) },
    },
    {
      name: 'submission',
      type: 'relationship',
      relationTo: 'submissions',
      label: 'Enquiry',
      index: true,
      admin: { ...frozen, position: 'sidebar' },
    },
    {
      name: 'scan',
      type: 'relationship',
      relationTo: 'scan-results',
      label: 'Scan',
      index: true,
      admin: { ...frozen, position: 'sidebar', condition: (data) => Boolean(data?.scan) },
    },
    {
      name: 'proposal',
      type: 'relationship',
      relationTo: 'proposals',
      label: 'Proposal',
      index: true,
      admin: { ...frozen, position: 'sidebar', condition: (data) => Boolean(data?.proposal) },
    },
    {
      name: 'proposalEvent',
      type: 'relationship',
      relationTo: 'proposal-events',
      label: 'What happened to it',
      index: true,
      admin: { ...frozen, hidden: true },
    },
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'users',
      label: 'Account',
      index: true,
      admin: { ...frozen, position: 'sidebar', condition: (data) => Boolean(data?.account) },
    },
    {
      name: 'sentBy',
      type: 'relationship',
      relationTo: 'users',
      label: 'Written by',
      admin: { ...frozen, position: 'sidebar', condition: (data) => Boolean(data?.sentBy) },
    },
  ],
  versions: false,
};
