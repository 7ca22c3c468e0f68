import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { relationField } from '@/platform/database/fields';

export const costComparisonBlock = defineSection(
  'costComparison',
  ['Cost comparison', 'Cost comparisons'],
  [
    ...sectionHeadFields(),
    relationField('comparison', 'Which comparison', 'cost-comparisons', {
      required: true,
      description: 'The totals are worked out from its lines.',
    }),
  ],
);
