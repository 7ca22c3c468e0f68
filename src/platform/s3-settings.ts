import { z } from 'zod';

export function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false;
  return url.href === `${url.origin}/`;
}

/** The bucket of the pictures, which sites on several machines share. */
export const s3Shape = {
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z
    .string()
    .refine(isOrigin, 'must be an address without a path, such as https://s3.example.com')
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z.enum(['true', 'false'], 'must be true or false').optional(),
};

const s3Names = [
  ...(['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const),
  'S3_FORCE_PATH_STYLE' as const,
];

type S3Input = z.output<z.ZodObject<typeof s3Shape>>;

/** Settings of a bucket are complete, or the start is refused: pictures must not go astray. */
export function checkS3(env: S3Input, context: z.RefinementCtx): void {
  const complain = (name: keyof S3Input, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  const given = s3Names.find((name) => env[name] !== undefined);
  if (!env.S3_BUCKET) {
    if (given) complain('S3_BUCKET', `is missing, although ${given} is set`);
    return;
  }
  if (!env.S3_ENDPOINT && !env.S3_REGION) {
    complain('S3_REGION', 'is missing: the region of S3_BUCKET, such as eu-west-2');
  }
  if (Boolean(env.S3_ACCESS_KEY_ID) !== Boolean(env.S3_SECRET_ACCESS_KEY)) {
    const missing = env.S3_ACCESS_KEY_ID ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID';
    complain(
      missing,
      'is missing: set both keys of S3_BUCKET, or neither to use the machine’s role',
    );
  }
}

export function s3SettingsOf(env: S3Input) {
  if (!env.S3_BUCKET) return undefined;
  return {
    bucket: env.S3_BUCKET,
    endpoint: env.S3_ENDPOINT,
    // Stores other than AWS ignore the region, but the client signs with one.
    region: env.S3_REGION ?? 'us-east-1',
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    /** The bucket’s name in the path instead of the host, as most stores other than AWS need. */
    forcePathStyle: env.S3_FORCE_PATH_STYLE === 'true',
  };
}

export type S3Settings = NonNullable<ReturnType<typeof s3SettingsOf>>;
