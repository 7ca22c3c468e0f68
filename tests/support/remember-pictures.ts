import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';

/**
 * Loaded into processes that seed a database for a test. The first content has two dozen pictures
 * in five sizes each: the first process encodes them and caches the results for the others. Other
 * pictures are never cached.
 */

const root = path.resolve(import.meta.dirname, '../..');
const seeded = path.join(root, 'seed/media');
const store = path.join(root, 'node_modules/.cache/seeded-pictures');

interface Encoded {
  data: Buffer;
  info: OutputInfo;
}

/** Sharp's options of a picture, which it passes to its native part. */
interface Way {
  options: { input?: { buffer?: unknown }; [option: string]: unknown };
}

const hashOf = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');

let known: Set<string> | undefined;

/** Hashes of the first content's pictures and their results: sizes are made from those. */
function knownPictures(): Set<string> {
  known ??= new Set(
    readdirSync(seeded).map((name) => hashOf(readFileSync(path.join(seeded, name)))),
  );
  return known;
}

/** Options that change during encoding or do not affect the result. */
const besides = new Set(['debuglog', 'queueListener', 'resolveWithObject', 'fileOut', 'input']);

/** Cache key: equal only for equal bytes and options. */
function nameOf({ options }: Way): string | undefined {
  const { input } = options;
  // A clone of sharp's copies the Buffer as another type.
  if (!(input?.buffer instanceof Uint8Array)) return undefined;
  const hash = hashOf(input.buffer);
  if (!knownPictures().has(hash)) return undefined;
  const orders = Object.entries(options).filter(([option]) => !besides.has(option));
  return hashOf(JSON.stringify([sharp.versions, hash, { ...input, buffer: null }, orders]));
}

async function recall(name: string): Promise<Encoded | undefined> {
  try {
    const info = await readFile(path.join(store, `${name}.json`), 'utf8');
    return { data: await readFile(path.join(store, name)), info: JSON.parse(info) as OutputInfo };
  } catch {
    return undefined;
  }
}

/** Written aside and renamed, so that concurrent readers see no partial file. */
async function write(file: string, content: Buffer | string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, content);
  await rename(draft, file);
}

async function remember(name: string, { data, info }: Encoded): Promise<void> {
  mkdirSync(store, { recursive: true });
  await write(path.join(store, name), data);
  // Last, because readers look for it first.
  await write(path.join(store, `${name}.json`), JSON.stringify(info));
}

const { prototype } = sharp as unknown as { prototype: Sharp };
const encode = prototype.toBuffer as (options: { resolveWithObject: true }) => Promise<Encoded>;

async function toBuffer(
  this: Sharp & Way,
  options?: { resolveWithObject?: boolean },
): Promise<Buffer | Encoded> {
  const name = nameOf(this);
  const found = name === undefined ? undefined : await recall(name);
  const encoded = found ?? (await encode.call(this, { resolveWithObject: true }));
  if (name !== undefined) {
    knownPictures().add(hashOf(encoded.data));
    if (!found) await remember(name, encoded);
  }
  return options?.resolveWithObject ? encoded : encoded.data;
}

Object.assign(prototype, { toBuffer });
