import type { CollectionConfig, Field, NumberField } from 'payload';
import { collectionAccess, readByStaff } from '@/accounts/hooks/access';
import { panelField, row } from '@/content/hooks/fields/common';
import {
  checkboxField,
  dateField,
  emailField,
  frozen,
  frozenAside,
  groupField,
  ifFilled,
  jsonField,
  numberField,
  relationField,
  selectField,
  textField,
} from '@/platform/database/fields';
import { orNamed } from '@/scans/data/long-tasks';
import {
  addressField,
  becauseField,
  hashFields,
  siteField,
  statusField,
  uuidField,
} from '@/scans/hooks';
import { scanStatuses, scanTools } from '@/scans/rules/scan-state';

const moment = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm:ss' } as const;

function score(name: string, label: string): NumberField {
  return numberField(name, label, { min: 0, max: 100, ...frozen });
}

function count(name: string, label: string): NumberField {
  return numberField(name, label, { min: 0, ...frozen });
}

/** Scores for lists and filters; the findings field holds the full result. */
const scoreFields: Field[] = [
  {
    type: 'collapsible',
    label: 'Scores by category',
    // Hides a dozen empty fields on a failed scan.
    admin: { condition: (data) => typeof data?.score === 'number' },
    fields: [
      groupField('scores', 'Out of 100', {
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
      }),
      groupField('counts', 'Failing checks', {
        fields: [
          row(
            count('critical', 'Critical'),
            count('high', 'High'),
            count('medium', 'Medium'),
            count('low', 'Low'),
          ),
        ],
      }),
    ],
  },
];

const inner: Field[] = [
  jsonField('progress', 'Steps', "import('@/scans/rules/scan-state').ScanProgress", {
    type: 'object',
    required: ['attempt'],
    properties: { attempt: { type: 'integer' }, steps: { type: 'object' } },
  }),
  jsonField('result', 'Findings', "import('@/scanner/model/report').ScanReport", {
    type: 'object',
    required: ['engine', 'url', 'host', 'scannedAt', 'overall', 'categories', 'counts', 'top'],
    properties: { overall: { type: 'integer' }, checks: { type: 'array' } },
  }),
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
    row(
      siteField,
      textField('finalUrl', 'Page that was read', {
        maxLength: 2048,
        ...frozen,
        description: 'After redirects.',
      }),
    ),
    numberField('overallScore', 'Score', {
      index: true,
      min: 0,
      max: 100,
      ...frozen,
      description: '0 to 100. Empty when the site could not be scanned.',
    }),
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
    selectField('tool', 'Asked for in', {
      required: true,
      defaultValue: 'scan',
      index: true,
      options: [...scanTools],
      ...frozenAside,
    }),
    relationField('trade', 'Trade', 'niches', {
      index: true,
      ...frozenAside,
      description: 'As its visitor says, to compare it with the trade.',
      condition: ifFilled('trade'),
    }),
    checkboxField('isPartial', 'Partial: much could not be found out', frozenAside),
    numberField('httpStatus', 'Code of the site’s answer', {
      ...frozenAside,
      description: '200: the page came. 404: there is none. 5xx: it is broken.',
    }),
    textField('productBrand', 'Brand', { maxLength: 60, ...frozenAside }),
    emailField('email', 'Confirmed e-mail', {
      access: readByStaff,
      index: true,
      ...frozenAside,
      description: 'Asked for after the free scans. Emptied after the period in Fees and periods.',
      condition: ifFilled('email'),
    }),
    dateField('startedAt', 'Started', { ...frozenAside, date: moment }),
    dateField('finishedAt', 'Finished', { index: true, ...frozenAside, date: moment }),
    numberField('durationMs', 'Took, in milliseconds', frozenAside),
    textField('engine', 'Version of the rules', { maxLength: 20, ...frozenAside }),
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
