import { listField } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { checkboxField, textField } from '@/platform/database/fields';
import { priceTextareaField } from '@/prices/hooks/price-fields';

export const checklistBlock = defineSection(
  'checklist',
  ['Checklist to print', 'Checklists to print'],
  [
    ...sectionHeadFields(),
    listField('items', 'Lines', {
      rows: ['Line', 'Lines'],
      required: true,
      minRows: 1,
      maxRows: 20,
      fields: [
        priceTextareaField('text', 'Text', { required: true, maxLength: 300, rows: 2 }),
        checkboxField('isPassing', 'A good sign', { description: 'Not ticked: a red flag.' }),
      ],
    }),
    textField('printLabel', 'Print button', {
      required: true,
      defaultValue: 'Print this checklist',
      maxLength: 40,
    }),
  ],
);
