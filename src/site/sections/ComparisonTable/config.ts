import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';

export const comparisonTableBlock = defineSection(
  'comparisonTable',
  ['Comparison table', 'Comparison tables'],
  [
    ...sectionHeadFields(),
    {
      name: 'table',
      type: 'relationship',
      relationTo: 'comparison-tables',
      label: 'Which table',
      required: true,
    },
  ],
);
