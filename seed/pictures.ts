import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SeedDocument } from './create-missing';
import { pictures } from './data/pictures';

/** Screenshots from `npm run screenshots`, and the drawings of seed/scenes/drawings. */
const mediaFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'media');

export function pictureDocuments(): SeedDocument[] {
  return pictures.map(({ name, alt, focalY }) => ({
    seedKey: name,
    alt,
    ...(focalY === undefined ? {} : { focalX: 50, focalY }),
    filePath: path.join(mediaFolder, `${name}.webp`),
  }));
}
