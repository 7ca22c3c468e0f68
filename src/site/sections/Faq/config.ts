import type { Block } from 'payload';
import { sectionHeadFields } from '@/content/hooks/fields/section';
import { faqTopics } from '@/content/rules/view-models';
import { selectField } from '@/platform/database/fields';

export const faqBlock: Block = {
  slug: 'faq',
  interfaceName: 'FaqBlock',
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
  fields: [
    ...sectionHeadFields(),
    selectField('topics', 'Topics', { hasMany: true, required: true, options: [...faqTopics] }),
  ],
};
