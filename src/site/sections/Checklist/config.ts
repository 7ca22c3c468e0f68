import type { Block } from 'payload';
import { listField } from '@/content/hooks/fields/common';
import { sectionHeadFields } from '@/content/hooks/fields/section';
import { priceTextareaField } from '@/prices/hooks/price-fields';

export const checklistBlock: Block = {
  slug: 'checklist',
  interfaceName: 'ChecklistBlock',
  labels: { singular: 'Checklist to print', plural: 'Checklists to print' },
  fields: [
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
};
