import type { Block } from 'payload';
import { listField } from '@/content/hooks/fields/common';
import { sectionHeadFields } from '@/content/hooks/fields/section';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';

export const benefitsBlock: Block = {
  slug: 'benefits',
  interfaceName: 'BenefitsBlock',
  labels: { singular: 'Numbered points', plural: 'Numbered points' },
  fields: [
    ...sectionHeadFields(),
    listField('items', 'Points', {
      rows: ['Point', 'Points'],
      required: true,
      minRows: 3,
      maxRows: 9,
      fields: [
        priceTextField('title', 'Title', { required: true, maxLength: 80 }),
        priceTextareaField('text', 'Text', { required: true, maxLength: 400 }),
      ],
    }),
  ],
};
