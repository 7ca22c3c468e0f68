import type { Field } from 'payload';
import { enquiryChannels, enquiryStatuses } from '../rules/options';

/** Only the site writes these: staff must not alter an enquiry’s origin. */
const ours = { create: () => false, update: () => false };

const london = { pickerAppearance: 'dayAndTime', displayFormat: 'EEE d MMM yyyy, HH:mm' } as const;

/** Fields for the handling by staff. */
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
      description: 'Whoever it is finds it under Mine, above the list.',
    },
  },
  {
    name: 'dueAt',
    type: 'date',
    label: 'Answer due',
    index: true,
    admin: {
      position: 'sidebar',
      date: london,
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
      position: 'sidebar',
      date: london,
      description: 'Set by itself when you reply from here or move it on from New.',
    },
  },
  {
    name: 'lastContactAt',
    type: 'date',
    label: 'Last message',
    index: true,
    admin: {
      position: 'sidebar',
      date: london,
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
      position: 'sidebar',
      readOnly: true,
      date: london,
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

/** Fields for the origin of the enquiry. */
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
  {
    name: 'submissionKey',
    type: 'text',
    access: ours,
    unique: true,
    maxLength: 36,
    admin: { hidden: true },
  },
  // Detects repeated text from the same sender, for forms without script, which have no key.
  {
    name: 'fingerprint',
    type: 'text',
    access: ours,
    index: true,
    maxLength: 64,
    admin: { hidden: true },
  },
];
