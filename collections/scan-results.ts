import { randomUUID } from 'node:crypto';
import type { CollectionConfig } from 'payload';
import { collectionAccess } from './_shared/access/from-permissions';

export const ScanResults: CollectionConfig = {
  slug: 'scan-results',
  labels: { singular: 'Scan', plural: 'Scans' },
  access: collectionAccess('scan-results'),
  defaultSort: '-createdAt',
  admin: {
    group: 'Scanner and search',
    pagination: { defaultLimit: 50 },
    useAsTitle: 'url',
    defaultColumns: ['url', 'overallScore', 'productBrand', 'createdAt'],
    listSearchableFields: ['url', 'host'],
    description: 'Results of the website scanner. Written by the scanner, not by hand.',
  },
  fields: [
    {
      name: 'uuid',
      type: 'text',
      label: 'Report',
      required: true,
      unique: true,
      index: true,
      defaultValue: () => randomUUID(),
      admin: { readOnly: true, position: 'sidebar' },
    },
    { name: 'url', type: 'text', label: 'Address', required: true, maxLength: 2048 },
    { name: 'host', type: 'text', label: 'Site', required: true, index: true, maxLength: 253 },
    {
      name: 'overallScore',
      type: 'number',
      label: 'Score',
      min: 0,
      max: 100,
      admin: { description: '0 to 100. Empty when the site could not be scanned.' },
    },
    { name: 'productBrand', type: 'text', label: 'Brand', maxLength: 60 },
    { name: 'result', type: 'json', label: 'Findings' },
  ],
  versions: false,
};
