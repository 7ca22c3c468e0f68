import type { CollectionConfig } from 'payload';
import { keywordIntents } from '@/domain/keywords/intents';
import { penceField } from '@/fields/pence';
import { seedKeyField } from '@/fields/seed-key';
import { collectionAccess } from './_shared/access/from-permissions';

export const Keywords: CollectionConfig = {
  slug: 'keywords',
  labels: { singular: 'Keyword', plural: 'Keywords' },
  access: collectionAccess('keywords'),
  defaultSort: '-volume',
  admin: {
    group: 'Scanner and search',
    pagination: { defaultLimit: 50 },
    useAsTitle: 'keyword',
    defaultColumns: ['keyword', 'volume', 'cpcPence', 'intent', 'borough', 'cluster'],
    listSearchableFields: ['keyword', 'borough', 'cluster'],
    description:
      'What people search for. Volume and price per click stay empty until they are imported.',
  },
  fields: [
    {
      name: 'keyword',
      type: 'text',
      label: 'Keyword',
      required: true,
      unique: true,
      index: true,
      maxLength: 120,
    },
    {
      type: 'row',
      fields: [
        {
          name: 'volume',
          type: 'number',
          label: 'Searches per month',
          index: true,
          min: 0,
          max: 100_000_000,
          admin: { components: { Cell: '@/admin/fields/PlainCell#PlainCell' } },
        },
        penceField({
          name: 'cpcPence',
          label: 'Price per click',
          description: 'What an advertiser pays for one visitor.',
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'intent',
          type: 'select',
          label: 'Intent',
          required: true,
          index: true,
          options: [...keywordIntents],
          admin: { description: 'What somebody who searches for it is about to do.' },
        },
        {
          name: 'borough',
          type: 'text',
          label: 'Place',
          index: true,
          maxLength: 60,
          admin: { description: 'Where it is searched for, e.g. Reading.' },
        },
        {
          name: 'cluster',
          type: 'text',
          label: 'Topic',
          index: true,
          maxLength: 60,
          admin: { description: 'Keywords of one topic are answered by the same page.' },
        },
      ],
    },
    seedKeyField(),
  ],
  versions: false,
};
