import type { Block } from 'payload';
import { sectionHeadFields } from '@/content/hooks/fields/section';
import { relationField } from '@/platform/database/fields';

export const comparisonTableBlock: Block = {
  slug: 'comparisonTable',
  interfaceName: 'ComparisonTableBlock',
  labels: { singular: 'Comparison table', plural: 'Comparison tables' },
  fields: [
    ...sectionHeadFields(),
    relationField('table', 'Which table', 'comparison-tables', { required: true }),
  ],
};
