import type { CollectionConfig, FieldHook } from 'payload';
import { richTextField, seedKeyField, seoFields, slugField } from '@/content/hooks/fields/common';
import { pagedAdmin, pagedCollection } from '@/content/hooks/publishing';
import { countOwnWords } from '@/content/rules/own-words';
import { postCategories, readTimeMinutes } from '@/content/rules/posts';
import {
  dateField,
  dayOnly,
  frozenAside,
  numberField,
  selectField,
  textField,
} from '@/platform/database/fields';
import { priceTextareaField } from '@/prices/hooks/price-fields';

const countReadTime: FieldHook = ({ data, originalDoc }) =>
  readTimeMinutes(countOwnWords([data?.content ?? originalDoc?.content]));

export const Posts: CollectionConfig = {
  ...pagedCollection('posts'),
  labels: { singular: 'Post', plural: 'Posts' },
  defaultSort: '-publishedOn',
  enableQueryPresets: true,
  admin: {
    ...pagedAdmin('posts'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'publishedOn', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'excerpt'],
    description:
      'Articles of the blog. Write, preview beside the text, publish now or at a set time.',
  },
  fields: [
    textField('title', 'Title', { required: true, maxLength: 120 }),
    slugField('title'),
    priceTextareaField('excerpt', 'Summary', {
      required: true,
      maxLength: 300,
      description: 'One or two sentences for the blog’s list.',
    }),
    richTextField('content', 'Text'),
    selectField('category', 'Category', {
      required: true,
      index: true,
      options: [...postCategories],
      position: 'sidebar',
    }),
    dateField('publishedOn', 'Date shown', {
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      position: 'sidebar',
      date: dayOnly,
    }),
    numberField('readTimeMinutes', 'Minutes to read', {
      ...frozenAside,
      description: 'Counted from the text when it is saved.',
      hooks: { beforeChange: [countReadTime] },
    }),
    {
      // Holds the id of a row: the people are a list of the settings, without a collection.
      name: 'author',
      type: 'text',
      label: 'Written by',
      maxLength: 60,
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        disableListFilter: true,
        description: 'One of the people in Site settings. Empty: the studio.',
        components: { Field: '@/content/office/PersonField#PersonField' },
      },
    },
    {
      name: 'cover',
      type: 'upload',
      relationTo: 'media',
      label: 'Cover',
      admin: {
        position: 'sidebar',
        description: '1600 by 900 fits. It also shows where the post is shared.',
      },
    },
    textField('emoji', 'Emoji beside the cover', {
      required: true,
      maxLength: 8,
      defaultValue: '📐',
      position: 'sidebar',
      description: 'Without a cover, it fills the card.',
    }),
    ...seoFields,
    seedKeyField(),
  ],
};
