import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { faqTopics } from '@/content/rules/view-models';
import { numberField, selectField } from '@/platform/database/fields';

export const faqBlock = defineSection(
  'faq',
  ['Questions and answers', 'Questions and answers'],
  [
    ...sectionHeadFields({ canFold: false }),
    selectField('topics', 'Topics', { hasMany: true, required: true, options: [...faqTopics] }),
    numberField('shown', 'Show at once', {
      min: 1,
      max: 50,
      description: 'The others open below them. Empty: all.',
    }),
  ],
);
