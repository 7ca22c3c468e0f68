import type { Block } from 'payload';
import { sectionHeadFields } from '@/content/hooks/fields/section';
import { faqTopics } from '@/content/rules/view-models';

export const faqBlock: Block = {
  slug: 'faq',
  interfaceName: 'FaqBlock',
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
  fields: [
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
};
