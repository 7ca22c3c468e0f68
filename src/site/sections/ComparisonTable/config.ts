import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { relationField } from '@/platform/database/fields';

export const comparisonTableBlock = defineSection(
  'comparisonTable',
  ['Comparison table', 'Comparison tables'],
  [
    ...sectionHeadFields(),
    relationField('table', 'Which table', 'comparison-tables', { required: true }),
  ],
);
