import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';

export const contactCardsBlock = defineSection(
  'contactCards',
  ['Ways to reach us', 'Ways to reach us'],
  sectionHeadFields(),
);
