import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';

export const claimsBlock = defineSection(
  'claims',
  ['Figures from the settings', 'Figures from the settings'],
  sectionHeadFields(),
);
