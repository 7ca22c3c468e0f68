import { randomUUID } from 'node:crypto';
import type { CollectionConfig, Field, PayloadRequest } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { jsonShape } from '@/platform/database/json-shape';
import { orNamed } from '@/scans/data/long-tasks';
import { scoreFields } from '@/scans/hooks/score-fields';
import { scanStatuses, scanTools } from '@/scans/rules/scan-state';

const frozen = { readOnly: true } as const;
const side = { readOnly: true, position: 'sidebar' } as const;
const moment = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm:ss' } as const;

/** A report's link shows the report, but not the requester's details. */
const staffOnly = { read: ({ req }: { req: PayloadRequest }) => Boolean(req.user) };

/** Internal fields that the site uses; the form hides them. */
const inner: Field[] = [
  {
    name: 'progress',
    type: 'json',
    label: 'Steps',
    admin: { hidden: true },
    ...jsonShape("import('@/scans/rules/scan-state').ScanProgress", {
      type: 'object',
      required: ['attempt'],
      properties: { attempt: { type: 'integer' }, steps: { type: 'object' } },
    }),
  },
  {
    name: 'result',
    type: 'json',
    label: 'Findings',
    admin: { hidden: true },
    ...jsonShape("import('@/scanner/model/report').ScanReport", {
      type: 'object',
      required: ['engine', 'url', 'host', 'scannedAt', 'overall', 'categories', 'counts', 'top'],
      properties: { overall: { type: 'integer' }, checks: { type: 'array' } },
    }),
  },
  // Keyed hashes; emptied after the period in Fees and periods.
  {
    name: 'requesterHash',
    type: 'text',
    index: true,
    maxLength: 64,
    access: staffOnly,
    admin: { hidden: true },
  },
  {
    name: 'ownerHash',
    type: 'text',
    maxLength: 64,
    access: staffOnly,
    admin: { hidden: true },
  },
];

const access = collectionAccess('scan-results');

export const ScanResults: CollectionConfig = {
  slug: 'scan-results',
  labels: { singular: 'Scan', plural: 'Scans' },
  access: { ...access, read: orNamed(access.read) },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  enableQueryPresets: true,
  admin: {
    group: 'Scanner and search',
    pagination: { defaultLimit: 50 },
    useAsTitle: 'url',
    defaultColumns: ['url', 'overallScore', 'status', 'counts.critical', 'tool', 'createdAt'],
    listSearchableFields: ['url', 'host', 'email'],
    description: 'Results of the website scanner. Written by the scanner, not by hand.',
    enableListViewSelectAPI: true,
  },
  fields: [
    {
      name: 'report',
      type: 'ui',
      label: 'Report',
      admin: {
        disableListColumn: true,
        components: { Field: '@/scans/office/ScanPanel#ScanPanel' },
      },
    },
    { name: 'url', type: 'text', label: 'Address', required: true, maxLength: 2048, admin: frozen },
    {
      type: 'row',
      fields: [
        {
          name: 'host',
          type: 'text',
          label: 'Site',
          required: true,
          index: true,
          maxLength: 253,
          admin: frozen,
        },
        {
          name: 'finalUrl',
          type: 'text',
          label: 'Page that was read',
          maxLength: 2048,
          admin: { ...frozen, description: 'After redirects.' },
        },
      ],
    },
    {
      name: 'overallScore',
      type: 'number',
      label: 'Score',
      index: true,
      min: 0,
      max: 100,
      admin: { ...frozen, description: '0 to 100. Empty when the site could not be scanned.' },
    },
    ...scoreFields,
    {
      name: 'because',
      type: 'textarea',
      label: 'Why there is no score',
      maxLength: 1000,
      admin: { ...frozen, condition: (data) => Boolean(data?.because) },
    },
    {
      name: 'enquiries',
      type: 'join',
      collection: 'submissions',
      on: 'scan',
      label: 'Enquiries that came with it',
      admin: { allowCreate: false, defaultColumns: ['name', 'status', 'createdAt'] },
    },
    {
      name: 'status',
      type: 'select',
      label: 'Status',
      required: true,
      defaultValue: 'queued',
      index: true,
      options: [...scanStatuses],
      admin: side,
    },
    {
      name: 'tool',
      type: 'select',
      label: 'Asked for in',
      required: true,
      defaultValue: 'scan',
      index: true,
      options: [...scanTools],
      admin: side,
    },
    {
      name: 'isPartial',
      type: 'checkbox',
      label: 'Partial: much could not be found out',
      defaultValue: false,
      admin: side,
    },
    {
      name: 'httpStatus',
      type: 'number',
      label: 'Code of the site’s answer',
      admin: { ...side, description: '200: the page came. 404: there is none. 5xx: it is broken.' },
    },
    { name: 'productBrand', type: 'text', label: 'Brand', maxLength: 60, admin: side },
    {
      name: 'email',
      type: 'email',
      access: staffOnly,
      label: 'Confirmed e-mail',
      index: true,
      admin: {
        ...side,
        description:
          'Asked for after the free scans. Emptied after the period in Fees and periods.',
        condition: (data) => Boolean(data?.email),
      },
    },
    { name: 'startedAt', type: 'date', label: 'Started', admin: { ...side, date: moment } },
    {
      name: 'finishedAt',
      type: 'date',
      label: 'Finished',
      index: true,
      admin: { ...side, date: moment },
    },
    { name: 'durationMs', type: 'number', label: 'Took, in milliseconds', admin: side },
    { name: 'engine', type: 'text', label: 'Version of the rules', maxLength: 20, admin: side },
    {
      name: 'uuid',
      type: 'text',
      label: 'Number of the report',
      required: true,
      unique: true,
      index: true,
      defaultValue: () => randomUUID(),
      admin: side,
    },
    ...inner,
  ],
  indexes: [
    { fields: ['host', 'finishedAt'] },
    { fields: ['url', 'status', 'finishedAt'] },
    { fields: ['tool', 'status', 'createdAt'] },
  ],
  versions: false,
};
