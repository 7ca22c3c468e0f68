import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';

export const industryListBlock = defineSection(
  'industryList',
  ['Industries', 'Industries'],
  sectionHeadFields(),
);
