import { linkFields, listField, richTextField } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { groupField } from '@/platform/database/fields';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';

export const benefitsBlock = defineSection(
  'benefits',
  ['Numbered points', 'Numbered points'],
  [
    ...sectionHeadFields(),
    listField('items', 'Points', {
      rows: ['Point', 'Points'],
      required: true,
      minRows: 3,
      maxRows: 9,
      fields: [
        priceTextField('title', 'Title', { required: true, maxLength: 80 }),
        priceTextareaField('text', 'Text', { required: true, maxLength: 400 }),
        groupField('link', 'Link', { fields: linkFields({ required: false }) }),
      ],
    }),
    richTextField('note', 'Note below', false),
  ],
);
