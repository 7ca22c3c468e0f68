import type { Field, FieldAccess, PayloadRequest } from 'payload';
import { row } from '@/content/hooks/fields/common';
import {
  checkboxField,
  dateField,
  dayAndTime,
  dayOnly,
  frozenAside,
  groupField,
  ifFilled,
  jsonField,
  numberField,
  relationField,
  selectField,
  textareaField,
  textField,
} from '@/platform/database/fields';
import { penceField } from '@/prices/hooks/price-fields';
import { readUsualLastDay } from '../data/validity-figures';
import { accessModes, linePeriods, proposalStatuses } from '../rules/statuses';

/** Fields that the client reads, or that decide who reads them; frozen once a proposal is sent. */
export const contentFields = [
  'title',
  'slug',
  'clientName',
  'contactName',
  'scan',
  'niche',
  'place',
  'sections',
  'lines',
  'terms',
  'validUntil',
] as const;

const untilSent: FieldAccess = ({ doc }) => !doc || doc.status === 'draft';

/** For a content field: the form shows it, but refuses edits once the proposal is sent. */
export const frozenOnceSent = { update: untilSent };

/**
 * For fields that only the site writes. A restore may update them, or Payload would refuse it. Only
 * drafts can be restored, and all versions of a draft share these values.
 */
const writtenBySite: { create: FieldAccess; update: FieldAccess } = {
  create: () => false,
  update: ({ req }) => req.context.isRestoringVersion === true,
};

export const lineFields: Field[] = [
  relationField(
    'of',
    'From the price list',
    ['packages', 'retainers', 'add-ons', 'chatbot-tiers'],
    {
      description:
        'Name and price are taken from there until the proposal is sent. Leave it empty for something of your own.',
    },
  ),
  textField('label', 'Line', { maxLength: 120, description: 'Empty: as in the price list.' }),
  textareaField('detail', 'What it covers', { maxLength: 500 }),
  row(
    numberField('quantity', 'How many', { required: true, defaultValue: 1, min: 1, max: 100 }),
    penceField('amountPence', 'Price of one', {
      description: 'Empty: as in the price list, the lowest price of a range.',
    }),
    selectField('every', 'Paid', {
      required: true,
      defaultValue: 'once',
      options: [...linePeriods],
    }),
  ),
  checkboxField('isOptional', 'The client can leave it out', {
    description: 'It counts once the client has ticked it.',
  }),
];

export const handlingFields: Field[] = [
  selectField('status', 'Status', {
    required: true,
    defaultValue: 'draft',
    index: true,
    options: [...proposalStatuses],
    // The status follows the actions of staff and client; it is never edited by hand.
    access: writtenBySite,
    ...frozenAside,
  }),
  selectField('accessMode', 'Who can open it', {
    required: true,
    defaultValue: 'private',
    options: [...accessModes],
    position: 'sidebar',
  }),
  dateField('validUntil', 'Valid until', {
    index: true,
    access: frozenOnceSent,
    defaultValue: ({ req }: { req: PayloadRequest }) => readUsualLastDay(req, new Date()),
    position: 'sidebar',
    description: 'The last day on which it can be accepted.',
    date: dayOnly,
  }),
  relationField('owner', 'Looked after by', 'users', {
    index: true,
    position: 'sidebar',
    description: 'Named on the proposal. Empty: the person who sends it.',
    components: { Cell: '@/enquiries/office/enquiry-fields#OwnerCell' },
  }),
];

const total = (name: string, label: string) =>
  penceField(name, label, {
    index: true,
    access: writtenBySite,
    ...frozenAside,
    // The panel above the form shows these amounts in pounds; the fields serve lists and filters.
    condition: () => false,
  });

const momentField = (name: string, label: string): Field =>
  dateField(name, label, {
    access: writtenBySite,
    ...frozenAside,
    date: dayAndTime,
    condition: (data) => Boolean(data?.[name]),
  });

const hidden = { access: writtenBySite, hidden: true };

export const outcomeFields: Field[] = [
  total('totalOncePence', 'Once, in all'),
  total('totalMonthlyPence', 'Every month, in all'),
  momentField('sentAt', 'Sent'),
  momentField('firstViewedAt', 'First opened'),
  momentField('lastViewedAt', 'Last opened'),
  numberField('viewCount', 'Times opened', {
    defaultValue: 0,
    min: 0,
    access: writtenBySite,
    ...frozenAside,
    condition: ifFilled('viewCount'),
  }),
  groupField('acceptance', 'Acceptance', {
    access: writtenBySite,
    condition: (data) => data?.status === 'accepted',
    fields: [
      textField('name', 'Accepted by', { maxLength: 120, readOnly: true }),
      dateField('at', 'When', { readOnly: true, date: dayAndTime }),
      textField('hash', 'Fingerprint of what was accepted', {
        maxLength: 64,
        readOnly: true,
        description: 'SHA-256 of the offer, the terms and the chosen lines.',
      }),
      jsonField('chosen', 'Chosen lines', 'string[]', { type: 'array', items: { type: 'string' } }),
      textareaField('consent', 'What was agreed to', { maxLength: 1000, readOnly: true }),
    ],
  }),
  textareaField('declinedBecause', 'Declined because', {
    maxLength: 2000,
    access: writtenBySite,
    readOnly: true,
    condition: (data) => data?.status === 'declined',
  }),
  relationField('supersedes', 'Replaces', 'proposals', {
    index: true,
    access: writtenBySite,
    ...frozenAside,
    condition: ifFilled('supersedes'),
  }),
  // The document that the client sees once the proposal is sent.
  jsonField(
    'frozen',
    'As sent',
    "import('@/proposals/rules/frozen').FrozenProposal",
    {
      type: 'object',
      required: ['format', 'title', 'client', 'from', 'validUntil', 'sections', 'lines', 'terms'],
      properties: { format: { const: 1 }, sections: { type: 'array' }, lines: { type: 'array' } },
    },
    hidden,
  ),
  // The key in a private link is derived from this salt; a new salt invalidates the old link.
  textField('linkSalt', 'Salt of the link', { maxLength: 64, ...hidden }),
  textField('linkHash', 'Hash of the key', { index: true, maxLength: 64, ...hidden }),
  dateField('remindedAt', 'Reminded', hidden),
];
