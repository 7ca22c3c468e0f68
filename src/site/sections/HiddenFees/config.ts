import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { priceTextareaField } from '@/prices/hooks/price-fields';

export const hiddenFeesBlock = defineSection(
  'hiddenFees',
  ['Hidden-fees calculator', 'Hidden-fees calculators'],
  [
    ...sectionHeadFields(),
    priceTextareaField('note', 'Small print below the bill', {
      maxLength: 500,
      description: 'Whom clients pay instead. The fees are those under Prices, Hidden fees.',
    }),
  ],
);
