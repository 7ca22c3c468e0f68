import type { CollectionConfig, FieldHook } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { richTextField, seedKeyField, seoFields, slugField } from '@/content/hooks/fields/common';
import { autosavedDrafts, previewAdmin, refreshSiteHooks } from '@/content/hooks/publishing';
import { type LexicalState, lexicalToText } from '@/content/rules/lexical';
import { postCategories, readTimeMinutes } from '@/content/rules/posts';
import { priceTextareaField } from '@/prices/hooks/price-fields';

const countReadTime: FieldHook = ({ data, value }) => {
  const content = data?.content as LexicalState | undefined;
  // A live figure counts as one word.
  return content ? readTimeMinutes(lexicalToText(content, () => '0')) : value;
};

export const Posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: 'Post', plural: 'Posts' },
  access: collectionAccess('posts'),
  trash: true,
  defaultSort: '-publishedOn',
  enableQueryPresets: true,
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'publishedOn', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'excerpt'],
    description:
      'Articles of the blog. Write, preview beside the text, publish now or at a set time.',
    ...previewAdmin('posts'),
  },
  fields: [
    { name: 'title', type: 'text', label: 'Title', required: true, maxLength: 120 },
    slugField('title'),
    priceTextareaField('excerpt', 'Summary', {
      required: true,
      maxLength: 300,
      description: 'One or two sentences for the blog’s list.',
    }),
    richTextField('content', 'Text'),
    {
      name: 'category',
      type: 'select',
      label: 'Category',
      required: true,
      index: true,
      options: [...postCategories],
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishedOn',
      type: 'date',
      label: 'Date shown',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
      },
    },
    {
      name: 'readTimeMinutes',
      type: 'number',
      label: 'Minutes to read',
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'Counted from the text when it is saved.',
      },
      hooks: { beforeChange: [countReadTime] },
    },
    {
      name: 'emoji',
      type: 'text',
      label: 'Emoji on the card',
      required: true,
      maxLength: 8,
      defaultValue: '📐',
      admin: { position: 'sidebar' },
    },
    ...seoFields,
    seedKeyField(),
  ],
  hooks: refreshSiteHooks(),
  versions: autosavedDrafts,
};
