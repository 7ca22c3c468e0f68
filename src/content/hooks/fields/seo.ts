import type { Field } from 'payload';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-text';

/** What search engines and link previews show. Empty fields fall back to title and summary. */
export const seoFields: Field[] = [
  {
    name: 'meta',
    type: 'group',
    label: 'Search and sharing',
    fields: [
      priceTextField({
        name: 'title',
        label: 'Title in search results',
        description: 'Best between 30 and 60 characters. The brand name is added by itself.',
      }),
      priceTextareaField({
        name: 'description',
        label: 'Description in search results',
        description: 'Best between 120 and 158 characters: what the reader finds here.',
      }),
      {
        name: 'noIndex',
        type: 'checkbox',
        label: 'Hide this page from search engines',
        defaultValue: false,
      },
    ],
  },
];
