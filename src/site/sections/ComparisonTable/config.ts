import type { Block } from 'payload';
import { sectionHeadFields } from '@/content/hooks/fields/section';

export const comparisonTableBlock: Block = {
  slug: 'comparisonTable',
  interfaceName: 'ComparisonTableBlock',
  labels: { singular: 'Comparison table', plural: 'Comparison tables' },
  fields: [
    ...sectionHeadFields(),
    {
      name: 'table',
      type: 'relationship',
      relationTo: 'comparison-tables',
      label: 'Which table',
      required: true,
    },
  ],
};
