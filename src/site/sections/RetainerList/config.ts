import type { Block } from 'payload';
import { sectionHeadFields } from '@/content/hooks/fields/section';
import { priceTextareaField } from '@/prices/hooks/price-fields';

export const retainerListBlock: Block = {
  slug: 'retainerList',
  interfaceName: 'RetainerListBlock',
  labels: { singular: 'Retainers', plural: 'Retainers' },
  fields: [...sectionHeadFields(), priceTextareaField('note', 'Note below', { maxLength: 500 })],
};
