import { linkFields } from '@/content/hooks/fields/common';
import { actionRow, actionVariant, defineSection } from '@/content/hooks/fields/section';
import { checkboxField, groupField } from '@/platform/database/fields';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';

export const callToActionBlock = defineSection(
  'callToAction',
  ['Call to action', 'Calls to action'],
  [
    priceTextField('title', 'Heading', { required: true, maxLength: 120 }),
    priceTextareaField('description', 'Text', { maxLength: 400 }),
    actionRow(),
    groupField('secondary', 'Second link', { fields: linkFields({ required: false }) }),
    actionVariant(),
    checkboxField('hasForm', 'With the enquiry form in place of the button'),
  ],
);
