import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { priceTextField } from '@/prices/hooks/price-fields';

export const scannerPromoBlock = defineSection(
  'scannerPromo',
  ['Scanner', 'Scanner'],
  [...sectionHeadFields(), priceTextField('note', 'Note below the form', { maxLength: 300 })],
);
