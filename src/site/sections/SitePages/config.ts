import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';

export const sitePagesBlock = defineSection(
  'sitePages',
  ['Index of the site', 'Index of the site'],
  sectionHeadFields(),
);
