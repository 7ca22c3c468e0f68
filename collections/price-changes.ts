import type { CollectionConfig, JSONField } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { priceBoardEndpoints } from '@/content/hooks/price-board';

const changesSchema: JSONField['jsonSchema'] = {
  uri: 'site://price-changes.json',
  fileMatch: ['site://price-changes.json'],
  schema: {
    type: 'array',
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['figure', 'label', 'beforePence', 'afterPence'],
      properties: {
        figure: { type: 'string' },
        label: { type: 'string' },
        beforePence: { type: ['integer', 'null'] },
        afterPence: { type: ['integer', 'null'] },
      },
    },
  },
};

const frozen = { readOnly: true } as const;

export const PriceChanges: CollectionConfig = {
  slug: 'price-changes',
  // The menu entry leads to the board, where staff read these entries.
  labels: { singular: 'Price change', plural: 'Price board' },
  access: collectionAccess('price-changes'),
  endpoints: priceBoardEndpoints,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Prices',
    components: { views: { list: { Component: '@/prices/office/PriceBoardView#BoardAsList' } } },
    useAsTitle: 'summary',
    defaultColumns: ['summary', 'byName', 'createdAt'],
    description: 'Which prices were changed when and by whom. Written by the site, not by hand.',
  },
  fields: [
    { name: 'summary', type: 'text', label: 'What', required: true, maxLength: 200, admin: frozen },
    {
      name: 'state',
      type: 'select',
      label: 'State',
      required: true,
      defaultValue: 'saved',
      index: true,
      options: [
        { value: 'preview', label: 'Looked at, not saved' },
        { value: 'saved', label: 'Saved' },
      ],
      admin: frozen,
    },
    {
      name: 'changes',
      type: 'json',
      label: 'Prices',
      required: true,
      jsonSchema: changesSchema,
      admin: frozen,
    },
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      label: 'Account',
      index: true,
      admin: frozen,
    },
    { name: 'byName', type: 'text', label: 'By', maxLength: 120, admin: frozen },
    {
      name: 'reverts',
      type: 'relationship',
      relationTo: 'price-changes',
      label: 'Takes back',
      index: true,
      admin: frozen,
    },
  ],
  versions: false,
};
