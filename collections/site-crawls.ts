import { randomUUID } from 'node:crypto';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { jsonShape } from '@/platform/database/json-shape';
import { orNamed } from '@/scans/data/long-tasks';
import { crawlStatuses } from '@/scans/rules/scan-state';

const frozen = { readOnly: true } as const;
const side = { readOnly: true, position: 'sidebar' } as const;

/** A result's link shows the result, but not the requester's details. */
const staffOnly = { read: ({ req }: { req: PayloadRequest }) => Boolean(req.user) };

const access = collectionAccess('site-crawls');

export const SiteCrawls: CollectionConfig = {
  slug: 'site-crawls',
  labels: { singular: 'Sitemap crawl', plural: 'Sitemap crawls' },
  access: { ...access, read: orNamed(access.read) },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Scanner and search',
    pagination: { defaultLimit: 50 },
    useAsTitle: 'url',
    defaultColumns: ['url', 'status', 'pageCount', 'createdAt'],
    listSearchableFields: ['url', 'host'],
    description:
      'Sites whose pages a visitor had listed with the sitemap tool. Deleted with the coded addresses.',
    enableListViewSelectAPI: true,
  },
  fields: [
    { name: 'url', type: 'text', label: 'Address', required: true, maxLength: 2048, admin: frozen },
    {
      name: 'host',
      type: 'text',
      label: 'Site',
      required: true,
      index: true,
      maxLength: 253,
      admin: frozen,
    },
    { name: 'pageCount', type: 'number', label: 'Pages found', min: 0, admin: frozen },
    {
      name: 'because',
      type: 'textarea',
      label: 'Why it ended early',
      maxLength: 1000,
      admin: { ...frozen, condition: (data) => Boolean(data?.because) },
    },
    {
      name: 'status',
      type: 'select',
      label: 'Status',
      required: true,
      defaultValue: 'queued',
      index: true,
      options: [...crawlStatuses],
      admin: side,
    },
    { name: 'startedAt', type: 'date', label: 'Started', admin: side },
    { name: 'finishedAt', type: 'date', label: 'Finished', admin: side },
    {
      name: 'uuid',
      type: 'text',
      label: 'Number of the result',
      required: true,
      unique: true,
      index: true,
      defaultValue: () => randomUUID(),
      admin: side,
    },
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
  ],
  versions: false,
};
