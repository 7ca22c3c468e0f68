import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { mostInSection, postCategories } from '@/content/rules/posts';
import { numberField, selectField } from '@/platform/database/fields';

export const postListBlock = defineSection(
  'postList',
  ['Blog posts', 'Blog posts'],
  [
    ...sectionHeadFields(),
    numberField('limit', 'How many', {
      required: true,
      defaultValue: 3,
      min: 1,
      max: mostInSection,
      description: 'The newest ones.',
    }),
    selectField('category', 'Only this category', { options: [...postCategories] }),
  ],
);
