import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';

/**
 * Loaded into processes that seed a database for a test. The first content has two dozen pictures,
 * each of which is encoded in five sizes, and many tests need that content: whoever comes first
 * encodes them, the others read what came out. The first to come is always the product at its real
 * work; pictures that are not of the first content are never remembered.
 */

const root = path.resolve(import.meta.dirname, '../..');
const seeded = path.join(root, 'seed/media');
const store = path.join(root, 'node_modules/.cache/seeded-pictures');

interface Encoded {
  data: Buffer;
  info: OutputInfo;
}

/** What sharp keeps of a picture’s way; it hands just that to its native part. */
interface Way {
  options: { input?: { buffer?: unknown }; [option: string]: unknown };
}

const hashOf = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');

let known: Set<string> | undefined;

/** Hashes of the first content’s pictures, and of what they became: sizes are made from that. */
function knownPictures(): Set<string> {
  known ??= new Set(
    readdirSync(seeded).map((name) => hashOf(readFileSync(path.join(seeded, name)))),
  );
  return known;
}

/** Options that change while a picture is encoded, or say nothing about what comes out. */
const besides = new Set(['debuglog', 'queueListener', 'resolveWithObject', 'fileOut', 'input']);

/** A name for what a picture becomes on its way: equal only for equal bytes and equal orders. */
function nameOf({ options }: Way): string | undefined {
  const { input } = options;
  // A clone of sharp’s has a copy that is a Buffer no more.
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

/** Under another name first: whoever reads meanwhile must not find half of it. */
async function write(file: string, content: Buffer | string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, content);
  await rename(draft, file);
}

async function remember(name: string, { data, info }: Encoded): Promise<void> {
  mkdirSync(store, { recursive: true });
  await write(path.join(store, name), data);
  // Last, because it is looked for first.
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
