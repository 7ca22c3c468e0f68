import type { Block } from 'payload';
import { linkFields } from '@/content/hooks/fields/common';
import { actionRow, actionVariant } from '@/content/hooks/fields/section';
import { checkboxField, groupField } from '@/platform/database/fields';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';

export const callToActionBlock: Block = {
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  fields: [
    priceTextField('title', 'Heading', { required: true, maxLength: 120 }),
    priceTextareaField('description', 'Text', { maxLength: 400 }),
    actionRow(),
    groupField('secondary', 'Second link', { fields: linkFields({ required: false }) }),
    actionVariant(),
    checkboxField('hasForm', 'With the enquiry form in place of the button'),
  ],
};
