import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { postCategories } from '@/content/rules/posts';

export const postListBlock = defineSection(
  'postList',
  ['Blog posts', 'Blog posts'],
  [
    ...sectionHeadFields(),
    {
      name: 'limit',
      type: 'number',
      label: 'How many',
      required: true,
      defaultValue: 3,
      min: 1,
      max: 12,
      admin: { description: 'The newest ones.' },
    },
    {
      name: 'category',
      type: 'select',
      label: 'Only this category',
      options: [...postCategories],
    },
  ],
);
