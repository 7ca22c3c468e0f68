import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';

export const costComparisonBlock = defineSection(
  'costComparison',
  ['Cost comparison', 'Cost comparisons'],
  [
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
);
