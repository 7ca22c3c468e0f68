import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { priceTextareaField } from '@/prices/hooks/price-fields';

export const retainerListBlock = defineSection(
  'retainerList',
  ['Retainers', 'Retainers'],
  [...sectionHeadFields(), priceTextareaField('note', 'Note below', { maxLength: 500 })],
);
