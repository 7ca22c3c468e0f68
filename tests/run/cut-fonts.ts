import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * `npm run generate:fonts` subsets the variable typefaces to the glyphs in use, which halves a
 * phone's download. Run it after updating the typefaces.
 */

const root = path.resolve(import.meta.dirname, '../..');
const packages = path.join(root, 'node_modules');
const to = path.join(root, 'src/app/(site)/_fonts');

interface Face {
  /** Paths in the packages' folder. */
  source: string;
  licence: string;
  file: string;
  characters: string;
  axes?: Record<string, number | { min: number; max: number }>;
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** ASCII, letters of western and central Europe, and typographic marks. */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0x17f),
  ...'–—‘’‚“”„†•…‹›⁄€™→←−×·≈≤≥½¼¾',
].join('');

/** Signs that a post of a web agency is likely to get; others come from the visitor’s system. */
const signs = [
  ...'📐📏📝✏📖📚📰🧾🧮💷💳🏷🛒🎁📈📉📊🎯🏆⭐❤✅❌⚠❓💡🔎🔍🔗🌐📍🗺📣💬📧☎📞📲📱💻🖥📷🖼🎬🎨🧱🔧🔨🪛🧰⚡🔥💧🌱🏠🏢🏪🚉',
  ...'🚗🚚🚲🐢🦮🐝🐱🐶🍎🍞☕🍽✂💅💇🏋🧘⚖🔒🔑🛡🤖🧠👋👍🤝🤔😀🎉📅⏱⏰♿🧹🪟🪚🎓🩺🦷🏗👷🔌💈🥐💐🎂',
  '\u{fe0f}',
].join('');

const variable = (family: string) => ({
  licence: `@fontsource-variable/${family}/LICENSE`,
  file: `${family}.woff2`,
  characters,
});

const faces: Face[] = [
  {
    ...variable('bricolage-grotesque'),
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    // One optical size for headings; no thinner weight is used.
    axes: { opsz: 40, wght: { min: 500, max: 700 } },
  },
  {
    ...variable('jetbrains-mono'),
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    source: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
    licence: '@expo-google-fonts/noto-emoji/LICENSE_FONT',
    file: 'noto-emoji.woff2',
    characters: signs,
  },
];

await mkdir(to, { recursive: true });
for (const { source, licence, file, characters: kept, axes } of faces) {
  const whole = await readFile(path.join(packages, source));
  const options = { targetFormat: 'woff2', ...(axes && { variationAxes: axes }) } as const;
  const cut = await subsetFont(whole, kept, options);
  await writeFile(path.join(to, file), cut);
  const text = await readFile(path.join(packages, licence), 'utf8');
  await writeFile(path.join(to, file.replace('.woff2', '-LICENSE.txt')), text);
  console.log(`${file}: ${whole.length} bytes before, ${cut.length} now`);
}
