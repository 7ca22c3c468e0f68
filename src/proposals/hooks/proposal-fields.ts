import type { Field, FieldAccess, NumberField, PayloadRequest } from 'payload';
import { jsonShape } from '@/platform/database/json-shape';
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
  {
    name: 'of',
    type: 'relationship',
    relationTo: ['packages', 'retainers', 'add-ons', 'chatbot-tiers'],
    label: 'From the price list',
    admin: {
      description:
        'Name and price are taken from there until the proposal is sent. Leave it empty for something of your own.',
    },
  },
  {
    name: 'label',
    type: 'text',
    label: 'Line',
    maxLength: 120,
    admin: { description: 'Empty: as in the price list.' },
  },
  { name: 'detail', type: 'textarea', label: 'What it covers', maxLength: 500 },
  {
    type: 'row',
    fields: [
      {
        name: 'quantity',
        type: 'number',
        label: 'How many',
        required: true,
        defaultValue: 1,
        min: 1,
        max: 100,
      },
      penceField('amountPence', 'Price of one', {
        description: 'Empty: as in the price list, the lowest price of a range.',
      }),
      {
        name: 'every',
        type: 'select',
        label: 'Paid',
        required: true,
        defaultValue: 'once',
        options: [...linePeriods],
      },
    ],
  },
  {
    name: 'isOptional',
    type: 'checkbox',
    label: 'The client can leave it out',
    defaultValue: false,
    admin: { description: 'It counts once the client has ticked it.' },
  },
];

/** Fields for the responsible staff member, the status, and access. */
export const handlingFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    label: 'Status',
    required: true,
    defaultValue: 'draft',
    index: true,
    options: [...proposalStatuses],
    // The status follows the actions of staff and client; it is never edited by hand.
    access: writtenBySite,
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'accessMode',
    type: 'select',
    label: 'Who can open it',
    required: true,
    defaultValue: 'private',
    options: [...accessModes],
    admin: { position: 'sidebar' },
  },
  {
    name: 'validUntil',
    type: 'date',
    label: 'Valid until',
    index: true,
    access: frozenOnceSent,
    defaultValue: ({ req }: { req: PayloadRequest }) => readUsualLastDay(req, new Date()),
    admin: {
      position: 'sidebar',
      description: 'The last day on which it can be accepted.',
      date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
    },
  },
  {
    name: 'owner',
    type: 'relationship',
    relationTo: 'users',
    label: 'Looked after by',
    index: true,
    admin: {
      position: 'sidebar',
      description: 'Named on the proposal. Empty: the person who sends it.',
      components: { Cell: '@/enquiries/office/enquiry-fields#OwnerCell' },
    },
  },
];

const side = { readOnly: true, position: 'sidebar' } as const;
const moment = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' } as const;

const total = (name: string, label: string): NumberField => {
  const field = penceField(name, label);
  return {
    ...field,
    index: true,
    access: writtenBySite,
    // The panel above the form shows these amounts in pounds; the fields serve lists and filters.
    admin: { ...field.admin, ...side, condition: () => false },
  } as NumberField;
};

const momentField = (name: string, label: string): Field => ({
  name,
  type: 'date',
  label,
  access: writtenBySite,
  admin: { ...side, date: moment, condition: (data) => Boolean(data?.[name]) },
});

const hidden = { access: writtenBySite, admin: { hidden: true } };

export const outcomeFields: Field[] = [
  total('totalOncePence', 'Once, in all'),
  total('totalMonthlyPence', 'Every month, in all'),
  momentField('sentAt', 'Sent'),
  momentField('firstViewedAt', 'First opened'),
  momentField('lastViewedAt', 'Last opened'),
  {
    name: 'viewCount',
    type: 'number',
    label: 'Times opened',
    defaultValue: 0,
    min: 0,
    access: writtenBySite,
    admin: { ...side, condition: (data) => Boolean(data?.viewCount) },
  },
  {
    name: 'acceptance',
    type: 'group',
    label: 'Acceptance',
    access: writtenBySite,
    admin: { condition: (data) => data?.status === 'accepted' },
    fields: [
      {
        name: 'name',
        type: 'text',
        label: 'Accepted by',
        maxLength: 120,
        admin: { readOnly: true },
      },
      { name: 'at', type: 'date', label: 'When', admin: { readOnly: true, date: moment } },
      {
        name: 'hash',
        type: 'text',
        label: 'Fingerprint of what was accepted',
        maxLength: 64,
        admin: {
          readOnly: true,
          description: 'SHA-256 of the offer, the terms and the chosen lines.',
        },
      },
      {
        name: 'chosen',
        type: 'json',
        label: 'Chosen lines',
        admin: { hidden: true },
        ...jsonShape('string[]', { type: 'array', items: { type: 'string' } }),
      },
      {
        name: 'consent',
        type: 'textarea',
        label: 'What was agreed to',
        maxLength: 1000,
        admin: { readOnly: true },
      },
    ],
  },
  {
    name: 'declinedBecause',
    type: 'textarea',
    label: 'Declined because',
    maxLength: 2000,
    access: writtenBySite,
    admin: { readOnly: true, condition: (data) => data?.status === 'declined' },
  },
  {
    name: 'supersedes',
    type: 'relationship',
    relationTo: 'proposals',
    label: 'Replaces',
    index: true,
    access: writtenBySite,
    admin: { ...side, condition: (data) => Boolean(data?.supersedes) },
  },
  // The document that the client sees once the proposal is sent.
  {
    name: 'frozen',
    type: 'json',
    label: 'As sent',
    ...hidden,
    ...jsonShape("import('@/proposals/rules/frozen').FrozenProposal", {
      type: 'object',
      required: ['format', 'title', 'client', 'from', 'validUntil', 'sections', 'lines', 'terms'],
      properties: { format: { const: 1 }, sections: { type: 'array' }, lines: { type: 'array' } },
    }),
  },
  // The key in a private link is derived from this salt; a new salt invalidates the old link.
  { name: 'linkSalt', type: 'text', label: 'Salt of the link', maxLength: 64, ...hidden },
  {
    name: 'linkHash',
    type: 'text',
    label: 'Hash of the key',
    index: true,
    maxLength: 64,
    ...hidden,
  },
  { name: 'remindedAt', type: 'date', label: 'Reminded', ...hidden },
];
