import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CollectionConfig, UploadConfig } from 'payload';
import { getEnv } from '@/config/env';
import { seedKeyField } from '@/fields/seed-key';
import { collectionAccess } from './_shared/access/from-permissions';
import { refreshSiteOnSaveHooks } from './_shared/hooks/refresh-site';
import { mostPixels, refuseHugePictures } from './_shared/hooks/refuse-huge-pictures';

type UploadHandler = NonNullable<UploadConfig['handlers']>[number];

const folder = path.resolve(/* turbopackIgnore: true */ getEnv().dataDir, 'media');

/** A name that was never stored is simply not there; Payload alone would call it a fault of ours. */
const answerMissingFile: UploadHandler = (_req, { params: { filename } }) =>
  existsSync(path.join(folder, path.basename(filename)))
    ? undefined
    : new Response('Not found', { status: 404 });

const webp = { format: 'webp', options: { quality: 82 } } as const;

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: collectionAccess('media'),
  admin: {
    group: 'Content',
    pagination: { defaultLimit: 50 },
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
    description: 'Pictures of the site. Small versions, for telephones, are made by themselves.',
  },
  upload: {
    staticDir: folder,
    handlers: [answerMissingFile],
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
    formatOptions: webp,
    constructorOptions: { limitInputPixels: mostPixels },
    resizeOptions: { width: 2400, withoutEnlargement: true },
    imageSizes: [
      { name: 'w400', width: 400, formatOptions: webp, withoutEnlargement: true },
      { name: 'w800', width: 800, formatOptions: webp, withoutEnlargement: true },
      { name: 'w1200', width: 1200, formatOptions: webp, withoutEnlargement: true },
      { name: 'w1600', width: 1600, formatOptions: webp, withoutEnlargement: true },
    ],
    adminThumbnail: 'w400',
    focalPoint: true,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'public, max-age=31536000, immutable');
      headers.set('X-Content-Type-Options', 'nosniff');
      return headers;
    },
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: 'What the picture shows',
      required: true,
      maxLength: 250,
      admin: { description: 'Read aloud to people who can’t see it. One plain sentence.' },
    },
    {
      name: 'caption',
      type: 'text',
      label: 'Caption',
      maxLength: 250,
      admin: { description: 'Shown below the picture where there is room for it.' },
    },
    seedKeyField(),
  ],
  hooks: { ...refreshSiteOnSaveHooks(), beforeOperation: [refuseHugePictures] },
  versions: false,
};
