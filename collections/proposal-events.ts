import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import {
  frozen,
  relationField,
  selectField,
  textareaField,
  textField,
} from '@/platform/database/fields';
import { orTalkOfNamed } from '@/proposals/data/read-named';
import { proposalEvents } from '@/proposals/rules/statuses';

const access = collectionAccess('proposal-events');

export const ProposalEvents: CollectionConfig = {
  slug: 'proposal-events',
  labels: { singular: 'Proposal event', plural: 'Proposal events' },
  access: { ...access, read: orTalkOfNamed(access.read) },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Sales',
    // Shown on the proposal instead.
    hidden: true,
    useAsTitle: 'kind',
    defaultColumns: ['kind', 'proposal', 'text', 'byName', 'createdAt'],
    description: 'What happened to proposals, and when. Written by the site, not by hand.',
  },
  fields: [
    relationField('proposal', 'Proposal', 'proposals', { required: true, index: true, ...frozen }),
    selectField('kind', 'What', {
      required: true,
      index: true,
      options: [...proposalEvents],
      ...frozen,
    }),
    textareaField('text', 'In words', { maxLength: 5000, ...frozen }),
    textField('byName', 'By', { maxLength: 120, ...frozen }),
    relationField('user', 'Account', 'users', { ...frozen, hidden: true }),
  ],
  indexes: [{ fields: ['proposal', 'kind', 'createdAt'] }],
  versions: false,
};
