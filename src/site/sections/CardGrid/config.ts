import { choiceField, listField } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { textField } from '@/platform/database/fields';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';

export const cardGridBlock = defineSection(
  'cardGrid',
  ['Cards', 'Cards'],
  [
    ...sectionHeadFields(),
    choiceField('layout', 'Arrangement', {
      even: 'Even',
      feature: 'First one large',
      list: 'Lines without pictures',
    }),
    listField('cards', 'Cards', {
      rows: ['Card', 'Cards'],
      required: true,
      minRows: 1,
      maxRows: 12,
      fields: [
        priceTextField('title', 'Title', { required: true, maxLength: 80 }),
        priceTextareaField('text', 'Text', { required: true, maxLength: 300 }),
        priceTextField('meta', 'Small line', { maxLength: 80 }),
        textField('href', 'Goes to'),
        {
          name: 'image',
          type: 'upload',
          relationTo: 'media',
          label: 'Picture',
        },
      ],
    }),
  ],
);
