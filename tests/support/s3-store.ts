import { S3 } from '@aws-sdk/client-s3';
import { buildApp } from 'fauxqs';

export type S3Store = {
  /** The site’s settings for a new, empty bucket. */
  makeBucket(name: string): Promise<Record<string, string>>;
  client: S3;
  namesIn(bucket: string): Promise<string[]>;
  stop(): Promise<void>;
};

/** An S3 server on loopback, in memory. It accepts every signature. */
export async function startS3Store(): Promise<S3Store> {
  // Its own start would listen on every address of the machine.
  const server = buildApp({ logger: false });
  const settings = {
    S3_ENDPOINT: await server.listen({ port: 0, host: '127.0.0.1' }),
    S3_FORCE_PATH_STYLE: 'true',
    S3_ACCESS_KEY_ID: 'test',
    S3_SECRET_ACCESS_KEY: 'test',
  };
  const client = new S3({
    endpoint: settings.S3_ENDPOINT,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  return {
    client,
    async makeBucket(Bucket) {
      await client.createBucket({ Bucket });
      return { ...settings, S3_BUCKET: Bucket };
    },
    async namesIn(Bucket) {
      const { Contents = [] } = await client.listObjectsV2({ Bucket });
      return Contents.map(({ Key }) => String(Key)).sort();
    },
    async stop() {
      client.destroy();
      await server.close();
    },
  };
}
