import { choiceField, row, validateOptionalHref } from '@/content/hooks/fields/common';
import { defineSection } from '@/content/hooks/fields/section';
import { textField } from '@/platform/database/fields';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';

export const noticeBlock = defineSection(
  'notice',
  ['Notice', 'Notices'],
  [
    choiceField('tone', 'Kind', { info: 'Good to know', warning: 'Please note' }),
    priceTextField('title', 'Title', { required: true, maxLength: 120 }),
    priceTextareaField('text', 'Text', { required: true, maxLength: 500 }),
    row(
      textField('linkLabel', 'Link', { maxLength: 80, width: '50%' }),
      textField('linkHref', 'Link goes to', {
        validate: validateOptionalHref,
        width: '50%',
        description: 'e.g. /pricing, /#lead-capture, https://…',
      }),
    ),
  ],
);
