import type { CollectionConfig } from 'payload';
import { collectionAccess, nobody } from '@/accounts/hooks/access';
import { draftFaqEndpoint, teachFaq } from '@/chat/hooks/conversation-hooks';
import { unansweredStatuses } from '@/chat/rules/conversation';
import { panelField } from '@/content/hooks/fields/common';
import {
  dateField,
  dayAndTime,
  frozen,
  frozenAside,
  numberField,
  relationField,
  selectField,
  textField,
} from '@/platform/database/fields';

const noChange = { access: { update: () => false } } as const;

export const UnansweredQuestions: CollectionConfig = {
  slug: 'unanswered-questions',
  labels: { singular: 'Unanswered question', plural: 'Unanswered questions' },
  access: { ...collectionAccess('unanswered-questions'), create: nobody },
  defaultSort: '-lastAskedAt',
  disableDuplicate: true,
  admin: {
    group: 'Content',
    useAsTitle: 'question',
    defaultColumns: ['question', 'times', 'status', 'lastAskedAt'],
    listSearchableFields: ['question'],
    description:
      'What the chat could not answer, from visitors who agreed to statistics or asked for a person. Addresses and numbers are taken out.',
  },
  endpoints: [draftFaqEndpoint],
  hooks: { beforeChange: [teachFaq] },
  fields: [
    textField('question', 'Question', { required: true, ...frozen, ...noChange }),
    panelField('draft', 'Answer it', '@/chat/office/ConversationPanel#DraftFaqPanel'),
    selectField('status', 'Status', {
      required: true,
      defaultValue: 'open',
      index: true,
      options: [...unansweredStatuses],
      position: 'sidebar',
    }),
    numberField('times', 'Times asked', { required: true, ...frozenAside, ...noChange }),
    dateField('lastAskedAt', 'Last asked', {
      ...{ required: true, index: true, date: dayAndTime, ...frozenAside, ...noChange },
    }),
    relationField('faq', 'Its question in the list', 'faqs', {
      position: 'sidebar',
      description:
        'Choose the question that answers it and save: these words are added to its “Also asked as”.',
    }),
    textField('words', 'Words in lower case', {
      ...{ unique: true, required: true, hidden: true, ...noChange },
    }),
  ],
  versions: false,
};
