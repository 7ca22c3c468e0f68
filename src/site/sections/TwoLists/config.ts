import type { Field } from 'payload';
import { listField } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';

function lines(name: 'left' | 'right', label: string): Field {
  return listField(name, label, {
    rows: ['Line', 'Lines'],
    required: true,
    minRows: 1,
    maxRows: 15,
    fields: [priceTextareaField('text', 'Text', { required: true, maxLength: 300, rows: 2 })],
  });
}

export const twoListsBlock = defineSection(
  'twoLists',
  ['Two lists: offered and not', 'Two lists: offered and not'],
  [
    ...sectionHeadFields(),
    priceTextField('leftHeading', 'Heading of the ticked list', { required: true, maxLength: 80 }),
    lines('left', 'Ticked'),
    priceTextField('rightHeading', 'Heading of the crossed list', {
      required: true,
      maxLength: 80,
    }),
    lines('right', 'Crossed'),
  ],
);
