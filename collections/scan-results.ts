import type { CollectionConfig, Field, NumberField } from 'payload';
import { collectionAccess, readByStaff } from '@/accounts/hooks/access';
import { panelField, row } from '@/content/hooks/fields/common';
import { jsonShape } from '@/platform/database/json-shape';
import { orNamed } from '@/scans/data/long-tasks';
import {
  addressField,
  becauseField,
  frozen,
  hashFields,
  side,
  siteField,
  statusField,
  uuidField,
} from '@/scans/hooks';
import { scanStatuses, scanTools } from '@/scans/rules/scan-state';

const moment = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm:ss' } as const;

function score(name: string, label: string): NumberField {
  return { name, type: 'number', label, min: 0, max: 100, admin: frozen };
}

function count(name: string, label: string): NumberField {
  return { name, type: 'number', label, min: 0, admin: frozen };
}

/** Scores for lists and filters; the findings field holds the full result. */
const scoreFields: Field[] = [
  {
    type: 'collapsible',
    label: 'Scores by category',
    // Hides a dozen empty fields on a failed scan.
    admin: { condition: (data) => typeof data?.score === 'number' },
    fields: [
      {
        name: 'scores',
        type: 'group',
        label: 'Out of 100',
        fields: [
          row(
            score('seo', 'SEO'),
            score('performance', 'Speed estimate'),
            score('accessibility', 'Accessibility'),
            score('security', 'Security'),
          ),
          row(
            score('mobile', 'Mobile'),
            score('aiSearch', 'AI search'),
            score('localBusiness', 'Local business'),
          ),
        ],
      },
      {
        name: 'counts',
        type: 'group',
        label: 'Failing checks',
        fields: [
          row(
            count('critical', 'Critical'),
            count('high', 'High'),
            count('medium', 'Medium'),
            count('low', 'Low'),
          ),
        ],
      },
    ],
  },
];

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
  ...hashFields,
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
    useAsTitle: 'url',
    defaultColumns: ['url', 'overallScore', 'status', 'counts.critical', 'tool', 'createdAt'],
    listSearchableFields: ['url', 'host', 'email'],
    description: 'Results of the website scanner. Written by the scanner, not by hand.',
    enableListViewSelectAPI: true,
  },
  fields: [
    panelField('report', 'Report', '@/scans/office/ScanPanel#ScanPanel'),
    addressField,
    row(siteField, {
      name: 'finalUrl',
      type: 'text',
      label: 'Page that was read',
      maxLength: 2048,
      admin: { ...frozen, description: 'After redirects.' },
    }),
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
    becauseField('Why there is no score'),
    {
      name: 'enquiries',
      type: 'join',
      collection: 'submissions',
      on: 'scan',
      label: 'Enquiries that came with it',
      admin: { allowCreate: false, defaultColumns: ['name', 'status', 'createdAt'] },
    },
    statusField(scanStatuses),
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
      access: readByStaff,
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
    uuidField('Number of the report'),
    ...inner,
  ],
  indexes: [
    { fields: ['host', 'finishedAt'] },
    { fields: ['url', 'status', 'finishedAt'] },
    { fields: ['tool', 'status', 'createdAt'] },
  ],
  versions: false,
};
