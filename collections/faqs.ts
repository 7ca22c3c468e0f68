import type { CollectionConfig } from 'payload';
import { readByStaff } from '@/accounts/hooks/access';
import { checkAlsoAsked } from '@/chat/rules/also-asked';
import { richTextField, seedKeyField } from '@/content/hooks/fields/common';
import { publishedCollection } from '@/content/hooks/publishing';
import { faqTopics } from '@/content/rules/view-models';
import { selectField, textareaField, textField } from '@/platform/database/fields';

export const Faqs: CollectionConfig = {
  ...publishedCollection('faqs'),
  labels: { singular: 'Question', plural: 'Questions' },
  orderable: true,
  admin: {
    group: 'Content',
    useAsTitle: 'question',
    defaultColumns: ['question', 'topic', 'updatedAt', '_status'],
    listSearchableFields: ['question'],
    description: 'Questions and answers by topic. Pages show a topic’s questions in this order.',
  },
  fields: [
    textField('question', 'Question', { required: true, unique: true, maxLength: 160 }),
    selectField('topic', 'Topic', {
      required: true,
      index: true,
      options: [...faqTopics],
      position: 'sidebar',
    }),
    richTextField('answer', 'Answer'),
    textareaField('alsoAsked', 'Also asked as', {
      access: readByStaff,
      validate: checkAlsoAsked,
      rows: 6,
      description:
        'Other words in which visitors ask this, one per line. The chat and the search find the answer by them. Not shown on the site.',
    }),
    seedKeyField(),
  ],
};
