import { listField } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';

export const retainerListBlock = defineSection(
  'retainerList',
  ['Retainers', 'Retainers'],
  [
    ...sectionHeadFields(),
    priceTextField('termsHeading', 'Heading of the terms', { maxLength: 80 }),
    listField('terms', 'Terms', {
      rows: ['Term', 'Terms'],
      maxRows: 6,
      description: 'Below the plans, as large as the rest of the text.',
      fields: [
        priceTextField('title', 'Title', { required: true, maxLength: 60 }),
        priceTextareaField('text', 'Text', { required: true, maxLength: 300 }),
      ],
    }),
    priceTextareaField('note', 'Note below', { maxLength: 500 }),
  ],
);
