import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
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
import { crawlStatuses } from '@/scans/rules/scan-state';

const access = collectionAccess('site-crawls');

export const SiteCrawls: CollectionConfig = {
  slug: 'site-crawls',
  labels: { singular: 'Sitemap crawl', plural: 'Sitemap crawls' },
  access: { ...access, read: orNamed(access.read) },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Scanner and search',
    useAsTitle: 'url',
    defaultColumns: ['url', 'status', 'pageCount', 'createdAt'],
    listSearchableFields: ['url', 'host'],
    description:
      'Sites whose pages a visitor had listed with the sitemap tool. Deleted with the coded addresses.',
    enableListViewSelectAPI: true,
  },
  fields: [
    addressField,
    siteField,
    { name: 'pageCount', type: 'number', label: 'Pages found', min: 0, admin: frozen },
    becauseField('Why it ended early'),
    statusField(crawlStatuses),
    { name: 'startedAt', type: 'date', label: 'Started', admin: side },
    { name: 'finishedAt', type: 'date', label: 'Finished', admin: side },
    uuidField('Number of the result'),
    {
      name: 'pages',
      type: 'json',
      label: 'Pages',
      admin: { hidden: true },
      ...jsonShape("import('@/scanner/crawl/crawl-types').CompletedCrawl", {
        type: 'object',
        required: ['status', 'url', 'pages', 'opened', 'unread'],
        properties: { status: { const: 'done' }, pages: { type: 'array' } },
      }),
    },
    {
      name: 'progress',
      type: 'json',
      label: 'Progress',
      admin: { hidden: true },
      ...jsonShape("import('@/scans/rules/crawl-state').CrawlProgress", {
        type: 'object',
        required: ['attempt'],
        properties: { attempt: { type: 'integer' }, opened: { type: 'integer' } },
      }),
    },
    ...hashFields,
  ],
  versions: false,
};
