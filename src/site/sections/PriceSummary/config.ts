import { listField } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { selectField, textField } from '@/platform/database/fields';
import { priceTextareaField } from '@/prices/hooks/price-fields';
import { type PriceSource, priceSources } from '@/prices/rules/price-book';

const sourceLabels: Record<PriceSource, string> = {
  express: 'Express Landing Page',
  'core-sites': 'Core packages beside Express',
  industry: 'Packages for a trade',
  influencer: 'Influencer packages',
  'portfolio-pro': 'Portfolio Pro packages',
  custom: 'Custom work',
  retainers: 'Monthly retainers',
};

export const priceSummaryBlock = defineSection(
  'priceSummary',
  ['Services with prices', 'Services with prices'],
  [
    ...sectionHeadFields(),
    listField('rows', 'Services', {
      rows: ['Service', 'Services'],
      required: true,
      minRows: 1,
      maxRows: 10,
      fields: [
        textField('title', 'Service', { required: true, maxLength: 60 }),
        priceTextareaField('text', 'What it is', { required: true, maxLength: 200, rows: 2 }),
        selectField('source', 'Price computed from', {
          required: true,
          options: priceSources.map((value) => ({ value, label: sourceLabels[value] })),
        }),
        textField('href', 'Goes to', { required: true, defaultValue: '/pricing' }),
      ],
    }),
  ],
);
