import type { Field } from 'payload';
import { actionRow, actionVariant } from '@/fields/action';
import { metricsField } from '@/fields/metrics';
import { priceTextareaField, priceTextField } from '@/fields/price-text';
import { richTextField } from '@/fields/rich-text';
import { sectionsField } from '../_shared/sections';

/** What it cost, what came of it, and the next step. */
export const resultFields: Field[] = [
  {
    name: 'investment',
    type: 'group',
    label: 'Investment',
    fields: [
      {
        name: 'comparison',
        type: 'relationship',
        relationTo: 'cost-comparisons',
        label: 'Costs, computed',
      },
      richTextField('note', 'In words', false),
    ],
  },
  metricsField('impact', 'Results', { maxRows: 8 }),
  {
    name: 'testimonials',
    type: 'relationship',
    relationTo: 'testimonials',
    hasMany: true,
    label: 'Testimonials',
  },
  sectionsField({ label: 'Further sections' }),
  {
    name: 'cta',
    type: 'group',
    label: 'Call to action',
    fields: [
      priceTextField({ name: 'title', label: 'Heading', required: true, maxLength: 120 }),
      priceTextareaField({ name: 'description', label: 'Text', required: true, maxLength: 400 }),
      actionRow(),
      actionVariant(),
    ],
  },
];
