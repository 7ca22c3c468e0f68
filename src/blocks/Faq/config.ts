import type { Block } from 'payload';
import { faqTopics } from '@/domain/content/faq-topics';
import { sectionHeadFields } from '@/fields/section-head';

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
