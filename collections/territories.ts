import type { CollectionConfig } from 'payload';
import { listField } from '@/fields/list';
import { collectionAccess } from './_shared/access/from-permissions';

type Period = { startsOn?: string | null; endsOn?: string | null };

function validateEnd(value: unknown, { data }: { data: unknown }): string | true {
  const { startsOn } = data as Period;
  if (!value || !startsOn) return true;
  return String(value) >= startsOn || 'The end can’t be before the start.';
}

export const Territories: CollectionConfig = {
  slug: 'territories',
  labels: { singular: 'Territory', plural: 'Territories' },
  access: collectionAccess('territories'),
  admin: {
    group: 'Sales',
    pagination: { defaultLimit: 50 },
    useAsTitle: 'clientName',
    defaultColumns: ['clientName', 'niche', 'city', 'startsOn', 'endsOn'],
    listSearchableFields: ['clientName', 'place'],
    description:
      'Areas that are reserved for clients on a monthly retainer, one client per niche and area.',
  },
  fields: [
    { name: 'clientName', type: 'text', label: 'Client', required: true, maxLength: 120 },
    {
      name: 'mayBeNamed',
      type: 'checkbox',
      label: 'The client agreed that we name them when somebody asks for the area',
      defaultValue: false,
      admin: { description: 'Not ticked: the site only says that the area is taken.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'niche',
          type: 'relationship',
          relationTo: 'niches',
          label: 'Niche',
          required: true,
          index: true,
        },
        { name: 'city', type: 'relationship', relationTo: 'cities', label: 'City', index: true },
      ],
    },
    {
      name: 'place',
      type: 'text',
      label: 'Area in words',
      required: true,
      maxLength: 120,
      admin: {
        description:
          'E.g. Reading and Wokingham. Each place counts as a whole, unless districts below narrow it down.',
      },
    },
    listField({
      name: 'postcodeAreas',
      label: 'Postcode districts',
      rows: ['District', 'Districts'],
      description: 'The first half of a postcode, e.g. RG1. One in each row.',
      maxRows: 60,
      fields: [{ name: 'text', type: 'text', label: 'District', required: true, maxLength: 8 }],
    }),
    { name: 'retainer', type: 'relationship', relationTo: 'retainers', label: 'Retainer' },
    {
      type: 'row',
      fields: [
        { name: 'startsOn', type: 'date', label: 'Reserved from', required: true },
        {
          name: 'endsOn',
          type: 'date',
          label: 'Retainer ended on',
          validate: validateEnd as never,
          admin: { description: 'Empty while the retainer is active.' },
        },
        {
          name: 'tailMonths',
          type: 'number',
          label: 'Months reserved afterwards',
          min: 0,
          max: 120,
          admin: { description: 'Empty: as in Fees and periods.' },
        },
      ],
    },
    { name: 'note', type: 'textarea', label: 'Note', maxLength: 1000 },
  ],
  versions: false,
};
