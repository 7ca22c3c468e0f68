import type { Block } from 'payload';
import { priceTextareaField } from '@/fields/price-text';
import { sectionHeadFields } from '@/fields/section-head';

export const retainerListBlock: Block = {
  slug: 'retainerList',
  interfaceName: 'RetainerListBlock',
  labels: { singular: 'Retainers', plural: 'Retainers' },
  fields: [
    ...sectionHeadFields(),
    priceTextareaField({ name: 'note', label: 'Note below', maxLength: 500 }),
  ],
};
