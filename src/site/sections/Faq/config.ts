import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { faqTopics } from '@/content/rules/view-models';
import { selectField } from '@/platform/database/fields';

export const faqBlock = defineSection(
  'faq',
  ['Questions and answers', 'Questions and answers'],
  [
    ...sectionHeadFields(),
    selectField('topics', 'Topics', { hasMany: true, required: true, options: [...faqTopics] }),
  ],
);
