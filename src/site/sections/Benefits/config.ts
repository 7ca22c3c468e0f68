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
    listField({
      name: 'items',
      label: 'Points',
      rows: ['Point', 'Points'],
      required: true,
      minRows: 3,
      maxRows: 9,
      fields: [
        priceTextField({ name: 'title', label: 'Title', required: true, maxLength: 80 }),
        priceTextareaField({ name: 'text', label: 'Text', required: true, maxLength: 400 }),
      ],
    }),
  ],
};
