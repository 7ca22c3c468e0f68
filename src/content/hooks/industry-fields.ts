import type { Field, GroupField } from 'payload';
import { groupField, textareaField, textField } from '@/platform/database/fields';
import { penceField, validatePence } from '@/prices/hooks/price-fields';
import { mostProfitPence } from '@/prices/rules/comparisons';

/** Start of the sum below the price; the visitor puts in another figure. */
export function newCustomerField(): GroupField {
  return groupField('newCustomer', 'What a new customer leaves', {
    description:
      'Below the price, visitors work out how many new customers pay for the site. It starts with your guess, which the page calls a guess. Without an amount: £150, and no example.',
    fields: [
      textField('example', 'Such a customer', {
        maxLength: 60,
        description:
          'Completes “Our guess for …”, e.g. a fuse board change. Shown with an amount only.',
      }),
      penceField('profitPence', 'Profit', {
        validate: (value: number | null | undefined) => {
          const isPence = validatePence(value);
          if (isPence !== true || value === null || value === undefined) return isPence;
          const isInPounds = value % 100 === 0 && value > 0 && value <= mostProfitPence;
          return isInPounds || 'Whole pounds, from £1 to £2,000.';
        },
        description: 'What is left after material and wages, in whole pounds. Guess low.',
      }),
    ],
  });
}

const frame = (name: string, label: string): Field[] => [
  {
    name: `${name}Picture`,
    type: 'upload',
    relationTo: 'media',
    label: `${label}: picture`,
    admin: { description: 'Of a phone’s screen, 390 to 700.' },
  },
  caption(name, label),
];

const caption = (name: string, label: string) =>
  textField(`${name}Text`, `${label}: words below`, {
    maxLength: 80,
    description: 'At most twelve words.',
  });

/** How one enquiry comes in, from the customer's phone to the client's. */
export function enquiryFramesField(): GroupField {
  return groupField('enquiryFrames', 'One enquiry, in three frames', {
    description: 'Shown below the site, once all of it is filled in.',
    fields: [
      ...frame('found', 'A customer finds the page'),
      ...frame('asked', 'The customer asks'),
      textareaField('message', 'The message that arrives', {
        maxLength: 240,
        rows: 6,
        description:
          'What it is about, then lines such as “Photos: 2”. The page calls it an example; leave out names and prices.',
      }),
      caption('arrived', 'The message arrives'),
    ],
  });
}
