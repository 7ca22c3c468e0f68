import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../operator-error.ts';

/**
 * What a backup holds. It is a folder:
 *
 *   manifest.json           this file; written last, so a backup without it was not finished
 *   tables/<name>.copy.gz   rows of one table, as PostgreSQL's COPY writes them
 *   files/<path>            files of the data folder
 */

const bytes = z.int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A relative path that cannot leave its folder. */
const innerPath = z
  .string()
  .min(1)
  .refine(
    (value) =>
      !/[\\\0]/.test(value) &&
      value.split('/').every((part) => part !== '' && part !== '.' && part !== '..'),
    'leads out of the folder',
  );

const tableSchema = z.object({
  name: z.string().regex(/^\w+$/),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: z.int().nonnegative(),
  bytes,
  sha256,
});

const contentSchema = z.object({
  format: z.literal(1),
  /** Product version from package.json. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  postgresql: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/) })),
  files: z.array(z.object({ path: innerPath, bytes, sha256 })),
  /** Names of the settings from the environment; the backup omits their values. */
  environment: z.array(z.string()),
});

export type TableEntry = z.output<typeof tableSchema>;
export type Manifest = z.output<typeof contentSchema>;
export type FileEntry = Manifest['files'][number];

const fileName = 'manifest.json';

export function tableFile(backup: string, table: string): string {
  return path.join(backup, 'tables', `${table}.copy.gz`);
}

export function keptFile(backup: string, file: string): string {
  return path.join(backup, 'files', ...file.split('/'));
}

const mediaFolder = 'media/';

/** A picture's path in a backup: the same whether it came from the data folder or a bucket. */
export const pictureFile = (name: string) => `${mediaFolder}${name}`;

/** The picture of such a path, null for other files. */
export const pictureOf = (file: string) =>
  file.startsWith(mediaFolder) ? file.slice(mediaFolder.length) : null;

function checksumOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

export async function writeManifest(backup: string, content: Manifest): Promise<void> {
  const text = `${JSON.stringify({ sha256: checksumOf(content), content }, null, 2)}\n`;
  await writeFile(path.join(backup, fileName), text, { mode: 0o600, flush: true });
}

/** @throws OperatorError for a missing, incomplete or foreign backup */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(path.join(backup, fileName), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      throw new OperatorError(
        `There is no whole backup in ${backup} (${fileName}: ${error.code}).\n` +
          'Name the folder that holds the manifest. A folder that ends in .unfinished is of no use.',
      );
    },
  );
  const broken = new OperatorError(
    `The backup ${backup} is broken: its ${fileName} has been changed or cut off.\nUse another backup.`,
  );
  let read: { sha256?: unknown; content?: { format?: unknown } };
  try {
    read = JSON.parse(text);
  } catch {
    throw broken;
  }
  if (read.sha256 !== checksumOf(read.content)) throw broken;
  if (read.content?.format !== 1) {
    throw new OperatorError(
      `The backup ${backup} is in a form that this version does not know.\n` +
        'Restore it with the version that made it, or a newer one.',
    );
  }
  const { success, data } = contentSchema.safeParse(read.content);
  if (!success) throw broken;
  return data;
}
