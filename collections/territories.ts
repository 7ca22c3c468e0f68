import type { CollectionConfig, UIField } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { listField, panelField, row } from '@/content/hooks/fields/common';
import {
  checkboxField,
  dateField,
  dayOnly,
  ifFilled,
  numberField,
  relationField,
  textareaField,
  textField,
} from '@/platform/database/fields';
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
    textField('clientName', 'Client', { required: true, maxLength: 120 }),
    checkboxField(
      'mayBeNamed',
      'The client agreed that we name them when a visitor asks for the area',
      { description: 'Not ticked: the site only says that the area is taken.' },
    ),
    row(
      relationField('niche', 'Niche', 'niches', { required: true, index: true }),
      relationField('city', 'City', 'cities', { index: true }),
    ),
    textField('place', 'Area in words', {
      required: true,
      maxLength: 120,
      description:
        'E.g. Reading and Wokingham. Each place counts as a whole, unless districts below narrow it down.',
    }),
    listField('postcodeAreas', 'Postcode districts', {
      rows: ['District', 'Districts'],
      description: 'The first half of a postcode, e.g. RG1. One in each row.',
      maxRows: 60,
      fields: [textField('text', 'District', { required: true, maxLength: 8 })],
    }),
    relationField('retainer', 'Retainer', 'retainers'),
    checkboxField('isProvisional', 'Provisional: the retainer’s start is not confirmed yet', {
      description:
        'Set by the acceptance of a proposal. Confirm it: enter the first day, take the tick away and save. If it comes to nothing, enter an end: the area is free the day after.',
    }),
    row(
      dateField('startsOn', 'Reserved from', { required: true, date: dayOnly }),
      dateField('endsOn', 'Retainer ended on', {
        validate: validateEnd,
        description: 'Empty while the retainer is active. It can be a day to come.',
        date: dayOnly,
      }),
      numberField('tailMonths', 'Months reserved afterwards', {
        min: 0,
        max: 120,
        description: 'Empty: as in Fees and periods.',
      }),
    ),
    textareaField('note', 'Note', { maxLength: 1000 }),
    relationField('proposal', 'Came of the proposal', 'proposals', {
      index: true,
      access: { create: () => false, update: () => false },
      readOnly: true,
      condition: ifFilled('proposal'),
    }),
    panelField(
      'certificate',
      'Certificate',
      '@/territories/office/territory-panels#CertificatePanel',
    ),
    // Part of the certificate's address; a new one invalidates the old address.
    textField('certificateId', 'Certificate', {
      unique: true,
      index: true,
      maxLength: 64,
      access: { create: () => false, update: () => false },
      hidden: true,
    }),
  ],
  hooks: { beforeChange: [refuseOverlap] },
  versions: false,
};
