import type { Block } from 'payload';
import { sectionHeadFields } from '@/content/hooks/fields/section';
import { priceTextField } from '@/prices/hooks/price-fields';

export const scannerPromoBlock: Block = {
  slug: 'scannerPromo',
  interfaceName: 'ScannerPromoBlock',
  labels: { singular: 'Scanner', plural: 'Scanner' },
  fields: [
    ...sectionHeadFields(),
    priceTextField('note', 'Note below the form', { maxLength: 300 }),
  ],
};
