import type { Access, CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { row } from '@/content/hooks/fields/common';
import { resendMailEndpoint } from '@/office/hooks/retry-failed';
import { mailKindOptions, secretMailKinds } from '@/office/jobs/deliver-mail';
import type { User } from '@/payload-types';
import {
  dateField,
  frozen,
  frozenAside,
  ifFilled,
  numberField,
  relationField,
  selectField,
  textareaField,
  textField,
} from '@/platform/database/fields';
import { mailStatuses } from '@/platform/mail/mail-log';

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
      textField('to', 'To', { required: true, index: true, ...frozen }),
      textField('replyTo', 'Answers go to', frozen),
    ),
    textField('subject', 'Subject', { required: true, ...frozen }),
    // Mails from templates are worded when they go out.
    textareaField('text', 'Text', { ...frozen, condition: ifFilled('text') }),
    textareaField('html', 'HTML', { hidden: true }),
    selectField('kind', 'Kind', { required: true, options: mailKindOptions, ...frozenAside }),
    selectField('status', 'Status', {
      required: true,
      defaultValue: 'queued',
      index: true,
      options: [...mailStatuses],
      ...frozenAside,
    }),
    numberField('attempts', 'Attempts', {
      required: true,
      defaultValue: 0,
      min: 0,
      ...frozenAside,
    }),
    dateField('sentAt', 'Sent', { ...frozenAside, date: { pickerAppearance: 'dayAndTime' } }),
    textField('lastError', 'What went wrong last', { ...frozen, condition: ifFilled('lastError') }),
    relationField('submission', 'Enquiry', 'submissions', { index: true, ...frozenAside }),
    relationField('scan', 'Scan', 'scan-results', {
      index: true,
      ...frozenAside,
      condition: ifFilled('scan'),
    }),
    relationField('reportMail', 'Report by mail', 'report-mails', {
      index: true,
      ...frozenAside,
      condition: ifFilled('reportMail'),
    }),
    relationField('proposal', 'Proposal', 'proposals', {
      index: true,
      ...frozenAside,
      condition: ifFilled('proposal'),
    }),
    relationField('proposalEvent', 'What happened to it', 'proposal-events', {
      index: true,
      ...frozen,
      hidden: true,
    }),
    relationField('account', 'Account', 'users', {
      index: true,
      ...frozenAside,
      condition: ifFilled('account'),
    }),
    relationField('sentBy', 'Written by', 'users', {
      ...frozenAside,
      condition: ifFilled('sentBy'),
    }),
  ],
  versions: false,
};
