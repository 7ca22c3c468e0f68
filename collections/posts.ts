import type { CollectionConfig, FieldHook } from 'payload';
import { readTimeMinutes } from '@/domain/blog/read-time';
import { type LexicalState, lexicalToText } from '@/domain/content/lexical';
import { postCategories } from '@/domain/content/post-categories';
import { priceTextareaField } from '@/fields/price-text';
import { richTextField } from '@/fields/rich-text';
import { seedKeyField } from '@/fields/seed-key';
import { seoFields } from '@/fields/seo';
import { slugField } from '@/fields/slug';
import { collectionAccess } from './_shared/access/from-permissions';
import { refreshSiteHooks } from './_shared/hooks/refresh-site';
import { previewAdmin } from './_shared/preview';
import { autosavedDrafts } from './_shared/publishing';

const countReadTime: FieldHook = ({ data, value }) => {
  const content = data?.content as LexicalState | undefined;
  // A live figure reads like one word.
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
    pagination: { defaultLimit: 50 },
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
    priceTextareaField({
      name: 'excerpt',
      label: 'Summary',
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
