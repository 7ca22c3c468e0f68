import type { CollectionConfig } from 'payload';
import { readByStaff } from '@/accounts/hooks/access';
import { row, seedKeyField } from '@/content/hooks/fields/common';
import { publishedCollection } from '@/content/hooks/publishing';
import { checkboxField, numberField, textareaField, textField } from '@/platform/database/fields';

/** Publishing a testimonial requires the client's consent; a draft may lack it. */
function validateConsent(value: unknown, { data }: { data: unknown }): string | true {
  const { isSample, _status } = data as { isSample?: boolean; _status?: string };
  if (value || isSample || _status !== 'published') return true;
  return 'Ask the client first, then tick this. Until then, keep it as a draft.';
}

const longestAddress = 300;

/** A validation of its own replaces Payload's, so the length is checked here. */
function validateWebAddress(value: unknown): string | true {
  if (!value) return true;
  const text = String(value);
  if (text.length > longestAddress) return `Use ${longestAddress} characters at most.`;
  const { protocol } = URL.parse(text) ?? {};
  return protocol === 'https:' || protocol === 'http:' || 'Start with https:// or http://.';
}

export const Testimonials: CollectionConfig = {
  ...publishedCollection('testimonials'),
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  orderable: true,
  admin: {
    group: 'Content',
    useAsTitle: 'author',
    defaultColumns: ['author', 'company', 'rating', 'isSample', '_status'],
    listSearchableFields: ['author', 'company', 'quote'],
    description: 'What clients say. Only published ones are shown. To hide one, unpublish it.',
  },
  fields: [
    textareaField('quote', 'What they say', { required: true, maxLength: 600 }),
    row(
      textField('author', 'Name', { required: true, maxLength: 80 }),
      textField('role', 'Role', { maxLength: 80 }),
      textField('company', 'Company', { maxLength: 80 }),
    ),
    row(
      numberField('rating', 'Rating, 1 to 5', { required: true, min: 1, max: 5, defaultValue: 5 }),
      textField('project', 'Project', { maxLength: 80 }),
    ),
    row(
      textField('website', 'Their website', {
        validate: validateWebAddress,
        description: 'E.g. https://www.smith-plumbing.co.uk. The company’s name links to it.',
      }),
      textField('reviewUrl', 'Where the review can be read', {
        validate: validateWebAddress,
        description: 'E.g. its address on Google. A link beside the rating leads there.',
      }),
    ),
    {
      name: 'portrait',
      type: 'upload',
      relationTo: 'media',
      label: 'Portrait',
      admin: { description: 'A photo of the person, with their consent. Shown as a small square.' },
    },
    textField('source', 'Where it comes from', {
      required: true,
      maxLength: 200,
      description: 'E.g. “E-mail of 3 March 2026”. Kept for your records, not shown on the site.',
      access: readByStaff,
    }),
    checkboxField('consent', 'The client agreed that we publish it', {
      validate: validateConsent,
      access: readByStaff,
    }),
    checkboxField('isSample', 'Sample text', {
      position: 'sidebar',
      components: { Cell: '@/office/field-labels#PlainCell' },
      description:
        'Came with the installation. Shown as a sample on the site; replace it with a real one.',
    }),
    seedKeyField(),
  ],
};
