import type { Block } from 'payload';
import { sectionHeadFields } from '@/content/hooks/fields/section';
import { priceTextareaField } from '@/prices/hooks/price-fields';

export const hiddenFeesBlock: Block = {
  slug: 'hiddenFees',
  interfaceName: 'HiddenFeesBlock',
  labels: { singular: 'Hidden-fees calculator', plural: 'Hidden-fees calculators' },
  fields: [
    ...sectionHeadFields(),
    priceTextareaField('note', 'Small print below the bill', {
      maxLength: 500,
      description: 'Whom clients pay instead. The fees are those under Prices, Hidden fees.',
    }),
  ],
};
