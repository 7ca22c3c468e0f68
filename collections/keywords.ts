import type { CollectionConfig, FieldHook } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { row, seedKeyField } from '@/content/hooks/fields/common';
import { longestKeyword, normaliseKeyword } from '@/keywords/rules/keyword-text';
import { keywordIntents } from '@/keywords/rules/keyword-views';
import { numberField, selectField, textField } from '@/platform/database/fields';
import { penceField } from '@/prices/hooks/price-fields';

/** Normalises a keyword as the import does, so that neither creates duplicates of the other's. */
const normalised: FieldHook = ({ value }) =>
  typeof value === 'string' ? normaliseKeyword(value) : value;

export const Keywords: CollectionConfig = {
  slug: 'keywords',
  labels: { singular: 'Keyword', plural: 'Keywords' },
  access: collectionAccess('keywords'),
  defaultSort: '-volume',
  enableQueryPresets: true,
  admin: {
    group: 'Scanner and search',
    useAsTitle: 'keyword',
    defaultColumns: ['keyword', 'volume', 'cpcPence', 'intent', 'borough', 'cluster', 'page'],
    listSearchableFields: ['keyword', 'borough', 'cluster'],
    description:
      'What people search for. Volume and price per click stay empty until they are imported.',
    components: { beforeListTable: ['@/keywords/office/DashboardLink#DashboardLink'] },
  },
  fields: [
    textField('keyword', 'Keyword', {
      required: true,
      unique: true,
      index: true,
      maxLength: longestKeyword,
      description: 'Small letters: the same search is listed once, however it is typed.',
      hooks: { beforeValidate: [normalised] },
    }),
    row(
      numberField('volume', 'Searches per month', {
        index: true,
        min: 0,
        max: 100_000_000,
        components: { Cell: '@/office/field-labels#PlainCell' },
      }),
      penceField('cpcPence', 'Price per click', {
        description: 'What an advertiser pays for one visitor.',
      }),
    ),
    row(
      selectField('intent', 'Intent', {
        required: true,
        index: true,
        options: [...keywordIntents],
        description: 'What a person who searches for it is about to do.',
      }),
      textField('borough', 'Place', {
        index: true,
        maxLength: 60,
        description: 'Where it is searched for, e.g. Reading.',
      }),
      textField('cluster', 'Topic', {
        index: true,
        maxLength: 60,
        description: 'Keywords of one topic are answered by the same page.',
      }),
    ),
    textField('page', 'Answered by the page', {
      index: true,
      maxLength: 200,
      validate: (value: string | null | undefined) =>
        !value || /^\/[\w/-]*$/.test(value) || 'Enter an address on this site, e.g. /pricing.',
      description:
        'Address of the page that a person who searches for it should find, e.g. /web-design-reading. The SEO dashboard shows which are missing.',
    }),
    seedKeyField(),
  ],
  versions: false,
};
