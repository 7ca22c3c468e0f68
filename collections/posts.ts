import type { CollectionConfig, FieldHook } from 'payload';
import { richTextField, seedKeyField, seoFields, slugField } from '@/content/hooks/fields/common';
import { pagedAdmin, pagedCollection } from '@/content/hooks/publishing';
import { type LexicalState, lexicalToText } from '@/content/rules/lexical';
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

const countReadTime: FieldHook = ({ data, value }) => {
  const content = data?.content as LexicalState | undefined;
  // A live figure counts as one word.
  return content ? readTimeMinutes(lexicalToText(content, () => '0')) : value;
};

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
    textField('emoji', 'Emoji on the card', {
      required: true,
      maxLength: 8,
      defaultValue: '📐',
      position: 'sidebar',
    }),
    ...seoFields,
    seedKeyField(),
  ],
};
