import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CollectionConfig, PayloadRequest, UploadConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { seedKeyField } from '@/content/hooks/fields/common';
import { refreshSiteOnSaveHooks } from '@/content/hooks/publishing';
import { mostPixels, refuseHugePictures } from '@/content/hooks/refuse-huge-pictures';
import { textField } from '@/platform/database/fields';
import { getEnv } from '@/platform/env';

type UploadHandler = NonNullable<UploadConfig['handlers']>[number];
type FileAsked = Parameters<UploadHandler>[1];

const { dataDir, s3, siteUrl } = getEnv();
const folder = path.resolve(/* turbopackIgnore: true */ dataDir, 'media');
const site = new URL(siteUrl);

/** Payload would answer 500 for missing files, and serve those in the trash. */
const answerMissingFile = (async (req: PayloadRequest, { params: { filename } }: FileAsked) => {
  // The bucket's own handler, which comes next, answers 404.
  const isThere = s3 !== undefined || existsSync(path.join(folder, path.basename(filename)));
  // Staff need thumbnails in the list of the trash.
  if (isThere && (req.user || !(await isInTrash(req, filename)))) return undefined;
  return new Response('Not found', { status: 404 });
}) as UploadHandler;

const widths = [400, 800, 1200, 1600];

async function isInTrash(req: PayloadRequest, filename: string): Promise<boolean> {
  const names = ['filename', ...widths.map((width) => `sizes.w${width}.filename`)];
  const found = await req.payload.db.findOne({
    collection: 'media',
    req,
    where: {
      and: [
        { deletedAt: { exists: true } },
        { or: names.map((name) => ({ [name]: { equals: filename } })) },
      ],
    },
  });
  return found !== null;
}

// Effort 2 of 6 takes half the time of the usual 4, and files are 4 % larger.
const webp = { format: 'webp', options: { quality: 82, effort: 2 } } as const;

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: collectionAccess('media'),
  trash: true,
  admin: {
    group: 'Content',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
    description: 'Pictures of the site. Small versions, for telephones, are made by themselves.',
  },
  upload: {
    staticDir: folder,
    handlers: [answerMissingFile],
    // A new focal point needs the stored picture. From a bucket, Payload loads it over the site's
    // address, which may be a private one behind the proxy.
    skipSafeFetch: s3
      ? [{ hostname: site.hostname, port: site.port, pathname: '/api/media/file/**' }]
      : false,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
    formatOptions: webp,
    constructorOptions: { limitInputPixels: mostPixels },
    resizeOptions: { width: 2400, withoutEnlargement: true },
    imageSizes: widths.map((width) => ({
      name: `w${width}`,
      width,
      formatOptions: webp,
      withoutEnlargement: true,
    })),
    adminThumbnail: 'w400',
    focalPoint: true,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'public, max-age=31536000, immutable');
      headers.set('X-Content-Type-Options', 'nosniff');
      return headers;
    },
  },
  fields: [
    textField('alt', 'What the picture shows', {
      required: true,
      maxLength: 250,
      description: 'Read aloud to people who can’t see it. One plain sentence.',
    }),
    textField('caption', 'Caption', {
      maxLength: 250,
      description: 'Shown below the picture where there is room for it.',
    }),
    seedKeyField(),
  ],
  hooks: { ...refreshSiteOnSaveHooks(), beforeOperation: [refuseHugePictures] },
  versions: false,
};
