import type { Block } from 'payload';
import { listField } from '@/content/hooks/fields/common';
import { sectionHeadFields } from '@/content/hooks/fields/section';
import { checkboxField, textField } from '@/platform/database/fields';
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
        checkboxField('isPassing', 'A good sign', { description: 'Not ticked: a red flag.' }),
      ],
    }),
    textField('printLabel', 'Print button', {
      required: true,
      defaultValue: 'Print this checklist',
      maxLength: 40,
    }),
  ],
};
