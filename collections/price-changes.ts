import type { CollectionConfig, JSONField } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { priceBoardEndpoints } from '@/content/hooks/price-board';
import { frozen, relationField, selectField, textField } from '@/platform/database/fields';

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
    textField('summary', 'What', { required: true, maxLength: 200, ...frozen }),
    selectField('state', 'State', {
      required: true,
      defaultValue: 'saved',
      index: true,
      options: [
        { value: 'preview', label: 'Looked at, not saved' },
        { value: 'saved', label: 'Saved' },
      ],
      ...frozen,
    }),
    {
      name: 'changes',
      type: 'json',
      label: 'Prices',
      required: true,
      jsonSchema: changesSchema,
      admin: frozen,
    },
    relationField('user', 'Account', 'users', { index: true, ...frozen }),
    textField('byName', 'By', { maxLength: 120, ...frozen }),
    relationField('reverts', 'Takes back', 'price-changes', { index: true, ...frozen }),
  ],
  versions: false,
};
