import { listField } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { textField } from '@/platform/database/fields';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';

/** It reads Sales, Territories, and recognises the stored niches and cities. */
export const territoryCheckBlock = defineSection(
  'territoryCheck',
  ['Territory check', 'Territory checks'],
  [
    ...sectionHeadFields(),
    textField('businessTypeHelp', 'Help below the type of business', { maxLength: 120 }),
    textField('locationHelp', 'Help below the location', {
      maxLength: 120,
      description: 'Name a few places, e.g. Caversham, RG4 or city of Bath.',
    }),
    listField('notes', 'Good to know', {
      rows: ['Note', 'Notes'],
      maxRows: 4,
      fields: [
        priceTextField('title', 'Title', { required: true, maxLength: 80 }),
        priceTextareaField('text', 'Text', { required: true, maxLength: 400 }),
      ],
    }),
  ],
);
