import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { orTalkOfNamed } from '@/proposals/data/read-named';
import { proposalEvents } from '@/proposals/rules/statuses';

const access = collectionAccess('proposal-events');
const frozen = { readOnly: true } as const;

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
    {
      name: 'proposal',
      type: 'relationship',
      relationTo: 'proposals',
      label: 'Proposal',
      required: true,
      index: true,
      admin: frozen,
    },
    {
      name: 'kind',
      type: 'select',
      label: 'What',
      required: true,
      index: true,
      options: [...proposalEvents],
      admin: frozen,
    },
    { name: 'text', type: 'textarea', label: 'In words', maxLength: 5000, admin: frozen },
    { name: 'byName', type: 'text', label: 'By', maxLength: 120, admin: frozen },
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      label: 'Account',
      admin: { ...frozen, hidden: true },
    },
  ],
  indexes: [{ fields: ['proposal', 'kind', 'createdAt'] }],
  versions: false,
};
