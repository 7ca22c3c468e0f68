import type { TextField } from 'payload';
import { slugify } from '@/platform/slugify';

/**
 * The last part of a document's address. Filled from the title when left empty; after a change
 * the old address redirects to the new one.
 */
export function slugField(from = 'title'): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: 'Address',
    required: true,
    unique: true,
    index: true,
    hooks: {
      beforeValidate: [
        ({ value, data }) => value || (data?.[from] ? slugify(String(data[from])) : value),
      ],
    },
    validate: (value: string | null | undefined) =>
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value ?? '') ||
      'Use lower-case letters, digits and single dashes, e.g. how-we-price.',
    admin: {
      position: 'sidebar',
      description:
        'Last part of the web address. If you change it, the old address redirects here.',
    },
  } as TextField;
}
