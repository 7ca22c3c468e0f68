import { choiceField, row, validateOptionalHref } from '@/content/hooks/fields/common';
import { defineSection } from '@/content/hooks/fields/section';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';

export const noticeBlock = defineSection(
  'notice',
  ['Notice', 'Notices'],
  [
    choiceField('tone', 'Kind', { info: 'Good to know', warning: 'Please note' }),
    priceTextField('title', 'Title', { required: true, maxLength: 120 }),
    priceTextareaField('text', 'Text', { required: true, maxLength: 500 }),
    row(
      {
        name: 'linkLabel',
        type: 'text',
        label: 'Link',
        maxLength: 80,
        admin: { width: '50%' },
      },
      {
        name: 'linkHref',
        type: 'text',
        label: 'Link goes to',
        validate: validateOptionalHref,
        admin: { width: '50%', description: 'e.g. /pricing, /#lead-capture, https://…' },
      },
    ),
  ],
);
