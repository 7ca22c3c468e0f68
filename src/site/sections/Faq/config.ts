import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { faqTopics } from '@/content/rules/view-models';

export const faqBlock = defineSection(
  'faq',
  ['Questions and answers', 'Questions and answers'],
  [
    ...sectionHeadFields(),
    {
      name: 'topics',
      type: 'select',
      hasMany: true,
      label: 'Topics',
      required: true,
      options: [...faqTopics],
    },
  ],
);
