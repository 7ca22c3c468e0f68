import { listField } from '@/content/hooks/fields/common';
import { defineSection } from '@/content/hooks/fields/section';
import { textField } from '@/platform/database/fields';
import { priceTextareaField } from '@/prices/hooks/price-fields';

export const atAGlanceBlock = defineSection(
  'atAGlance',
  ['At a glance', 'At a glance'],
  [
    textField('heading', 'Heading', { required: true, defaultValue: 'At a glance', maxLength: 80 }),
    listField('facts', 'Facts', {
      rows: ['Fact', 'Facts'],
      required: true,
      minRows: 1,
      maxRows: 12,
      fields: [
        textField('term', 'What', { required: true, maxLength: 60 }),
        priceTextareaField('description', 'Fact', { required: true, maxLength: 250, rows: 2 }),
      ],
    }),
  ],
);
