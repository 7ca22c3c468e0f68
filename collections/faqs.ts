import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { richTextField, seedKeyField } from '@/content/hooks/fields/common';
import { draftsWithHistory, refreshSiteHooks } from '@/content/hooks/publishing';
import { faqTopics } from '@/content/rules/view-models';

export const Faqs: CollectionConfig = {
  slug: 'faqs',
  labels: { singular: 'Question', plural: 'Questions' },
  access: collectionAccess('faqs'),
  orderable: true,
  trash: true,
  admin: {
    group: 'Content',
    useAsTitle: 'question',
    defaultColumns: ['question', 'topic', 'updatedAt', '_status'],
    listSearchableFields: ['question'],
    description: 'Questions and answers by topic. Pages show a topic’s questions in this order.',
  },
  fields: [
    {
      name: 'question',
      type: 'text',
      label: 'Question',
      required: true,
      unique: true,
      maxLength: 160,
    },
    {
      name: 'topic',
      type: 'select',
      label: 'Topic',
      required: true,
      index: true,
      options: [...faqTopics],
      admin: { position: 'sidebar' },
    },
    richTextField('answer', 'Answer'),
    seedKeyField(),
  ],
  hooks: refreshSiteHooks(),
  versions: draftsWithHistory,
};
