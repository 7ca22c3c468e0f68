import type { Block } from 'payload';
import { sectionHeadFields } from '@/content/hooks/fields/section';
import { relationField } from '@/platform/database/fields';

export const costComparisonBlock: Block = {
  slug: 'costComparison',
  interfaceName: 'CostComparisonBlock',
  labels: { singular: 'Cost comparison', plural: 'Cost comparisons' },
  fields: [
    ...sectionHeadFields(),
    relationField('comparison', 'Which comparison', 'cost-comparisons', {
      required: true,
      description: 'The totals are worked out from its lines.',
    }),
  ],
};
