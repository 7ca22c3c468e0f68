import type { CollectionConfig } from 'payload';
import { collectionAccess, nobody } from '@/accounts/hooks/access';
import { answerEndpoint, recordConversationDeletion } from '@/chat/hooks/conversation-hooks';
import { conversationStatuses } from '@/chat/rules/conversation';
import { listField, panelField, row } from '@/content/hooks/fields/common';
import {
  dateField,
  dayAndTime,
  emailField,
  frozen,
  frozenAside,
  relationField,
  selectField,
  textareaField,
  textField,
} from '@/platform/database/fields';

/** Only the site writes these, whoever asks. */
const written = { ...frozen, access: { update: () => false } } as const;
const aside = { ...frozenAside, access: { update: () => false } } as const;
const secret = { hidden: true, access: { read: () => false, update: () => false } } as const;

export const Conversations: CollectionConfig = {
  slug: 'conversations',
  labels: { singular: 'Conversation', plural: 'Conversations' },
  access: { ...collectionAccess('conversations'), create: nobody },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Sales',
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'dueAt', 'createdAt'],
    listSearchableFields: ['name', 'email'],
    description:
      'Visitors who asked for a person in the chat. Your answer appears in their chat, and goes by mail to those who have left.',
  },
  endpoints: [answerEndpoint],
  fields: [
    row(
      textField('name', 'Name', { required: true, ...written }),
      emailField('email', 'E-mail', { required: true, index: true, ...written }),
    ),
    panelField('answer', 'Answer', '@/chat/office/ConversationPanel#ConversationPanel'),
    listField('messages', 'Messages', {
      rows: ['Message', 'Messages'],
      hidden: true,
      access: { update: () => false },
      fields: [
        selectField('author', 'From', {
          required: true,
          options: [
            { value: 'visitor', label: 'Visitor' },
            { value: 'staff', label: 'Us' },
          ],
        }),
        textareaField('text', 'Text', { required: true }),
        dateField('at', 'Time', { required: true }),
        relationField('by', 'Written by', 'users'),
        textField('key', 'Key of the message', {}),
      ],
    }),
    selectField('status', 'Status', {
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: [...conversationStatuses],
      position: 'sidebar',
    }),
    dateField('dueAt', 'Answer due', { ...aside, date: dayAndTime }),
    dateField('answeredAt', 'First answered', { ...aside, date: dayAndTime }),
    textField('page', 'Asked on the page', aside),
    textField('heldBecause', 'Held because', {
      ...aside,
      condition: (data) => Boolean(data?.heldBecause),
    }),
    textField('tokenHash', 'Code of the visitor’s key', { unique: true, ...secret }),
    dateField('visitorSeenAt', 'Last seen by the visitor', { ...secret }),
  ],
  hooks: { beforeDelete: [recordConversationDeletion] },
  versions: false,
};
