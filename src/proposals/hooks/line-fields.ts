import type { Field } from 'payload';
import { penceField } from '@/prices/hooks/price-fields';
import { linePeriods } from '../rules/statuses';

/** A line of the offer. */
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
