import type { Field } from 'payload';
import { penceField } from '@/prices/hooks/price-fields';
import { orderKinds } from '@/scans/rules/scan-state';
import {
  enquiryChannels,
  enquiryStatuses,
  industryOptions,
  projectTypeOptions,
  referralSourceOptions,
} from '../rules/options';

/** As the visitor sent it: staff cannot change it. */
const fixed = { update: () => false };
/** Only the site writes these: staff must not alter an enquiry’s origin. */
const ours = { create: () => false, update: () => false };

/** The visitor’s input (specification, section 3). */
export const enquiryFields: Field[] = [
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
    name: 'estimate',
    type: 'group',
    label: 'Estimate that came with it',
    admin: {
      description: 'As the visitor saw it when sending; later price changes leave it alone.',
      condition: (data) => Boolean(data?.estimate?.totalPence),
    },
    fields: [
      { ...penceField('totalPence', 'Total'), access: fixed },
      { name: 'summary', type: 'textarea', label: 'Lines', maxLength: 4000, access: fixed },
      {
        name: 'link',
        type: 'text',
        label: 'Address of the estimate',
        maxLength: 600,
        access: fixed,
      },
    ] as Field[],
  },
  {
    name: 'scan',
    type: 'relationship',
    relationTo: 'scan-results',
    label: 'Scan that came with it',
  },
  {
    name: 'scanSummary',
    type: 'textarea',
    label: 'Findings that came with it',
    maxLength: 6000,
    access: fixed,
    admin: {
      description: 'As they stood when it was sent; the report itself may be deleted by its owner.',
      condition: (data) => Boolean(data?.scanSummary),
    },
  },
  {
    name: 'order',
    type: 'group',
    label: 'Order',
    admin: {
      description: 'What was ordered, at which price and on which terms.',
      condition: (data) => Boolean(data?.order?.kind),
    },
    fields: [
      { name: 'kind', type: 'select', label: 'Ordered', options: [...orderKinds], access: fixed },
      { ...penceField('pricePence', 'Price'), access: fixed },
      {
        name: 'terms',
        type: 'textarea',
        label: 'Terms that were accepted',
        maxLength: 2000,
        access: fixed,
      },
      { name: 'acceptedAt', type: 'date', label: 'Accepted', access: fixed },
    ] as Field[],
  },
];

const moment = {
  position: 'sidebar',
  date: { pickerAppearance: 'dayAndTime', displayFormat: 'EEE d MMM yyyy, HH:mm' },
} as const;

export const handlingFields: Field[] = [
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
    index: true,
    admin: {
      position: 'sidebar',
      components: { Cell: '@/enquiries/office/enquiry-fields#OwnerCell' },
      description: 'They find it under Mine, above the list.',
    },
  },
  {
    name: 'dueAt',
    type: 'date',
    label: 'Answer due',
    index: true,
    admin: {
      ...moment,
      description:
        'Counted on working days from when it came in, also for what was held as spam first.',
      components: { Cell: '@/enquiries/office/Due#DueCell' },
    },
  },
  {
    name: 'answeredAt',
    type: 'date',
    label: 'First answered',
    admin: {
      ...moment,
      description: 'Set by itself when you reply from here or move it on from New.',
    },
  },
  {
    name: 'lastContactAt',
    type: 'date',
    label: 'Last message',
    index: true,
    admin: {
      ...moment,
      readOnly: true,
      description: 'From here the time runs after which the enquiry is deleted.',
    },
  },
  {
    name: 'workEndedOn',
    type: 'date',
    label: 'Work together ended on',
    admin: {
      position: 'sidebar',
      description:
        'Empty while you work together. From then on the record is kept for the period in Fees and periods.',
      condition: (data) => data?.status === 'won',
    },
  },
  {
    name: 'tookPortfolioRate',
    type: 'checkbox',
    label: 'Took a place of the Portfolio Building Rate',
    defaultValue: false,
    admin: {
      position: 'sidebar',
      description: 'The pricing page counts the places that are left.',
      condition: (data) => data?.status === 'won',
    },
  },
  {
    name: 'heldBecause',
    type: 'textarea',
    label: 'Held as suspected spam because',
    maxLength: 1000,
    access: ours,
    admin: {
      readOnly: true,
      condition: (data) => Boolean(data?.heldBecause),
      description:
        'The sender saw the usual receipt and got no mail. Set the status to New if it is a real enquiry: both mails then go out, and the answer stays due when it was due from the start.',
    },
  },
  {
    name: 'toldAt',
    type: 'date',
    label: 'You were told',
    access: ours,
    index: true,
    admin: {
      ...moment,
      readOnly: true,
      condition: (data) => data?.status === 'spam',
      description:
        'Once the mail about it went out. From here the time runs after which it is deleted; while this is empty, it stays.',
    },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'trade',
        type: 'text',
        label: 'Trade',
        maxLength: 80,
        admin: { description: 'E.g. plumber. With the area: whether it is reserved.' },
      },
      {
        name: 'place',
        type: 'text',
        label: 'Area',
        maxLength: 120,
        admin: { description: 'A town or the first half of a postcode.' },
      },
    ],
  },
  { name: 'notes', type: 'textarea', label: 'Notes, for us only', maxLength: 5000 },
];

const hidden = { access: ours, admin: { hidden: true } };

export const originFields: Field[] = [
  {
    name: 'reference',
    type: 'text',
    label: 'Reference',
    access: ours,
    unique: true,
    index: true,
    maxLength: 12,
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: 'Stands in our mails, so that both sides can name it.',
    },
  },
  {
    name: 'channel',
    type: 'select',
    label: 'Came by',
    access: ours,
    required: true,
    defaultValue: 'hand',
    options: [...enquiryChannels],
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'page',
    type: 'text',
    label: 'Sent from the page',
    access: ours,
    maxLength: 300,
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data?.page) },
  },
  // Identifies one submission, so that a repeated request is stored once.
  { name: 'submissionKey', type: 'text', unique: true, maxLength: 36, ...hidden },
  // Detects repeated text from the same sender, for forms without script, which have no key.
  { name: 'fingerprint', type: 'text', index: true, maxLength: 64, ...hidden },
];
