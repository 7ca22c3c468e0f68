import type { CollectionConfig } from 'payload';
import { richTextField, seedKeyField } from '@/content/hooks/fields/common';
import { publishedCollection } from '@/content/hooks/publishing';
import { faqTopics } from '@/content/rules/view-models';
import { selectField, textField } from '@/platform/database/fields';

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
    seedKeyField(),
  ],
};
