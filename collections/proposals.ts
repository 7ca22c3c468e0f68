import type { CollectionConfig, Field } from 'payload';
import { proposalStatuses } from '@/domain/proposals/statuses';
import { listField } from '@/fields/list';
import { penceField } from '@/fields/pence';
import { richTextField } from '@/fields/rich-text';
import { slugField } from '@/fields/slug';
import { collectionAccess } from './_shared/access/from-permissions';

const lineFields: Field[] = [
  { name: 'label', type: 'text', label: 'Line', required: true, maxLength: 120 },
  {
    name: 'of',
    type: 'relationship',
    relationTo: ['packages', 'retainers', 'add-ons', 'chatbot-tiers'],
    label: 'From the price list',
    admin: { description: 'So that you can see later what was offered.' },
  },
  {
    type: 'row',
    fields: [
      penceField({
        name: 'amountPence',
        label: 'Amount',
        required: true,
        description: 'Stays as it is when the price list changes.',
      }),
      {
        name: 'every',
        type: 'select',
        label: 'Paid',
        required: true,
        defaultValue: 'once',
        options: [
          { value: 'once', label: 'Once' },
          { value: 'month', label: 'Every month' },
        ],
      },
      {
        name: 'isOptional',
        type: 'checkbox',
        label: 'The client can leave it out',
        defaultValue: false,
      },
    ],
  },
];

const slug = slugField('title');
const ownAddress: Field = {
  ...slug,
  admin: {
    ...slug.admin,
    description: 'Last part of the link that the client gets. A link sent before stops working.',
  },
} as Field;

export const Proposals: CollectionConfig = {
  slug: 'proposals',
  labels: { singular: 'Proposal', plural: 'Proposals' },
  access: collectionAccess('proposals'),
  defaultSort: '-updatedAt',
  admin: {
    group: 'Sales',
    pagination: { defaultLimit: 50 },
    useAsTitle: 'title',
    defaultColumns: ['title', 'clientName', 'status', 'validUntil', 'updatedAt'],
    listSearchableFields: ['title', 'clientName', 'clientEmail'],
    description: 'Offers to clients, with the prices they were made at.',
  },
  fields: [
    { name: 'title', type: 'text', label: 'Title', required: true, maxLength: 120 },
    ownAddress,
    {
      type: 'row',
      fields: [
        { name: 'clientName', type: 'text', label: 'Client', required: true, maxLength: 120 },
        { name: 'clientEmail', type: 'email', label: 'Client’s e-mail' },
      ],
    },
    {
      name: 'enquiry',
      type: 'relationship',
      relationTo: 'submissions',
      label: 'Came from the enquiry',
    },
    richTextField('introduction', 'Introduction', false),
    listField({
      name: 'lines',
      label: 'Lines',
      rows: ['Line', 'Lines'],
      maxRows: 40,
      fields: lineFields,
    }),
    richTextField('terms', 'Terms', false),
    {
      name: 'status',
      type: 'select',
      label: 'Status',
      required: true,
      defaultValue: 'draft',
      index: true,
      options: [...proposalStatuses],
      admin: { position: 'sidebar' },
    },
    {
      name: 'accessMode',
      type: 'select',
      label: 'Who can open it',
      required: true,
      defaultValue: 'private',
      options: [
        { value: 'private', label: 'Only with the key in its link' },
        { value: 'open', label: 'Whoever has the address' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'validUntil',
      type: 'date',
      label: 'Valid until',
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
      },
    },
  ],
  versions: { maxPerDoc: 50 },
};
