import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * `npm run generate:fonts` subsets the variable typefaces to the glyphs in use, which halves a
 * phone's download. Run it after updating the typefaces.
 */

const root = path.resolve(import.meta.dirname, '../..');
const from = path.join(root, 'node_modules/@fontsource-variable');
const to = path.join(root, 'src/app/(site)/_fonts');

interface Face {
  family: string;
  source: string;
  file: string;
  axes: Record<string, number | { min: number; max: number }>;
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** ASCII, letters of western and central Europe, and typographic marks. */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0x17f),
  ...'–—‘’‚“”„†•…‹›⁄€™→←−×·≈≤≥½¼¾',
].join('');

const faces: Face[] = [
  {
    family: 'bricolage-grotesque',
    source: 'bricolage-grotesque-latin-opsz-normal.woff2',
    file: 'bricolage-grotesque.woff2',
    // One optical size for headings; no thinner weight is used.
    axes: { opsz: 40, wght: { min: 500, max: 700 } },
  },
  {
    family: 'jetbrains-mono',
    source: 'jetbrains-mono-latin-wght-normal.woff2',
    file: 'jetbrains-mono.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
];

await mkdir(to, { recursive: true });
for (const { family, source, file, axes } of faces) {
  const whole = await readFile(path.join(from, family, 'files', source));
  const cut = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(path.join(to, file), cut);
  const licence = await readFile(path.join(from, family, 'LICENSE'), 'utf8');
  await writeFile(path.join(to, file.replace('.woff2', '-LICENSE.txt')), licence);
  console.log(`${file}: ${whole.length} bytes before, ${cut.length} now`);
}
