import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { richTextField, seedKeyField } from '@/content/hooks/fields/common';
import { dateField, dayOnly, textField } from '@/platform/database/fields';

export const ProposalTerms: CollectionConfig = {
  slug: 'proposal-terms',
  labels: { singular: 'Proposal terms', plural: 'Proposal terms' },
  access: collectionAccess('proposal-terms'),
  defaultSort: '-effectiveOn',
  admin: {
    group: 'Sales',
    useAsTitle: 'version',
    defaultColumns: ['version', 'effectiveOn', 'updatedAt'],
    description:
      'What a client agrees to when they accept a proposal. For new wording add a new version: proposals that are out keep theirs.',
  },
  fields: [
    textField('version', 'Version', {
      required: true,
      unique: true,
      maxLength: 40,
      description: 'How both sides name it, e.g. November 2026.',
    }),
    dateField('effectiveOn', 'Used from', {
      required: true,
      index: true,
      position: 'sidebar',
      description: 'New proposals get the newest terms whose day has come.',
      date: dayOnly,
    }),
    richTextField('body', 'Terms'),
    seedKeyField(),
  ],
  versions: { maxPerDoc: 50 },
};
