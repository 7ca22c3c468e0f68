import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SeedDocument } from './create-missing';
import { pictures } from './data/pictures';

/** Screenshots that `npm run screenshots` takes. */
const mediaFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'media');

/** The pictures of the first content, each with its file. */
export function pictureDocuments(): SeedDocument[] {
  return pictures.map(({ name, alt }) => ({
    seedKey: name,
    alt,
    filePath: path.join(mediaFolder, `${name}.webp`),
  }));
}
