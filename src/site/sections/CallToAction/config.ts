import { linkFields } from '@/content/hooks/fields/common';
import { actionRow, actionVariant, defineSection } from '@/content/hooks/fields/section';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';

export const callToActionBlock = defineSection(
  'callToAction',
  ['Call to action', 'Calls to action'],
  [
    priceTextField('title', 'Heading', { required: true, maxLength: 120 }),
    priceTextareaField('description', 'Text', { maxLength: 400 }),
    actionRow(),
    {
      name: 'secondary',
      type: 'group',
      label: 'Second link',
      fields: linkFields({ required: false }),
    },
    actionVariant(),
    {
      name: 'hasForm',
      type: 'checkbox',
      label: 'With the enquiry form in place of the button',
      defaultValue: false,
    },
  ],
);
