import type { Field } from 'payload';
import { penceField, priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';
import { listField } from './fields/common';
import { richTextField } from './fields/rich-text';
import { actionRow, actionVariant, metricsField } from './fields/section';

/** What it cost, and what came of it. */
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
      listField({
        name: 'rates',
        label: 'Rates for a project like it',
        rows: ['Rate', 'Rates'],
        maxRows: 4,
        fields: [
          {
            type: 'row',
            fields: [
              { name: 'label', type: 'text', label: 'Rate', required: true, maxLength: 40 },
              { name: 'duration', type: 'text', label: 'Takes', maxLength: 40 },
            ],
          },
          {
            type: 'row',
            fields: [
              penceField({ name: 'fromPence', label: 'Build from', required: true }),
              penceField({ name: 'toPence', label: 'Build to', required: true }),
            ],
          },
        ],
      }),
      listField({
        name: 'support',
        label: 'Support after launch',
        rows: ['Plan', 'Plans'],
        maxRows: 3,
        fields: [
          {
            type: 'row',
            fields: [
              {
                name: 'hoursPerMonth',
                type: 'number',
                label: 'Hours a month',
                required: true,
                min: 1,
                max: 160,
              },
              penceField({ name: 'pricePerMonthPence', label: 'Price a month', required: true }),
            ],
          },
        ],
      }),
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
];

/** The next step, after whatever sections the study has. */
export const nextStepFields: Field[] = [
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
