import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { dateField, frozen, frozenAside, jsonField, numberField } from '@/platform/database/fields';
import { orNamed } from '@/scans/data/long-tasks';
import {
  addressField,
  becauseField,
  hashFields,
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
    numberField('pageCount', 'Pages found', { min: 0, ...frozen }),
    becauseField('Why it ended early'),
    statusField(crawlStatuses),
    dateField('startedAt', 'Started', frozenAside),
    dateField('finishedAt', 'Finished', frozenAside),
    uuidField('Number of the result'),
    jsonField('pages', 'Pages', "import('@/scanner/crawl/crawl-types').CompletedCrawl", {
      type: 'object',
      required: ['status', 'url', 'pages', 'opened', 'unread'],
      properties: { status: { const: 'done' }, pages: { type: 'array' } },
    }),
    jsonField('progress', 'Progress', "import('@/scans/rules/crawl-state').CrawlProgress", {
      type: 'object',
      required: ['attempt'],
      properties: { attempt: { type: 'integer' }, opened: { type: 'integer' } },
    }),
    ...hashFields,
  ],
  versions: false,
};
