import type { Block } from 'payload';
import { sectionHeadFields } from '@/content/hooks/fields/section';

export const costComparisonBlock: Block = {
  slug: 'costComparison',
  interfaceName: 'CostComparisonBlock',
  labels: { singular: 'Cost comparison', plural: 'Cost comparisons' },
  fields: [
    ...sectionHeadFields(),
    {
      name: 'comparison',
      type: 'relationship',
      relationTo: 'cost-comparisons',
      label: 'Which comparison',
      required: true,
      admin: { description: 'The totals are worked out from its lines.' },
    },
  ],
};
