import type { Field, PayloadRequest } from 'payload';
import { readUsualLastDay } from '../data/validity-figures';
import { accessModes, proposalStatuses } from '../rules/statuses';
import { frozenOnceSent, writtenBySite } from './content-fields';

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
      description: 'Named on the proposal. Empty: whoever sends it.',
      components: { Cell: '@/enquiries/office/enquiry-fields#OwnerCell' },
    },
  },
];
