import { listField } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
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
        {
          name: 'isPassing',
          type: 'checkbox',
          label: 'A good sign',
          defaultValue: false,
          admin: { description: 'Not ticked: a red flag.' },
        },
      ],
    }),
    {
      name: 'printLabel',
      type: 'text',
      label: 'Print button',
      required: true,
      defaultValue: 'Print this checklist',
      maxLength: 40,
    },
  ],
);
