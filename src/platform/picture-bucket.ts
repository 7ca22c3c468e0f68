import type { Readable } from 'node:stream';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { Config, Plugin } from 'payload';
import type { S3Settings } from './s3-settings.ts';

/**
 * Pictures on S3, for sites on several machines. Everything is loaded on demand: a site without a
 * bucket never loads the S3 client.
 */

function clientConfig(settings: S3Settings): S3ClientConfig {
  const { endpoint, region, forcePathStyle, accessKeyId, secretAccessKey } = settings;
  return {
    region,
    forcePathStyle,
    ...(endpoint ? { endpoint } : {}),
    // Without keys, the client asks the machine for its role.
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    // Optional checksums are an extension of AWS that other stores refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 5_000,
      socketTimeout: 20_000,
      httpAgent: { keepAlive: true, maxSockets: 100 },
      httpsAgent: { keepAlive: true, maxSockets: 100 },
    },
  };
}

/**
 * Stores the pictures of `media` in a bucket. Visitors still load them from the site, which applies
 * the access rules; the bucket stays private.
 */
export function storePicturesOnS3(settings: S3Settings): Plugin {
  return async (config) => {
    const { s3Storage } = await import('@payloadcms/storage-s3');
    // The plugin adds its browser uploads to this copy of `admin`, which is then dropped.
    const admin = { ...config.admin, components: { ...config.admin?.components } };
    const stored: Config = await s3Storage({
      bucket: settings.bucket,
      collections: { media: true },
      config: clientConfig(settings),
    })({ ...config, admin });
    const collections = stored.collections?.map((collection) => ({
      ...collection,
      // Names the folder of a browser upload; without those, it would only need a column.
      fields: collection.fields.filter(
        (field) => !('name' in field && field.name === '_objectKey'),
      ),
    }));
    return { ...stored, admin: config.admin, collections };
  };
}

export type PictureBucket = {
  listNames(): Promise<string[]>;
  read(name: string): Promise<Readable>;
  write(name: string, content: Readable, bytes: number): Promise<void>;
  remove(name: string): Promise<void>;
};

/** The bucket for backups, which run without the CMS. */
export async function openPictureBucket(settings: S3Settings): Promise<PictureBucket> {
  const { S3, paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
  const client = new S3(clientConfig(settings));
  const { bucket: Bucket } = settings;
  return {
    async listNames() {
      const names: string[] = [];
      // The site stores no folders; other contents of the bucket are not its pictures.
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Delimiter: '/' })) {
        for (const { Key } of page.Contents ?? []) if (Key) names.push(Key);
      }
      return names.sort();
    },
    async read(Key) {
      const { Body } = await client.getObject({ Bucket, Key });
      return Body as Readable;
    },
    async write(Key, Body, ContentLength) {
      // Every upload is converted to WebP.
      await client.putObject({ Bucket, Key, Body, ContentLength, ContentType: 'image/webp' });
    },
    async remove(Key) {
      await client.deleteObject({ Bucket, Key });
    },
  };
}
