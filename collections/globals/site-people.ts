import type { FieldHook, UnnamedTab } from 'payload';
import { listField, row } from '@/content/hooks/fields/common';
import { checkboxField, textareaField, textField } from '@/platform/database/fields';

/** A launched site shows visitors no sample person. */
const keepReal: FieldHook = ({ value, data, req, overrideAccess }) =>
  req.user || overrideAccess || !data?.isLaunched || !Array.isArray(value)
    ? value
    : value.filter(({ isSample }: { isSample?: boolean }) => !isSample);

/** The people a client deals with. */
export const peopleTab: UnnamedTab = {
  label: 'People',
  description: 'Who answers the phone, designs and writes. Clients choose people, not a logo.',
  fields: [
    listField('people', 'People', {
      rows: ['Person', 'People'],
      maxRows: 12,
      fields: [
        row(
          textField('name', 'Name', { required: true, maxLength: 60 }),
          textField('role', 'What they do', { required: true, maxLength: 80 }),
          textField('phone', 'Their own phone', { maxLength: 30 }),
        ),
        textareaField('words', 'In their own words', { maxLength: 300 }),
        {
          name: 'portrait',
          type: 'upload',
          relationTo: 'media',
          label: 'Portrait',
          admin: { description: 'Without one, the initials are shown.' },
        },
        checkboxField('isSample', 'Still the sample'),
      ],
      hooks: { afterRead: [keepReal] },
    }),
  ],
};
