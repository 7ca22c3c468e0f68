import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { OperatorError } from '../operator-error.ts';
import { type Measure, measuring } from './files.ts';
import { keptFile, type Manifest, readManifest, tableFile } from './manifest.ts';

async function measureFile(file: string, isPacked: boolean): Promise<Measure | undefined> {
  const measure = measuring();
  try {
    const source = createReadStream(file);
    const drain = async (chunks: AsyncIterable<Buffer>) => {
      for await (const _ of measure.pass(chunks));
    };
    await (isPacked ? pipeline(source, createGunzip(), drain) : pipeline(source, drain));
  } catch {
    // A restore treats missing, truncated and unreadable files alike.
    return undefined;
  }
  return measure.result();
}

async function knownMigrations(projectRoot: string): Promise<string[]> {
  const files = await readdir(path.join(projectRoot, 'src/migrations'));
  return files.filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -3));
}

/** @throws OperatorError that names what is missing, broken or too new */
export async function checkBackup(backup: string, projectRoot: string): Promise<Manifest> {
  const manifest = await readManifest(backup);
  const known = await knownMigrations(projectRoot);
  const unknown = manifest.migrations.find((name) => !known.includes(name));
  if (unknown) {
    throw new OperatorError(
      `The backup was made by another version of this product (${manifest.version}): its database has\n` +
        `the migration ${unknown}, which this one lacks.\n` +
        'Restore it with the version that made it, or a newer one.',
    );
  }
  const entries = [
    ...manifest.tables.map((table) => ({
      ...{ ...table, what: `the table ${table.name}`, isPacked: true },
      file: tableFile(backup, table.name),
    })),
    ...manifest.files.map((file) => ({
      ...{ ...file, what: file.path, isPacked: false },
      file: keptFile(backup, file.path),
    })),
  ];
  for (const { what, file, bytes, sha256, isPacked } of entries) {
    const found = await measureFile(file, isPacked);
    if (found?.bytes === bytes && found.sha256 === sha256) continue;
    throw new OperatorError(
      `The backup ${backup} is broken: ${what} is ${found ? 'not as it was' : 'missing or cut off'}.\n` +
        'Nothing has been restored. Use another backup.',
    );
  }
  return manifest;
}
