import type { CollectionConfig } from 'payload';
import { collectionAccess, readByStaff } from '@/accounts/hooks/access';
import { row, seedKeyField } from '@/content/hooks/fields/common';
import { draftsWithHistory, refreshSiteHooks } from '@/content/hooks/publishing';

/** Publishing a testimonial requires the client's consent; a draft may lack it. */
function validateConsent(value: unknown, { data }: { data: unknown }): string | true {
  const { isSample, _status } = data as { isSample?: boolean; _status?: string };
  if (value || isSample || _status !== 'published') return true;
  return 'Ask the client first, then tick this. Until then, keep it as a draft.';
}

export const Testimonials: CollectionConfig = {
  slug: 'testimonials',
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  access: collectionAccess('testimonials'),
  orderable: true,
  trash: true,
  admin: {
    group: 'Content',
    useAsTitle: 'author',
    defaultColumns: ['author', 'company', 'rating', 'isSample', '_status'],
    listSearchableFields: ['author', 'company', 'quote'],
    description: 'What clients say. Only published ones are shown. To hide one, unpublish it.',
  },
  fields: [
    { name: 'quote', type: 'textarea', label: 'What they say', required: true, maxLength: 600 },
    row(
      { name: 'author', type: 'text', label: 'Name', required: true, maxLength: 80 },
      { name: 'role', type: 'text', label: 'Role', maxLength: 80 },
      { name: 'company', type: 'text', label: 'Company', maxLength: 80 },
    ),
    row(
      {
        name: 'rating',
        type: 'number',
        label: 'Rating, 1 to 5',
        required: true,
        min: 1,
        max: 5,
        defaultValue: 5,
      },
      { name: 'project', type: 'text', label: 'Project', maxLength: 80 },
    ),
    {
      name: 'source',
      type: 'text',
      label: 'Where it comes from',
      required: true,
      maxLength: 200,
      admin: {
        description: 'E.g. “E-mail of 3 March 2026”. Kept for your records, not shown on the site.',
      },
      access: readByStaff,
    },
    {
      name: 'consent',
      type: 'checkbox',
      label: 'The client agreed that we publish it',
      defaultValue: false,
      validate: validateConsent as never,
      access: readByStaff,
    },
    {
      name: 'isSample',
      type: 'checkbox',
      label: 'Sample text',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        components: { Cell: '@/office/field-labels#PlainCell' },
        description:
          'Came with the installation. Shown as a sample on the site; replace it with a real one.',
      },
    },
    seedKeyField(),
  ],
  hooks: refreshSiteHooks(),
  versions: draftsWithHistory,
};
