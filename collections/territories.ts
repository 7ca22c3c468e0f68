import type { CollectionConfig, UIField } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { listField, panelField, row } from '@/content/hooks/fields/common';
import {
  certificateEndpoint,
  checkEndpoint,
  refuseOverlap,
} from '@/territories/hooks/register-hooks';

type Period = { startsOn?: string | null; endsOn?: string | null };

function validateEnd(value: unknown, { data }: { data: unknown }): string | true {
  const { startsOn } = data as Period;
  if (!value || !startsOn) return true;
  return String(value) >= startsOn || 'The end can’t be before the start.';
}

const dayOnly = { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } as const;

/** A panel of the form and a list column, without stored data. */
const state: UIField = {
  name: 'state',
  type: 'ui',
  label: 'State',
  admin: {
    components: {
      Field: '@/territories/office/register-panels#ContractPanel',
      Cell: '@/territories/office/territory-panels#StateCell',
    },
  },
};

export const Territories: CollectionConfig = {
  slug: 'territories',
  labels: { singular: 'Territory', plural: 'Territories' },
  access: collectionAccess('territories'),
  admin: {
    group: 'Sales',
    useAsTitle: 'clientName',
    defaultColumns: ['clientName', 'niche', 'place', 'state', 'startsOn', 'endsOn'],
    listSearchableFields: ['clientName', 'place'],
    description:
      'Areas that are reserved for clients on a monthly retainer, one client per niche and area.',
    components: { beforeListTable: ['@/territories/office/territory-panels#HeldTerritories'] },
  },
  endpoints: [checkEndpoint, certificateEndpoint],
  fields: [
    state,
    { name: 'clientName', type: 'text', label: 'Client', required: true, maxLength: 120 },
    {
      name: 'mayBeNamed',
      type: 'checkbox',
      label: 'The client agreed that we name them when somebody asks for the area',
      defaultValue: false,
      admin: { description: 'Not ticked: the site only says that the area is taken.' },
    },
    row(
      {
        name: 'niche',
        type: 'relationship',
        relationTo: 'niches',
        label: 'Niche',
        required: true,
        index: true,
      },
      { name: 'city', type: 'relationship', relationTo: 'cities', label: 'City', index: true },
    ),
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
    listField('postcodeAreas', 'Postcode districts', {
      rows: ['District', 'Districts'],
      description: 'The first half of a postcode, e.g. RG1. One in each row.',
      maxRows: 60,
      fields: [{ name: 'text', type: 'text', label: 'District', required: true, maxLength: 8 }],
    }),
    { name: 'retainer', type: 'relationship', relationTo: 'retainers', label: 'Retainer' },
    {
      name: 'isProvisional',
      type: 'checkbox',
      label: 'Provisional: the retainer’s start is not confirmed yet',
      defaultValue: false,
      admin: {
        description:
          'Set by the acceptance of a proposal. Confirm it: enter the first day, take the tick away and save. If it comes to nothing, enter an end: the area is free the day after.',
      },
    },
    row(
      {
        name: 'startsOn',
        type: 'date',
        label: 'Reserved from',
        required: true,
        admin: { date: dayOnly },
      },
      {
        name: 'endsOn',
        type: 'date',
        label: 'Retainer ended on',
        validate: validateEnd as never,
        admin: {
          description: 'Empty while the retainer is active. It can be a day to come.',
          date: dayOnly,
        },
      },
      {
        name: 'tailMonths',
        type: 'number',
        label: 'Months reserved afterwards',
        min: 0,
        max: 120,
        admin: { description: 'Empty: as in Fees and periods.' },
      },
    ),
    { name: 'note', type: 'textarea', label: 'Note', maxLength: 1000 },
    {
      name: 'proposal',
      type: 'relationship',
      relationTo: 'proposals',
      label: 'Came of the proposal',
      index: true,
      access: { create: () => false, update: () => false },
      admin: { readOnly: true, condition: (data) => Boolean(data?.proposal) },
    },
    panelField(
      'certificate',
      'Certificate',
      '@/territories/office/territory-panels#CertificatePanel',
    ),
    // Part of the certificate's address; a new one invalidates the old address.
    {
      name: 'certificateId',
      type: 'text',
      label: 'Certificate',
      unique: true,
      index: true,
      maxLength: 64,
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
  ],
  hooks: { beforeChange: [refuseOverlap] },
  versions: false,
};
