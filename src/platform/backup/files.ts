import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describeDataDir } from '../supervisor/data-dir.ts';

/** Not backed up: the database's files and passwords, locks, logs, caches and other backups. */
const madeAnew = [
  /^postgres(\/|\.)/,
  /^(supervisor\.lock|restart\.json)/,
  /^(logs|compiled|before-migration)\//,
  /^secrets\/postgres-/,
];

export async function listSiteFiles(root: string): Promise<string[]> {
  const found: string[] = [];
  const marker = path.basename(describeDataDir(root).unfinishedRestore);
  async function walk(inner: string): Promise<void> {
    for (const name of await readdir(path.join(root, inner))) {
      const file = path.posix.join(inner, name);
      if (file === marker || madeAnew.some((pattern) => pattern.test(file))) continue;
      // Follows links: pictures may be on another disk.
      const about = await stat(path.join(root, file));
      if (about.isDirectory() && !madeAnew.some((pattern) => pattern.test(`${file}/`))) {
        await walk(file);
      } else if (about.isFile()) found.push(file);
    }
  }
  await walk('');
  return found.sort();
}

export type Measure = { bytes: number; sha256: string };

export function measuring() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *pass(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    result: (): Measure => ({ bytes, sha256: hash.digest('hex') }),
  };
}

/** Writes a file and its folder with owner-only rights, and waits for the disk. */
export async function openPrivately(file: string) {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  return createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true });
}

export async function savePrivately(
  from: Readable,
  to: string,
  signal?: AbortSignal,
): Promise<Measure> {
  const measure = measuring();
  await pipeline(from, measure.pass, await openPrivately(to), { signal });
  return measure.result();
}

export function copyPrivately(from: string, to: string, signal?: AbortSignal): Promise<Measure> {
  return savePrivately(createReadStream(from), to, signal);
}
