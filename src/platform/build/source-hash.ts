import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Everything that goes into `next build`. The seed and the tests don't, and neither does the
 * environment: one build serves them all.
 */
const INPUTS = [
  'src',
  'collections',
  'public',
  'payload.config.ts',
  'next.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'postcss.config.mjs',
];

async function filesOf(root: string, input: string): Promise<string[]> {
  try {
    const entries = await readdir(path.join(root, input), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && entry.name !== '.DS_Store')
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [input];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

/** A hash of the source as it is now: it changes if and only if a name or a byte of it does. */
export async function hashSource(root: string): Promise<string> {
  const files = (await Promise.all(INPUTS.map((input) => filesOf(root, input)))).flat();
  const hash = createHash('sha256');
  for (const file of files.map((name) => name.replaceAll(path.sep, '/')).sort()) {
    const content = await readFile(path.join(root, file));
    // Lengths keep the border between a name and its content in place.
    hash.update(`${Buffer.byteLength(file)}:${file}${content.length}:`).update(content);
  }
  return hash.digest('hex');
}
