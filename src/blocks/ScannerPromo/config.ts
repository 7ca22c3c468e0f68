import type { Block } from 'payload';
import { priceTextField } from '@/fields/price-text';
import { sectionHeadFields } from '@/fields/section-head';

export const scannerPromoBlock: Block = {
  slug: 'scannerPromo',
  interfaceName: 'ScannerPromoBlock',
  labels: { singular: 'Scanner', plural: 'Scanner' },
  fields: [
    ...sectionHeadFields(),
    priceTextField({ name: 'note', label: 'Note below the form', maxLength: 300 }),
  ],
};
