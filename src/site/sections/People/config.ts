import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';

export const peopleBlock = defineSection(
  'people',
  ['People from the settings', 'People from the settings'],
  sectionHeadFields(),
);
